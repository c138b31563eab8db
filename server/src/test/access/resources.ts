import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { groupsOf } from '@reisewerk/domain/contract/groups.ts'
import type { Contract, Field, Fields } from '@reisewerk/domain/contract/shape.ts'
import { requiredColumn, tableSql } from '../../platform/resource/columns.ts'
import type { Resource } from '../../platform/resource/resource.ts'
import type { TestDatabase } from '../test-database.ts'

const features = join(import.meta.dirname, '../../features')

/** Every declared resource, found by its file: one that a feature adds tomorrow is proven tomorrow. */
export async function allResources(): Promise<Resource[]> {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.resources.ts'),
  )
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(join(features, file))))
  return modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat().filter(isResource))
}

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && 'contract' in value && 'binding' in value
}

export type Operation = NonNullable<Resource['binding']['only']>[number]

export function offers({ binding }: Resource, operation: Operation): boolean {
  return binding.only === undefined || binding.only.includes(operation)
}

/** Ids by table name. */
export type Rows = ReadonlyMap<string, readonly number[]>

/** The ids a piece of work adds to each table, seen as the owner. */
export async function rowsAddedBy<T>(db: TestDatabase, work: () => Promise<T>): Promise<{ rows: Rows; made: T }> {
  const before = await highestIds(db)
  const made = await work()
  const rows = new Map<string, number[]>()
  for (const table of before.keys()) {
    const added = await db.query<{ id: number }>(`select id::int from ${table} where id > $1 order by id`, [
      before.get(table),
    ])
    if (added.length > 0)
      rows.set(
        table,
        added.map(({ id }) => id),
      )
  }
  return { rows, made }
}

async function highestIds(db: TestDatabase): Promise<Map<string, number>> {
  const tables = await db.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type in ('BASE TABLE', 'VIEW') and column_name = 'id' and data_type = 'bigint'`,
  )
  const ids = new Map<string, number>()
  for (const { name } of tables) {
    const [row] = await db.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from ${name}`)
    ids.set(name, row?.id ?? 0)
  }
  return ids
}

/** Which of these rows a resource serves; kinds share their table. */
export async function idsOf({ binding }: Resource, rows: Rows, db: TestDatabase): Promise<number[]> {
  const table = tableSql(binding.table).replaceAll('"', '')
  const ids = rows.get(table) ?? []
  if (binding.kind === undefined) return [...ids]
  const [property, value] = binding.kind
  const kept = await db.query<{ id: number }>(
    `select id::int from ${table} where id = any ($1) and ${requiredColumn(binding.table, property)} = $2 order by id`,
    [ids, value],
  )
  return kept.map(({ id }) => id)
}

/** All of a contract's groups as a query: the widest answer there is. */
export function everyGroup(contract: Contract): string {
  return [...groupsOf(contract)].map((group) => `_groups[]=${group}`).join('&')
}

export type LinkField = { path: string; field: Field; target: string }

/** The fields of a contract that lead to other items, at whatever depth. */
export function linksIn(fields: Fields, prefix = ''): LinkField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`
    if (field.kind === 'object') return linksIn(field.fields ?? {}, `${path}.`)
    if (field.target === undefined || field.write === 'never') return []
    return [{ path, field, target: field.target.resource }]
  })
}

/** {'trip.destinations': x} → {trip: {destinations: x}} */
export function bodyWith(path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.')
  return { [first]: rest.length === 0 ? value : bodyWith(rest.join('.'), value) }
}

/** A fingerprint of every row of every table that the work of a stranger must not touch. */
export async function fingerprint(db: TestDatabase, rows: Rows): Promise<Record<string, string>> {
  const prints: Record<string, string> = {}
  for (const [table, ids] of rows) {
    const [row] = await db.query<{ print: string }>(
      `select md5(string_agg(t::text, '|' order by id)) as print from ${table} t where id = any ($1)`,
      [ids],
    )
    prints[table] = row?.print ?? 'gone'
  }
  return prints
}
