import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { TripDetailType } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { goesBy } from '../../itinerary/itinerary.tables.ts'

export type StoredDetail = {
  readonly id: number
  readonly orderId: number
  readonly requestId: number | null
  readonly type: TripDetailType
  readonly title: string
  readonly isEditable: boolean
  readonly templateId: number | null
  readonly positionInDocument: number
}

const stored = `t.id, t.order_id as "orderId", t.request_id as "requestId", t.type, t.title, t.is_editable as "isEditable",
  t.template_id as "templateId", t.position_in_document as "positionInDocument"`

/** A passage as it stands; its row is locked. */
export async function lockDetail(trx: Transaction, id: number): Promise<StoredDetail | null> {
  const [row] = await trx.query<StoredDetail>(`select ${stored} from trip_details t where t.id = $1 for update`, [id])
  return row ?? null
}

/** The trip of a request; null where the actor sees none. */
export async function tripOfRequest(trx: Transaction, request: number): Promise<number | null> {
  const [row] = await trx.query<{ id: number }>('select order_id as id from requests where id = $1', [request])
  return row?.id ?? null
}

export async function isDayOf(trx: Transaction, day: number, order: number): Promise<boolean> {
  return (await trx.query('select from days where id = $1 and order_id = $2', [day, order])).length > 0
}

/** The day of a trip with a date. */
export async function dayOn(trx: Transaction, order: number, date: CalendarDate): Promise<number | null> {
  const [row] = await trx.query<{ id: number }>('select id from days where order_id = $1 and date = $2', [order, date])
  return row?.id ?? null
}

/** Of these documents the ids of those that belong to another trip. */
export async function foreignDocuments(trx: Transaction, ids: readonly number[], order: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    'select id from documents where id = any ($1::bigint[]) and order_id is not null and order_id <> $2',
    [ids, order],
  )
  return rows.map(({ id }) => id)
}

/** Ids of a passage's images, in their order. */
export async function imagesOf(trx: Transaction, id: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    'select document_id as id from trip_detail_images where trip_detail_id = $1 order by sort, id',
    [id],
  )
  return rows.map((row) => row.id)
}

export type Place = Pick<StoredDetail, 'orderId' | 'requestId' | 'type'>

const atPlace = 't.order_id = $1 and t.request_id is not distinct from $2 and t.type = $3'
const placed = ({ orderId, requestId, type }: Place) => [orderId, requestId, type]

/** The position behind all others of a place. */
export async function nextPosition(trx: Transaction, place: Place): Promise<number> {
  const [row] = await trx.query<{ next: number }>(
    `select coalesce(max(t.position_in_document), 0) + 1 as next from trip_details t where ${atPlace}`,
    placed(place),
  )
  return row?.next ?? 1
}

/** Those from a position on make way for a passage, if one stands there. */
export async function makeWay(trx: Transaction, place: Place, id: number, position: number): Promise<void> {
  await trx.query(
    `update trip_details t set position_in_document = t.position_in_document + 1 where ${atPlace} and t.id <> $4
     and t.position_in_document >= $5 and exists (select from trip_details t where ${atPlace} and t.id <> $4
       and t.position_in_document = $5)`,
    [...placed(place), id, position],
  )
}

/** Of these the ids of passages the actor sees. */
export async function seenDetails(trx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const rows = await trx.query<{ id: number }>('select id from trip_details where id = any ($1::bigint[])', [ids])
  return new Set(rows.map(({ id }) => id))
}

/** Numbers passages from 1 on in the order in which their ids are given. */
export async function putInSequence(trx: Transaction, ids: readonly number[]): Promise<void> {
  await trx.query(
    `update trip_details t set position_in_document = x.position
     from unnest($1::bigint[]) with ordinality as x (id, position) where t.id = x.id and t.position_in_document <> x.position`,
    [ids],
  )
}

export type Template = {
  readonly id: number
  readonly providerId: number | null
  readonly type: TripDetailType
  readonly subType: string | null
  readonly title: string
  /** JSON text, as it is written back. */
  readonly text: string | null
}

const template = `m.id, m.provider_id as "providerId", m.type, m.sub_type as "subType", m.title, m.text::text as text`

/** The template a passage comes from, or one that is called alike; in the language asked for where there are several. */
export async function templateOf(trx: Transaction, detail: StoredDetail): Promise<Template | null> {
  const [row] = await trx.query<Template>(
    `select ${template} from trip_detail_templates m join orders o on o.id = $1 and o.organisation_id = m.organisation_id
     left join requests r on r.id = $2
     where m.id = $3 or $3::bigint is null and m.type = $4 and m.title = $5 and m.title <> '' and m.locale = o.order_locale
       and m.provider_id is not distinct from r.provider_id
     order by m.id limit 1`,
    [detail.orderId, detail.requestId, detail.templateId, detail.type, detail.title],
  )
  return row ?? null
}

export async function templateById(trx: Transaction, id: number): Promise<Template | null> {
  const [row] = await trx.query<Template>(`select ${template} from trip_detail_templates m where m.id = $1`, [id])
  return row ?? null
}

type TemplateIn = Template & {
  readonly locale: Locale
  readonly translationOf: number | null
  readonly position: number
}

