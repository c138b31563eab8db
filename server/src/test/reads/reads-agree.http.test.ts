import type { Fields } from '@reisewerk/domain/contract/shape.ts'
import {
  columnsReadIn,
  columnsShownAsKept,
  type ReadColumns,
  readThroughOthers,
} from '@reisewerk/domain/history/columns-read.ts'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClashes } from '../../features/itinerary/clashes.service.ts'
import { placeOf } from '../../platform/resource/columns.ts'
import { type Resource, type ResourceSet, resourceOf, resourceSet } from '../../platform/resource/resource.ts'
import { allResources } from '../access/resources.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { itemStatements, listStatements, recorded } from './asked-statements.ts'
import { type Columns, columnsRead, columnsReadBy, note } from './columns-read.ts'

let db: TestDatabase
let resources: ResourceSet
let ofTrips: ReadonlySet<string>
let logged: ReadonlySet<string>

beforeAll(async () => {
  db = await createTestDatabase()
  resources = resourceSet(await allResources())
  const named = (rows: { name: string }[]) => new Set(rows.map(({ name }) => name))
  ofTrips = named(
    await db.query(`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'order_id'
      union select 'orders'`),
  )
  logged = named(await db.query(`select tgrelid::regclass::text as name from pg_trigger where tgname = 'log_change'`))
})
afterAll(() => db?.drop())

/** What the figures of a trip are worked out of (refresh_order_figures): no log tells of them, but of these. */
const figures: Record<string, ReadColumns> = {
  complexity_id: { complexities: 'order_id' },
  hotel_contingent_id: { order_contingent_hotels: 'order_id' },
  ferry_contingent_id: { order_contingent_ferries: 'order_id' },
  urgent_todo_due_date: {
    todos: 'due_date order_id order_statuses request_id request_statuses status',
    orders: 'current_status',
    requests: 'status',
  },
  hotel_pax_asked: guests('asked_amount'),
  hotel_pax_reserved: guests('reserved_amount'),
  hotel_rooms_asked: { order_hotel_rooms: 'asked_amount order_id persons type' },
  client_name: { orders: 'client_id' },
  destination_name: { orders: 'main_destination_id' },
  user_name: { orders: 'user_id' },
  organisation_id: { orders: 'organisation_id' },
  is_admin_only: { orders: 'is_admin_only' },
  current_status: { orders: 'current_status' },
}

function guests(amount: string): ReadColumns {
  return { order_hotel_rooms: `${amount} order_id persons`, order_ferry_cabins: `${amount} order_id persons` }
}

test('APP-12 every figure of a trip is known by what it is worked out of', async () => {
  const [{ names = [] } = {}] = await db.query<{ names: string[] }>(
    `select array_agg(column_name::text) as names from information_schema.columns where table_name = 'order_figures' and column_name <> 'order_id'`,
  )
  expect(Object.keys(figures).toSorted()).toEqual(names.toSorted())
  const said: Columns = new Map()
  for (const sources of Object.values(figures))
    for (const [table, columns] of Object.entries(sources)) note(said, table, columns.split(' '))
  const read = await columnsReadBy(db, 'refresh_order_figures')
  read.delete('order_figures')
  expect(ofEachTrip(said)).toEqual(ofEachTrip(read))
})

test.each(Object.keys(columnsReadIn))(
  'APP-12 TRUE-08 which columns the answer %j is made of is declared as the database knows it',
  async (view) => {
    expect(ofEachTrip(await columnsRead(db, await statementsOf(view)))).toEqual(columnsReadIn[view])
  },
)

test('APP-12 OFFER-01 papers are met through attachments alone, whose own rows are told and keep them', async () => {
  const through = Object.values(readThroughOthers)
  expect(through.flat().every((table) => table === 'documents')).toBe(true)
  for (const view of Object.keys(readThroughOthers)) expect(columnsReadIn[view]).toHaveProperty('email_attachments')
  expect(logged.has('email_attachments')).toBe(true)
  const [{ rule } = {}] = await db.query<{ rule: string }>(
    `select confdeltype as rule from pg_constraint where conrelid = 'email_attachments'::regclass and confrelid = 'documents'::regclass`,
  )
  // Refused: a paper that a mail carries does not go before the mail.
  expect(rule).toBe('a')
})

