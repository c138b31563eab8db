import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/database/transaction.ts'
import { requiredColumn, tableSql } from '../../platform/resource/columns.ts'
import { days, placeholders } from '../itinerary/itinerary.tables.ts'
import { requests } from '../requests/requests.tables.ts'
import type { CopyMap } from './copy-maps.queries.ts'

/** A service and its chosen request refer to each other; the check waits until both are there. */
export async function linkLater(trx: Transaction): Promise<void> {
  await trx.query('set constraints placeholders_selected_request, placeholders_taken_back_request deferred')
}

export function insertCopiedDays(trx: Transaction, map: readonly CopyMap[]): Promise<void> {
  return insertCopies(trx, days, 'id', map, {
    date: 'x.date + m.shift',
    name: 'coalesce(m.name, x.name)',
    // Those of another title stay, and are marked (decision 106).
    translations: `case when coalesce(m.name, x.name) = x.name then x.translations else outdated_translations(x.translations, 'name') end`,
    tripDetailProgress: '0',
    isAutomaticName: 'x.is_automatic_name and x.name = coalesce(m.name, x.name)',
    sortHelper: `string_to_array(m.keys, ',')`,
    // Of a concept the check is its own.
    checkStatus: 'coalesce((select c.check_status from day_concepts c where c.id = x.id), x.check_status)',
  })
}

export function insertCopiedServices(trx: Transaction, map: readonly CopyMap[]): Promise<void> {
  return insertCopies(trx, placeholders, 'id', map, {
    dayId: 'm.parent',
    selectedRequestId: 'm.chosen',
    takenBackRequestId: 'm.taken_back',
    sortGroupId: sameGroup,
    clientOfferPriceCents: `case when ${isForeignPrice} then null else x.client_offer_price_cents end`,
    clientOfferPriceCurrency: `case when ${isForeignPrice} then null else x.client_offer_price_currency end`,
    ...vouchersAnew,
  })
}

export function insertCopiedRequests(trx: Transaction, map: readonly CopyMap[]): Promise<void> {
  return insertCopies(trx, requests, 'id', map, { placeholderId: 'm.parent', ...askedAnew })
}

/** Whom a request is written to, unless that person is gone meanwhile (000 §5). */
const stillThere = (column: string) => `(select c.id from contacts c where c.id = x.${column} and not c.deleted)`

/** A request that asked for the whole group asks for the whole new group; one that asked for a part keeps its number. */
const askedAnew = {
  status: `'new'`,
  optionNr: `''`,
  pricesFrom: `''`,
  requestContactId: stillThere('request_contact_id'),
  assignedContactId: stillThere('assigned_contact_id'),
  askedAmount: 'case when x.asked_amount = m.pax_before then m.pax_after else x.asked_amount end',
  reservedAmount: '0',
  extraReservedAmount: '0',
  tripDetailProgress: '0',
  tripDetailsOfId: 'null',
}

/** A price in another currency than its new trip is sold in is nobody's offer there; concepts keep theirs (decision 005). */
const isForeignPrice = `exists (select from orders o where o.id = m.order_id and o.current_status <> 'concept'
  and o.order_currency <> x.client_offer_price_currency)`

/** What was typed into a voucher tells of dates, bookings and guests of the old trip; whether it is shown comes along. */
const vouchersAnew = { voucherIsEditable: 'false', voucherTexts: `'{}'`, voucherNumber: 'null' }

const sameGroup = `(select t.id from sort_groups g join sort_groups t on t.name = g.name and t.order_id = m.order_id
  where g.id = x.sort_group_id order by t.id limit 1)`

/** How services that were copied are calculated, with their prices or without (NEW-05); the calculation keeps it. */
export async function copyServicePrices(trx: Transaction, map: readonly CopyMap[], withPrices: boolean): Promise<void> {
  const [from, to] = [map.map((row) => row.from), map.map((row) => row.to)]
  await trx.query('select copy_service_prices($1::bigint[], $2::bigint[], $3)', [from, to, withPrices])
}

const fixed: ReadonlySet<string> = new Set(['version', 'createdAt', 'updatedAt'])

/**
 * Inserts the copies of a table's rows.
 * @param parent the column that is in the map; of rows with an id in the map that id
 */
export async function insertCopies(
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
  $8::int[], $9::text[], $10::text[], $11::bigint[], $12::bigint[]) with ordinality
  as u (from_id, to_id, parent, order_id, shift, stretch, pax_before, pax_after, name, keys, chosen, taken_back, place)) m`

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
    map.map((row) => row.takenBack ?? null),
  ]
}