/** Templates of a house, of one provider or of every trip, of some types, in one language and in German, in their order. */
export function templatesFor(
  trx: Transaction,
  order: number,
  of: { readonly provider: number | null; readonly types: readonly TripDetailType[]; readonly locale: Locale },
): Promise<TemplateIn[]> {
  return trx.query<TemplateIn>(
    `select ${template}, m.locale, m.translation_of_id as "translationOf", m.position_in_document as position
     from trip_detail_templates m join orders o on o.id = $1 and o.organisation_id = m.organisation_id
     where m.provider_id is not distinct from $2 and m.type = any ($3) and m.locale in ($4, 'de_DE') and not m.is_retired
     order by m.position_in_document, m.title, m.id`,
    [order, of.provider, of.types, of.locale],
  )
}

export type AskedRequest = {
  readonly id: number
  readonly orderId: number
  readonly provider: number | null
  /** Whose master data it has already. */
  readonly takenFrom: number | null
  readonly locale: Locale
}

/** Whom a request asks; its row is locked. */
export async function lockAskedRequest(trx: Transaction, id: number): Promise<AskedRequest | null> {
  const [row] = await trx.query<AskedRequest>(
    `select r.id, r.order_id as "orderId", r.provider_id as provider, r.trip_details_of_id as "takenFrom",
       o.order_locale as locale
     from requests r join orders o on o.id = r.order_id where r.id = $1 for update of r`,
    [id],
  )
  return row ?? null
}

/** Requests of what is included whose provider's master data nobody has taken yet; without those left out of the documents. */
export async function requestsNotTaken(trx: Transaction, order: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select r.id from placeholders s cross join ${goesBy('s')} join requests r on r.id = goes.request
     where s.order_id = $1 and s.client_offer_status = 'included' and not s.no_own_trip_details
       and r.provider_id is not null and r.trip_details_of_id is distinct from r.provider_id
     order by r.id`,
    [order],
  )
  return rows.map(({ id }) => id)
}

/** The documents of a trip count as opened from now on, unless somebody opened them before. */
export async function stampFirst(trx: Transaction, order: number, now: Date): Promise<void> {
  await trx.query(
    'update orders set last_updated_trip_details = $2 where id = $1 and last_updated_trip_details is null',
    [order, now],
  )
}

/** What is taken anew says when (002 §4): whoever resets, by the page or by the interface. */
export async function stampReset(trx: Transaction, order: number, now: Date): Promise<void> {
  await trx.query('update orders set last_updated_trip_details = $2 where id = $1', [order, now])
}

export async function keepTakenFrom(trx: Transaction, request: number, provider: number | null): Promise<void> {
  await trx.query('update requests set trip_details_of_id = $2 where id = $1', [request, provider])
}

/** Passages of a request, or of the trip itself where none is named, of some types. */
export function detailsAt(
  trx: Transaction,
  order: number,
  request: number | null,
  types: readonly TripDetailType[],
): Promise<StoredDetail[]> {
  return trx.query<StoredDetail>(
    `select ${stored} from trip_details t where t.order_id = $1 and t.request_id is not distinct from $2
     and t.type = any ($3) order by t.position_in_document, t.id for update`,
    [order, request, types],
  )
}

export async function removeDetails(trx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.query('delete from trip_details where id = any ($1::bigint[])', [ids])
}

/** A passage says what its template says, and follows it from now on. */
export async function followTemplate(trx: Transaction, id: number, of: Template): Promise<void> {
  await trx.query(
    `update trip_details set title = $2, text = $3::jsonb, sub_type = $4, template_id = $5, is_editable = false
     where id = $1 and (title, text, sub_type, template_id, is_editable) is distinct from ($2, $3::jsonb, $4, $5::bigint, false)`,
    [id, of.title, of.text, of.subType, of.id],
  )
}

export async function insertFromTemplate(
  trx: Transaction,
  order: number,
  request: number | null,
  of: Template,
): Promise<number> {
  const position = await nextPosition(trx, { orderId: order, requestId: request, type: of.type })
  const [made] = await trx.query<{ id: number }>(
    `insert into trip_details (order_id, request_id, type, title, text, sub_type, template_id, is_editable, position_in_document)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, false, $8) returning id`,
    [order, request, of.type, of.title, of.text, of.subType, of.id, position],
  )
  if (made === undefined) throw new Error('a passage was inserted and not answered')
  return made.id
}

/** The trip of an order the actor may change, locked; null where there is none. */
export async function lockTrip(trx: Transaction, id: number): Promise<{ locale: Locale; isStamped: boolean } | null> {
  const [row] = await trx.query<{ locale: Locale; isStamped: boolean }>(
    `select order_locale as locale, last_updated_trip_details is not null as "isStamped" from orders
     where id = $1 and current_status <> 'concept' for update`,
    [id],
  )
  return row ?? null
}

/** Providers of chosen requests whose services speak in the documents of a trip, as the trip meets them. */
export async function providersOfDetails(trx: Transaction, order: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select p.id from placeholders s cross join ${goesBy('s')} join requests r on r.id = goes.request
     join providers p on p.id = r.provider_id join days d on d.id = s.day_id
     where s.order_id = $1 and not s.no_own_trip_details
     group by p.id order by min(d.date), min(s.start_at), p.id`,
    [order],
  )
  return rows.map(({ id }) => id)
}
