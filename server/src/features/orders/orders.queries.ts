import { addDays } from '@reisewerk/domain/calendar-date.ts'
import type { ClientTerms } from '@reisewerk/domain/orders/client-change.ts'
import type {
  ComplexityInput,
  ContingentEntry,
  PrimaryContactInput,
} from '@reisewerk/domain/orders/new-order.contract.ts'
import type { DayChanges, Period, PlannedDay } from '@reisewerk/domain/orders/trip-period.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { updateDayDates } from './day-dates.queries.ts'
import { complexities, orderContacts, orders } from './orders.tables.ts'

/** Takes the next running number of a year; the row stays locked until the trip is committed, so none is given twice. */
export async function takeOrderNumber(trx: Transaction, year: number): Promise<number> {
  const rows = await trx.query<{ last_number: number }>(
    `insert into order_numbers (year, last_number) values ($1, 1)
     on conflict (year) do update set last_number = order_numbers.last_number + 1 returning last_number`,
    [year],
  )
  return rows[0]?.last_number ?? 1
}

export type ClientDefaults = {
  organisationId: number
  fields: ClientTerms
}

/** What a trip takes over from its client; null when the actor sees no such client. */
export async function clientDefaultsOf(trx: Transaction, clientId: number): Promise<ClientDefaults | null> {
  const rows = await trx.query<{ organisationId: number } & ClientDefaults['fields']>(
    `select organisation_id as "organisationId", main_currency as "orderCurrency", main_language as "orderLocale",
       is_formal as "isFormal" from clients where id = $1`,
    [clientId],
  )
  if (rows[0] === undefined) return null
  const { organisationId, ...fields } = rows[0]
  return { organisationId, fields }
}

export async function tagsInUse(trx: Transaction): Promise<string[]> {
  const rows = await trx.query<{ tag: string }>(
    `select tag from (select trait_tags from orders where current_status <> 'concept' order by id desc limit 2000) o, unnest(o.trait_tags) as tag
     group by tag order by count(*) desc, tag limit 200`,
  )
  return rows.map((row) => row.tag)
}

export async function insertHotelContingent(trx: Transaction, orderId: number, entries: readonly ContingentEntry[]) {
  await insertContingent(
    trx,
    'order_contingent_hotels',
    'order_hotel_rooms',
    orderId,
    withDefaults(entries, ['standard']),
  )
}

export async function insertFerryContingent(trx: Transaction, orderId: number, entries: readonly ContingentEntry[]) {
  const complete = withDefaults(entries, ['inside', 'outside'])
  await insertContingent(trx, 'order_contingent_ferries', 'order_ferry_cabins', orderId, complete)
}

/** Sizes one to four always have their standard entries, so that their cells can be edited (000 §2.3). */
function withDefaults(entries: readonly ContingentEntry[], types: readonly string[]): ContingentEntry[] {
  const standard = [1, 2, 3, 4].flatMap((persons) => types.map((type) => ({ type: { persons, type }, askedAmount: 0 })))
  const missing = standard.filter(({ type }) => !entries.some((entry) => same(entry.type, type)))
  return [...missing, ...entries].sort((a, b) => order(types, a) - order(types, b))
}

function same(a: ContingentEntry['type'], b: ContingentEntry['type']): boolean {
  return a.persons === b.persons && a.type === b.type
}

function order(types: readonly string[], { type }: ContingentEntry): number {
  const place = types.indexOf(type.type)
  return type.persons * 100 + (place < 0 ? 99 : place)
}

async function insertContingent(
  trx: Transaction,
  table: 'order_contingent_hotels' | 'order_contingent_ferries',
  rows: 'order_hotel_rooms' | 'order_ferry_cabins',
  orderId: number,
  entries: readonly ContingentEntry[],
): Promise<void> {
  await trx.query(
    `with contingent as (insert into ${table} (order_id) values ($1) returning id)
     insert into ${rows} (order_id, contingent_id, persons, type, asked_amount, reserved_amount, requested_change_amount, sort)
     select $1, contingent.id, x.persons, x.type, x.asked, x.reserved, x.change, x.sort from contingent,
       unnest($2::int[], $3::text[], $4::int[], $5::int[], $6::int[]) with ordinality
         as x (persons, type, asked, reserved, change, sort)`,
    [
      orderId,
      entries.map((entry) => entry.type.persons),
      entries.map((entry) => entry.type.type),
      entries.map((entry) => entry.askedAmount),
      entries.map((entry) => entry.reservedAmount ?? 0),
      entries.map((entry) => entry.requestedChangeAmount ?? null),
    ],
  )
}

export async function insertComplexity(trx: Transaction, orderId: number, input: ComplexityInput): Promise<void> {
  await trx.db.insert(complexities).values({ orderId, ...input })
}

export async function saveComplexity(trx: Transaction, orderId: number, input: ComplexityInput): Promise<void> {
  await trx.db
    .insert(complexities)
    .values({ orderId, ...input })
    .onConflictDoUpdate({ target: complexities.orderId, set: { orderId, ...input } })
}

export async function insertDays(trx: Transaction, orderId: number, startAt: string, count: number): Promise<void> {
  await insertDayDates(
    trx,
    orderId,
    Array.from({ length: count }, (_, index) => addDays(startAt, index)),
  )
}

async function insertDayDates(trx: Transaction, orderId: number, dates: readonly string[]): Promise<void> {
  await trx.query('insert into days (order_id, date) select $1, unnest($2::date[])', [orderId, dates])
}

type OwnFields = Readonly<Record<string, string>>

/** The fields an organisation gave its trips, those that are not named as they are; the trip is locked (HEAD-13). */
export async function withOtherFields(trx: Transaction, orderId: number, named: OwnFields): Promise<OwnFields> {
  const rows = await trx.query<{ fields: OwnFields }>(
    'select additional_fields || $2::jsonb as fields from orders where id = $1 for update',
    [orderId, JSON.stringify(named)],
  )
  return rows[0]?.fields ?? named
}