test.each(Object.keys(columnsShownAsKept))(
  'APP-12 TRUE-08 which fields of %j are shown as they are kept, and make nothing else of it, is declared',
  async (view) => {
    const [name = '', ...groups] = view.split(' ')
    const resource = resourceOf(resources, name)
    const table = getTableName(resource.binding.table)
    const plain = plainFields(resource)
    const columnsOf = async (one: Resource) => {
      // A set of its own: statements are kept by the name of what they read.
      const statements = await itemStatements(new Map([...resources, [name, one]]), one, groups)
      return columnsIn(await columnsRead(db, statements), table)
    }
    const [all, others] = [await columnsOf(resource), await columnsOf(without(resource, plain))]
    const alone = [...plain.values()].filter((column) => all.includes(column) && !others.includes(column))
    expect(alone.toSorted().join(' ')).toBe(columnsShownAsKept[view])
  },
)

/** Fields that show a column of their name, each by its path. */
function plainFields(resource: Resource): Map<string, string> {
  const fields = (of: Fields, prefix: string): [string, string][] =>
    Object.entries(of).flatMap(([name, field]) => {
      const path = prefix + name
      if (field.kind === 'object') return fields(field.fields ?? {}, `${path}.`)
      if (!asKept.has(field.kind) || isMadeElsewhere(resource, path)) return []
      const column = path.replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      return placeOf(resource, path, field).column === `"${column}"` ? [[path, column]] : []
    })
  return new Map(fields(resource.contract.fields, ''))
}

const asKept = new Set(['text', 'choice', 'boolean', 'integer', 'day', 'instant', 'richText'])

const isMadeElsewhere = ({ binding }: Resource, path: string) =>
  binding.computed?.[path] !== undefined || binding.shownAs?.[path] !== undefined

/** The resource as if these fields were none of it. */
function without(resource: Resource, paths: ReadonlyMap<string, string>): Resource {
  const rest = (fields: Fields, prefix: string): Fields =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !paths.has(prefix + name))
        .map(([name, field]) => {
          const inner =
            field.kind === 'object' ? { ...field, fields: rest(field.fields ?? {}, `${prefix}${name}.`) } : field
          return [name, inner]
        }),
    )
  // Another contract of the same name, for reading only.
  const contract = { ...resource.contract, fields: rest(resource.contract.fields, '') }
  return { ...resource, contract } as Resource
}

/** Of what the trip's own row gives the answer, figures included. */
function columnsIn(read: Columns, table: string): string[] {
  return (ofEachTrip(read)[table] ?? '').split(' ')
}

async function statementsOf(view: string): Promise<string[]> {
  if (view === 'orders clashes') return recorded((trx) => readClashes(trx, 1))
  const [name = '', ...groups] = view.split(' ')
  const resource = resourceOf(resources, name)
  return name === 'orders' ? itemStatements(resources, resource, groups) : listStatements(resources, resource, groups)
}

/** Numbers and versions of rows: no change is told of them. */
const untold = new Set(['id', 'version', 'created_at'])

/** Of what hangs on trips, as it is declared: what else is shown in them is found by its number. */
function ofEachTrip(read: Columns): ReadColumns {
  const told: Columns = new Map()
  for (const [table, columns] of read) {
    const among = columns === 'all' ? null : [...columns]
    if (table === 'order_figures') {
      for (const figure of among ?? Object.keys(figures))
        for (const [source, of] of Object.entries(figures[figure] ?? {})) note(told, source, of.split(' '))
    } else if (ofTrips.has(table)) {
      if (!logged.has(table)) throw new TypeError(`no change of ${table} is told`)
      note(told, table, among?.includes('updated_at') ? null : among)
    }
  }
  return Object.fromEntries(
    [...told]
      .map(([table, columns]) => {
        const shown =
          columns === 'all'
            ? '*'
            : [...columns]
                .filter((column) => !untold.has(column))
                .toSorted()
                .join(' ')
        return [table, shown] as const
      })
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
