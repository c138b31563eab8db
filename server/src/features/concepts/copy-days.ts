import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/database/transaction.ts'
import { requiredColumn, tableSql } from '../../platform/resource/columns.ts'
import { days, placeholders } from '../itinerary/itinerary.tables.ts'
import { requests } from '../requests/requests.tables.ts'
import { type CopiedLevel, copiedTables } from './copied-tables.ts'
import {
  type CopyMap,
  copySortGroups,
  type DayMap,
  type DayToCopy,
  dayMap,
  type PlaceholderMap,
  placeholderMap,
  requestMap,
} from './copy-maps.ts'

type Options = {
  readonly withRequests: boolean
  /** With the requests also what the providers ask for. */
  readonly withPrices?: boolean
  /** Nights of a hotel stay or days of another service, by the key of the service copied from; others keep their length. */
  readonly lengths?: (service: { key: string; nights: number }) => number
}
/** The new day and its services, by what they were copied from. */
export type CopiedDay = { readonly from: number; readonly to: number; readonly keys: ReadonlyMap<string, string> }

/**
 * Copies days with their subtitles, services and requests into other trips: all that 'copy a trip', 'create from a concept'
 * and 'save as a concept' have in common. A fixed number of statements, however many days there are, fired in one go.
 *
 * Services keep their order, their texts, their chosen request, and their clock times on the new dates. Requests start
 * anew: nobody has been asked, nothing is booked, no option is held (docs/decisions/007).
 * @param asked which day becomes which date of which trip; the same day may be copied more than once
 * @returns the new days in the order asked
 */
export async function copyDays(
  trx: Transaction,
  asked: readonly DayToCopy[],
  { withRequests, withPrices = false, lengths = ({ nights }) => nights }: Options,
): Promise<CopiedDay[]> {
  if (asked.length === 0) return []
  const ofDays = await dayMap(trx, asked)
  const ofPlaceholders = (await placeholderMap(trx, ofDays)).map((row) => stretched(row, lengths))
  const ofRequests = withRequests ? await requestMap(trx, ofPlaceholders) : []
  const maps: Record<CopiedLevel, readonly CopyMap[]> = {
    day: ofDays.map((row) => ({ ...row, keys: sortHelperOf(row, ofPlaceholders) })),
    placeholder: ofPlaceholders.map((row) => ({ ...row, chosen: chosenRequest(row, ofRequests) })),
    request: ofRequests,
  }
  await Promise.all([
    // A service and its chosen request refer to each other.
    trx.query('set constraints placeholders_selected_request deferred'),
    insertCopies(trx, days, 'id', maps.day, {
      date: 'x.date + m.shift',
      name: 'coalesce(m.name, x.name)',
      isAutomaticName: 'x.is_automatic_name and x.name = coalesce(m.name, x.name)',
      sortHelper: `string_to_array(m.keys, ',')`,
    }),
    copySortGroups(trx, ofPlaceholders),
    insertCopies(trx, placeholders, 'id', maps.placeholder, {
      dayId: 'm.parent',
      selectedRequestId: 'm.chosen',
      sortGroupId: sameGroup,
    }),
    insertCopies(trx, requests, 'id', maps.request, { placeholderId: 'm.parent', ...askedAnew }),
    ...copiedTables
      .filter(({ prices }) => withPrices || prices !== 'table')
      .map(({ table, below, parent, anew, prices }) => {
        const unpriced = withPrices || prices === undefined || prices === 'table' ? [] : prices
        const empty = Object.fromEntries(unpriced.map((column) => [column, 'null']))
        return insertCopies(trx, table, parent, maps[below], { ...anew, ...empty })
      }),
  ])
  return ofDays.map(({ from, to }) => ({ from, to, keys: newKeys(to, ofPlaceholders) }))
}

/** A request that asked for the whole group asks for the whole new group; one that asked for a part keeps its number. */
const askedAnew = {
  status: `'new'`,
  optionNr: `''`,
  askedAmount: 'case when x.asked_amount = m.pax_before then m.pax_after else x.asked_amount end',
  reservedAmount: '0',
  extraReservedAmount: '0',
}

/** The group of the same name in the new trip. */
const sameGroup = `(select t.id from sort_groups g join sort_groups t on t.name = g.name and t.order_id = m.order_id
  where g.id = x.sort_group_id order by t.id limit 1)`

const fixed: ReadonlySet<string> = new Set(['version', 'createdAt', 'updatedAt'])

/**
 * Inserts the copies of a table's rows.
 * @param parent the column that is in the map; of rows with an id in the map that id
 */
async function insertCopies(
  trx: Transaction,
  table: PgTable,
  parent: string,
  map: readonly CopyMap[],
  anew: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (map.length === 0) return
  const columns = Object.entries(getTableColumns(table)).filter(
    // Rows nobody refers to take the next id there is.
    ([property]) => !fixed.has(property) && (property !== 'id' || parent === 'id'),
  )
  const values = columns.map(([property, column]) => {
    if (property === parent) return 'm.to_id'
    if (property === 'orderId') return 'm.order_id'
    return anew[property] ?? moved(`x.${requiredColumn(table, property)}`, property, column.getSQLType())
  })
  const names = columns.map(([property]) => requiredColumn(table, property))
  const key = requiredColumn(table, parent)
  await trx.query(
    `insert into ${tableSql(table)} (${names.join(', ')})
     select ${values.join(', ')} from ${mapSql} join ${tableSql(table)} x on x.${key} = m.from_id order by m.place, x.id`,
    mapValues(map),
  )
}

/** Days and clock times move with their day; an end moves further when the service lasts longer. */
function moved(value: string, property: string, type: string): string {
  if (type === 'date') return `${value} + m.shift`
  if (type !== 'timestamp') return value
  return `${value} + make_interval(days => m.shift${property === 'endAt' ? ' + m.stretch' : ''})`
}

const mapSql = `(select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::int[], $6::int[], $7::int[],
  $8::int[], $9::text[], $10::text[], $11::bigint[]) with ordinality
  as u (from_id, to_id, parent, order_id, shift, stretch, pax_before, pax_after, name, keys, chosen, place)) m`

function mapValues(map: readonly CopyMap[]): unknown[] {
  return [
    map.map((row) => row.from),
    map.map((row) => row.to),
    map.map((row) => row.parent),
    map.map((row) => row.orderId),
    map.map((row) => row.shift),
    map.map((row) => row.stretch),
    map.map((row) => row.paxBefore),
    map.map((row) => row.paxAfter),
    map.map((row) => row.name ?? null),
    map.map((row) => row.keys ?? ''),
    map.map((row) => row.chosen ?? null),
  ]
}

function stretched(row: PlaceholderMap, lengths: NonNullable<Options['lengths']>): PlaceholderMap {
  return row.nights === null ? row : { ...row, stretch: lengths({ key: row.key, nights: row.nights }) - row.nights }
}

function chosenRequest({ to, chosen }: PlaceholderMap, ofRequests: readonly CopyMap[]): number | null {
  return ofRequests.find((request) => request.from === chosen && request.parent === to)?.to ?? null
}

/** Keys by which a day's order named its services → those of the copies. */
function newKeys(dayId: number, services: readonly PlaceholderMap[]): Map<string, string> {
  const own = services.filter(({ parent }) => parent === dayId)
  return new Map(own.map(({ key, kind, to }) => [key, `${kind}-${to}`]))
}

function sortHelperOf({ to, sortHelper }: DayMap, services: readonly PlaceholderMap[]): string {
  const keys = newKeys(to, services)
  return sortHelper.flatMap((key) => keys.get(key) ?? []).join(',')
}