/** Locks a trip and reads what a change of its dates depends on. @throws ApiError 404 when the actor sees no such trip */
export async function lockPeriod(trx: Transaction, orderId: number): Promise<Period & { days: PlannedDay[] }> {
  const [period] = await trx.db
    .select({ startAt: orders.startAt, endAt: orders.endAt })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('update')
  if (period === undefined) throw notFound('Reise')
  const days = await trx.query<PlannedDay>(
    `select d.id, d.date, (select count(*)::int from placeholders p where p.day_id = d.id)
       + (select count(*)::int from day_subtitles s where s.day_id = d.id and s.subtitle <> '')
       + (case when d.name <> '' and not d.is_automatic_name then 1 else 0 end) as "contentCount"
     from days d where d.order_id = $1 order by d.date`,
    [orderId],
  )
  return { ...period, days }
}

/** Applies what a change of dates means for the days; services move with their day and keep their clock times. */
export async function applyDayChanges(trx: Transaction, orderId: number, changes: DayChanges): Promise<void> {
  if (changes.removed.length > 0) await trx.query('delete from days where id = any ($1::bigint[])', [changes.removed])
  if (changes.moved.length > 0) await updateDayDates(trx, changes.moved)
  if (changes.added.length > 0) await insertDayDates(trx, orderId, changes.added)
}

export async function readDeletedTrips(trx: Transaction): Promise<void> {
  await trx.query(`select set_config('app.soft_delete', 'true', true)`)
}

/** Whether a trip exists for the actor; the shelf of a concept is none. */
export async function isVisibleOrder(trx: Transaction, orderId: number): Promise<boolean> {
  return (await trx.query(`select from orders where id = $1 and current_status <> 'concept'`, [orderId])).length > 0
}

/** Whether a trip has no client, or one of its own organisation. */
export async function hasClientOfItsHouse(trx: Transaction, orderId: number): Promise<boolean> {
  const strangers = await trx.query(
    `select from orders o join clients c on c.id = o.client_id where o.id = $1 and c.organisation_id <> o.organisation_id`,
    [orderId],
  )
  return strangers.length === 0
}

export async function findOrderContact(
  trx: Transaction,
  orderId: number,
  chosen: PrimaryContactInput,
): Promise<number | null> {
  const wanted =
    'contact' in chosen ? eq(orderContacts.contactId, chosen.contact) : eq(orderContacts.id, chosen.orderContact)
  const [found] = await trx.db
    .select({ id: orderContacts.id })
    .from(orderContacts)
    .where(and(eq(orderContacts.orderId, orderId), wanted))
    .orderBy(orderContacts.sort, orderContacts.id)
    .limit(1)
  return found?.id ?? null
}

export async function insertOrderContact(trx: Transaction, orderId: number, contactId: number): Promise<number> {
  const [added] = await trx.db
    .insert(orderContacts)
    .values({ orderId, contactId, role: '1_contact' })
    .returning({ id: orderContacts.id })
  if (added === undefined) throw new Error('a new contact of the trip has no row')
  return added.id
}

export async function savePrimaryContact(
  trx: Transaction,
  orderId: number,
  orderContactId: number | null,
): Promise<void> {
  await trx.db.update(orders).set({ primaryOrderContactId: orderContactId }).where(eq(orders.id, orderId))
}

export async function hasUserOfItsHouse(trx: Transaction, orderId: number): Promise<boolean> {
  const members = await trx.query(
    `select from orders o join user_organisations m on m.user_id = o.user_id and m.organisation_id = o.organisation_id where o.id = $1`,
    [orderId],
  )
  return members.length > 0
}

/** The main destination is one of the trip's destinations, the first of them where it was not yet among them (000 §3). */
export async function includeMainDestination(trx: Transaction, orderId: number): Promise<void> {
  await trx.query(
    `insert into order_destinations (order_id, destination_id, sort)
     select o.id, o.main_destination_id, coalesce((select min(d.sort) - 1 from order_destinations d where d.order_id = o.id), 1)
     from orders o where o.id = $1 and o.main_destination_id is not null on conflict do nothing`,
    [orderId],
  )
}

/** A main destination that is no longer among the trip's destinations is none. */
export async function dropStrayMainDestination(trx: Transaction, orderId: number): Promise<void> {
  await trx.query(
    `update orders o set main_destination_id = null where o.id = $1 and o.main_destination_id is not null
       and exists (select from order_destinations d where d.order_id = o.id)
       and not exists (select from order_destinations d where d.order_id = o.id and d.destination_id = o.main_destination_id)`,
    [orderId],
  )
}

/** Whoever changes who is on a trip takes the trip before any contact: else two would wait for each other without end. */
export async function lockContactsOf(trx: Transaction, orderId: number): Promise<void> {
  await trx.query('select from orders where id = $1 for no key update', [orderId])
}

export async function placeOfOrderContact(
  trx: Transaction,
  id: number,
): Promise<{ orderId: number; isPrimary: boolean }> {
  const [place] = await trx.query<{ orderId: number; isPrimary: boolean }>(
    `select o.id as "orderId", o.primary_order_contact_id is not distinct from c.id as "isPrimary"
     from order_contacts c join orders o on o.id = c.order_id where c.id = $1`,
    [id],
  )
  if (place === undefined) throw notFound('Kontakt der Reise')
  return place
}

export async function isComplexityOf(trx: Transaction, complexity: number, orderId: number): Promise<boolean> {
  const rows = await trx.query('select from complexities where id = $1 and order_id = $2', [complexity, orderId])
  return rows.length > 0
}
