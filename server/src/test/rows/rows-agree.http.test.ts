import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { type Described, describeStatement } from './describe-statement.ts'
import { type Declared, type HandWritten, handWrittenStatements } from './hand-written-statements.ts'

let db: TestDatabase
let client: pg.Client
let nullable: Set<string>
beforeAll(async () => {
  db = await createTestDatabase()
  client = new pg.Client({ connectionString: db.adminUrl })
  await client.connect()
  const { rows } = await client.query<{ place: string }>(
    `select attrelid || '.' || attnum as place from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnum > 0 and not attnotnull`,
  )
  nullable = new Set(rows.map(({ place }) => place))
})
afterAll(async () => {
  await client.end()
  await db.drop()
})

/** What the connections of requests make of PostgreSQL's types (connect.ts); JSON is whatever was put in. */
const typesOf: ReadonlyMap<number, string> = new Map([
  [16, 'boolean'],
  ...[20, 21, 23, 700, 701].map((oid) => [oid, 'number'] as const),
  ...[25, 1043, 1082, 1114, 1700, 2950].map((oid) => [oid, 'string'] as const),
  [1184, 'Date'],
  [1009, 'string[]'],
  ...[1007, 1016].map((oid) => [oid, 'number[]'] as const),
])
const json = new Set([114, 3802])

/** Columns that may be empty, and never are in the rows of the statement. */
const alwaysThere: Readonly<Record<string, string>> = {
  'itinerary/clashes.queries.ts checkInAt': 'where check_in_at is not null',
  'mail/assignments.queries.ts orderConcept': 'a link has a trip or a concept: the caller asks for the trip first',
  'mail/sending.ts messageId': 'a mail gets it when it is queued, and queued ones are read',
  'accounts/profile.service.ts key': 'where image_key is not null',
  'accounts/profile.service.ts type': 'a picture is whole (users_image_is_whole)',
}
const keyOf = ({ at }: HandWritten, { name }: Declared) => `${at.replace(/:\d+$/, '')} ${name}`

function faultsOf(statement: HandWritten, rows: readonly Described[]): string[] {
  const undeclared = rows.filter(({ name }) => statement.columns.every((column) => column.name !== name))
  const faults = undeclared.map(({ name }) => `${statement.at}: ${name} is read and not declared`)
  for (const column of statement.columns) {
    const found = rows.find(({ name }) => name === column.name)
    if (found === undefined && !column.isOptional)
      faults.push(`${statement.at}: ${column.name} is declared and not read`)
    if (found !== undefined) faults.push(...faultsOfColumn(statement, column, found))
  }
  return faults
}

function faultsOfColumn(statement: HandWritten, column: Declared, found: Described): string[] {
  const declared = column.type.split('|').map((part) => part.trim())
  const faults: string[] = []
  if (nullable.has(`${found.table}.${found.column}`) && !declared.includes('null') && !declared.includes('unknown')) {
    if (!(keyOf(statement, column) in alwaysThere)) faults.push(`${statement.at}: ${column.name} may be null`)
  }
  const type = typesOf.get(found.type)
  // A text may be declared as one of certain words, by a name or in place.
  const fits = (part: string) =>
    part === 'null' ||
    part === 'unknown' ||
    part === type ||
    (type === 'string' && /^['A-Z]/.test(part) && part !== 'Date')
  if (!json.has(found.type) && !declared.every(fits))
    faults.push(`${statement.at}: ${column.name} is ${type}, not ${column.type}`)
  return faults
}

test('the row types of hand-written statements are what the migrated database gives (decision 020)', async () => {
  const statements = await handWrittenStatements()
  const faults: string[] = []
  for (const statement of statements) {
    const rows = await describeStatement(client, statement.sql).catch((error: Error) => error)
    if (rows instanceof Error) faults.push(`${statement.at}: ${rows.message}`)
    else faults.push(...faultsOf(statement, rows))
  }
  expect(faults).toEqual([])
  // Of those put together at run time the tests that run them tell; most shall be written out.
  expect(statements.length).toBeGreaterThanOrEqual(80)
  const keys = new Set(statements.flatMap((statement) => statement.columns.map((column) => keyOf(statement, column))))
  expect(Object.keys(alwaysThere).filter((key) => !keys.has(key))).toEqual([])
})

test('a column that is missing, of another type, nullable or not declared is told', async () => {
  const told = async (sql: string, columns: Declared[]) => {
    const statement = { at: 'here:1', sql, columns }
    return faultsOf(statement, await describeStatement(client, sql))
  }
  const column = (name: string, type: string) => ({ name, type, isOptional: false })
  const sql = 'select id, name, place_id as place from providers'
  const right = [column('id', 'number'), column('name', 'string'), column('place', 'number | null')]
  expect(await told(sql, right)).toEqual([])
  expect(await told(sql, right.slice(0, 2))).toEqual(['here:1: place is read and not declared'])
  expect(await told(sql, [...right, column('stars', 'number')])).toEqual(['here:1: stars is declared and not read'])
  expect(await told(sql, right.with(0, column('id', 'string')))).toEqual(['here:1: id is number, not string'])
  expect(await told(sql, right.with(2, column('place', 'number')))).toEqual(['here:1: place may be null'])
  await expect(describeStatement(client, 'select colour from providers')).rejects.toThrow(
    'column "colour" does not exist',
  )
})
