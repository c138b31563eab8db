import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/test-app.ts'

const features = join(import.meta.dirname, '../../features')
let desk: TestApp
beforeAll(async () => {
  desk = await testApp()
})
afterAll(() => desk.close())

/** Every table that some feature names. */
async function declaredTables(): Promise<PgTable[]> {
  const files = (await readdir(features, { recursive: true })).filter((name) => name.endsWith('.tables.ts'))
  const modules = await Promise.all(files.map((name) => import(join(features, name))))
  return modules.flatMap((module) => Object.values(module)).filter((value) => value instanceof PgTable)
}

type Column = { table: string; column: string; type: string; required: boolean }
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const sorted = (columns: Column[]) =>
  columns.map((one) => `${one.table}.${one.column} ${one.type}${one.required ? ' not null' : ''}`).sort()

test('the tables of the program are those of the migrated database', async () => {
  const tables = (await declaredTables()).map((table) => getTableConfig(table))
  const declared = tables.flatMap(({ name, columns }) =>
    columns.map((column): Column => {
      const type = column
        .getSQLType()
        .replace(/\(\d+\)$/, '')
        .replace(/^timestamp$/, 'timestamp without time zone')
      return { table: name, column: snakeCase(column.name), type, required: column.notNull }
    }),
  )
  const found = await desk.db.query<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as required
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relname = any ($1)`,
    [tables.map(({ name }) => name)],
  )
  expect(tables.length).toBeGreaterThan(40)
  expect(sorted(declared)).toEqual(sorted(found))
})

test('every reference of the tables is a foreign key of the database', async () => {
  const declared = (await declaredTables()).flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table)
    return foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference()
      return `${name}(${columns.map((column) => snakeCase(column.name)).join()}) → ${getTableConfig(foreignTable).name}`
    })
  })
  const found = await desk.db.query<{ key: string }>(
    `select conrelid::regclass || '(' || (select string_agg(a.attname, ',' order by position) from unnest(conkey) with ordinality as k(number, position)
       join pg_attribute a on a.attrelid = conrelid and a.attnum = k.number) || ') → ' || confrelid::regclass as key
     from pg_constraint where contype = 'f'`,
  )
  expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(declared))
})
