import type { Board, PassageType, TrainCategory, TrainType, WagonType } from '@reisewerk/domain/accounts/options.ts'
import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import type { Passage } from '@reisewerk/domain/itinerary/passage-times.ts'
import type { FerryState } from '@reisewerk/domain/itinerary/service-changes.ts'
import type { ServiceTimes } from '@reisewerk/domain/itinerary/service-times.ts'
import type { RequestedKind, ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { confirmedArrival, goesBy } from '../itinerary/itinerary.tables.ts'

/** A service as a request for it starts from it; the fields of other kinds are null. */
export type RequestedService = ServiceTimes &
  Pick<FerryState, 'type' | 'startPort' | 'endPort'> & {
    readonly kind: ServiceKind
    readonly orderId: number
    readonly board: Board
    readonly startAirport: number | null
    readonly endAirport: number | null
    /** The airline of the flight; null while it is open. */
    readonly airline: number | null
    readonly startTrainStation: number | null
    readonly endTrainStation: number | null
    readonly category: TrainCategory
    readonly trainType: TrainType
    readonly wagonType: WagonType
    readonly otherServiceType: number | null
    readonly meetingPoint: string | null
    readonly pax: number
  }

const times = (row: string) => `${row}.start_at as "startAt", ${row}.end_at as "endAt",
  ${row}.check_in_at as "checkInAt"`

/** @returns null when the actor sees no such service */
export async function findRequestedService(trx: Transaction, placeholderId: number): Promise<RequestedService | null> {
  const rows = await trx.query<RequestedService>(
    `select p.kind, p.order_id as "orderId", ${times('p')}, h.board, coalesce(f.type, t.type) as type,
       f.start_port_id as "startPort", f.end_port_id as "endPort", a.start_airport_id as "startAirport",
       a.end_airport_id as "endAirport", nullif(a.airline_id, -1) as airline, t.start_train_station_id as "startTrainStation",
       t.end_train_station_id as "endTrainStation", t.category, t.train_type as "trainType", t.wagon_type as "wagonType",
       s.other_service_type_id as "otherServiceType", s.meeting_point as "meetingPoint", coalesce(o.hotel_pax_asked, 0) as pax
     from placeholders p left join hotel_placeholders h on h.id = p.id left join ferry_placeholders f on f.id = p.id
     left join airline_placeholders a on a.id = p.id left join train_placeholders t on t.id = p.id
     left join other_placeholders s on s.id = p.id
     left join order_figures o on o.order_id = p.order_id where p.id = $1`,
    [placeholderId],
  )
  return rows[0] ?? null
}

export type OfferOfService = { readonly status: string; readonly priceType: string }
type ServiceOfRequest = OfferOfService & { readonly kind: RequestedKind; readonly placeholder: number }

export async function findServiceOfRequest(trx: Transaction, id: number): Promise<ServiceOfRequest> {
  const [row] = await trx.query<ServiceOfRequest>(
    `select r.request_type as kind, p.id as placeholder, p.client_offer_status as status,
       p.client_offer_price_type as "priceType"
     from requests r join placeholders p on p.id = r.placeholder_id where r.id = $1`,
    [id],
  )
  if (row === undefined) throw new Error(`request ${id} vanished while it was being saved`)
  return row
}

export type TimedRequest = Passage & {
  readonly kind: ServiceKind
  readonly orderId: number
  readonly type: PassageType | null
  readonly otherServiceType: number | null
}
export type LinkedPeople = {
  readonly requestContact: number | null
  readonly assignedContact: number | null
  readonly assignedAddress: number | null
}
/** The firms a request asks, the provider itself or through an agency. */
export type AskedFirms = { readonly provider: number | null; readonly agency: number | null }

/** Locks a request and reads its times and who is named in it; null when the actor sees none. */
export async function lockRequest(
  trx: Transaction,
  id: number,
): Promise<(TimedRequest & LinkedPeople & AskedFirms) | null> {
  const rows = await trx.query<TimedRequest & LinkedPeople & AskedFirms>(
    `select ${times('r')}, r.request_type as kind, r.order_id as "orderId", ${confirmedArrival('r.end_at')} as "isArrivalConfirmed",
       coalesce((select f.type from ferry_requests f where f.id = r.id), (select t.type from train_requests t where t.id = r.id)) as type,
       (select o.other_service_type_id from other_requests o where o.id = r.id) as "otherServiceType",
       r.request_contact_id as "requestContact", r.assigned_contact_id as "assignedContact",
       r.assigned_address_id as "assignedAddress", r.provider_id as provider, r.agency_id as agency
     from requests r where r.id = $1 for update of r`,
    [id],
  )
  return rows[0] ?? null
}

/** Whether a contact speaks for one of the firms; where nobody is asked yet, anybody may be noted. */
export async function speaksFor(trx: Transaction, contact: number, { provider, agency }: AskedFirms): Promise<boolean> {
  if (provider === null && agency === null) return true
  const rows = await trx.query('select from contacts where id = $1 and (provider_id = $2 or agency_id = $3)', [
    contact,
    provider,
    agency,
  ])
  return rows.length > 0
}

export async function dayOfRequest(
  trx: Transaction,
  id: number,
): Promise<{ id: number; tripDetailProgress: number } | null> {
  const [day] = await trx.query<{ id: number; tripDetailProgress: number }>(
    `select d.id, d.trip_detail_progress as "tripDetailProgress" from requests r
     join placeholders p on p.id = r.placeholder_id join days d on d.id = p.day_id where r.id = $1`,
    [id],
  )
  return day ?? null
}

/** The day of a request is complete when all is by which its services go and that speaks in the documents (002 §4). */
export async function followProgress(trx: Transaction, id: number): Promise<void> {
  await trx.query(
    `update days d set trip_detail_progress = x.progress from (
       select s.day_id, min(r.trip_detail_progress) as progress
       from placeholders s cross join ${goesBy('s')} join requests r on r.id = goes.request
       where not s.no_own_trip_details and s.day_id = (
         select p.day_id from requests q join placeholders p on p.id = q.placeholder_id where q.id = $1)
       group by s.day_id) x
     where d.id = x.day_id and d.trip_detail_progress <> x.progress`,
    [id],
  )
}

/** Whom a request asks; null where nobody is named yet. */
export async function readProvider(trx: Transaction, id: number): Promise<number | null> {
  const rows = await trx.query<{ provider: number | null }>(
    'select provider_id as provider from requests where id = $1',
    [id],
  )
  return rows[0]?.provider ?? null
}

export async function organisationOfTrip(trx: Transaction, orderId: number): Promise<number> {
  const rows = await trx.query<{ id: number }>('select organisation_id as id from orders where id = $1', [orderId])
  if (rows[0] === undefined) throw new Error(`order ${orderId} of a visible request is not visible`)
  return rows[0].id
}

export type RequestPartner = { orderId: number; requestId: number; partner: string | null }

/**
 * The trip of a request and whom it asks; a partner of another house has no name for the trip's members (APP-04).
 * @returns null when the actor sees no such request
 */
export async function findPartner(trx: Transaction, id: number): Promise<RequestPartner | null> {
  const rows = await trx.query<RequestPartner>(
    `select r.order_id as "orderId", r.id as "requestId", coalesce(p.name, a.name) as partner
     from requests r join orders o on o.id = r.order_id
     left join providers p on p.id = r.provider_id and coalesce(p.organisation_id, o.organisation_id) = o.organisation_id
     left join agencies a on a.id = r.agency_id and coalesce(a.organisation_id, o.organisation_id) = o.organisation_id
     where r.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** The same of a request that is being saved. */
export async function readPartner(trx: Transaction, id: number): Promise<RequestPartner> {
  const partner = await findPartner(trx, id)
  if (partner === null) throw new Error(`request ${id} vanished while it was being saved`)
  return partner
}

export async function isOtherProvider(trx: Transaction, id: number): Promise<boolean> {
  return (await trx.query(`select from providers where id = $1 and kind = 'other'`, [id])).length > 0
}

/** Minutes a service of the type lasts; null when nothing is usual. */
export async function findDuration(trx: Transaction, otherServiceType: number): Promise<number | null> {
  const rows = await trx.query<{ duration: number | null }>('select duration from other_service_types where id = $1', [
    otherServiceType,
  ])
  return rows[0]?.duration ?? null
}

/** The trips whose way may follow one of these requests: those of hotels, chosen or not, for the only one leads there too (decision 145). */
export async function tripsLedBy(trx: Transaction, ids: readonly number[]): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select distinct order_id as id from requests where id = any ($1::bigint[]) and request_type = 'hotel' order by order_id`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

export async function isOtherRequest(trx: Transaction, id: number): Promise<boolean> {
  return (await trx.query(`select from requests where id = $1 and request_type = 'other'`, [id])).length > 0
}

/** What choosing a service fills in; null when the actor sees none. */
export async function findOtherService(
  trx: Transaction,
  id: number,
): Promise<{ provider?: number; agency?: number; otherServiceType?: number } | null> {
  const rows = await trx.query<{ provider: number | null; agency: number | null; otherServiceType: number | null }>(
    `select provider_id as provider, agency_id as agency, other_service_type_id as "otherServiceType"
     from other_services where id = $1`,
    [id],
  )
  const found = rows[0]
  if (found === undefined) return null
  const { provider, agency, otherServiceType } = found
  return {
    ...(provider !== null && { provider }),
    ...(agency !== null && { agency }),
    ...(otherServiceType !== null && { otherServiceType }),
  }
}

/** Active requests of hotels, trains and other services that cover a day of a trip; a request without times has its service's day. The house left on that day stands last: one dines in the next. */
export async function requestsOfDay(trx: Transaction, orderId: number, date: string): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select r.id from requests r join placeholders p on p.id = r.placeholder_id join days d on d.id = p.day_id
     where r.order_id = $1 and r.request_type in ('hotel', 'other', 'train') and r.status not in ('declined', 'cancelled')
       and $2::date between coalesce(r.start_at::date, d.date) and coalesce(r.end_at::date, r.start_at::date, d.date)
     order by coalesce(r.start_at::date < $2::date and r.end_at::date = $2::date, false), r.start_at, r.id limit 500`,
    [orderId, date],
  )
  return rows.map(({ id }) => id)
}

/**
 * The chosen partner goes at other hours of the same days: its service, which has taken its times over, goes at them as well, so that day
 * plan, travel documents and voucher tell the same (TRUE-04). Hours that the service has of its own stay.
 * @param before the times that the request had
 */
export async function moveServiceAlong(
  trx: Transaction,
  request: number,
  before: Pick<TimedRequest, 'startAt' | 'endAt' | 'checkInAt'>,
): Promise<void> {
  await trx.query(
    `update placeholders p set start_at = r.start_at, end_at = r.end_at,
       check_in_at = case when p.check_in_at is not distinct from $4::timestamp then r.check_in_at
         else check_in_following(p.check_in_at, $2::timestamp, r.start_at) end
     from requests r
     where r.id = $1 and p.id = r.placeholder_id and p.selected_request_id = r.id
       and (p.start_at, p.end_at) is not distinct from ($2::timestamp, $3::timestamp)
       and (p.start_at::date, p.end_at::date) is not distinct from (r.start_at::date, r.end_at::date)
       and (r.start_at, r.end_at, r.check_in_at) is distinct from ($2::timestamp, $3::timestamp, $4::timestamp)`,
    [request, before.startAt, before.endAt, before.checkInAt],
  )
}

/** One goes on board as long before another departure as it was said (TRUE-08). @param before when it left so far */
export async function moveBoardingAlong(trx: Transaction, request: number, before: LocalTime | null): Promise<void> {
  await trx.query(
    `update ferry_requests f set embark_at = check_in_following(f.embark_at, $2::timestamp, r.start_at) from requests r
     where f.id = $1 and r.id = f.id and f.embark_at is distinct from check_in_following(f.embark_at, $2::timestamp, r.start_at)`,
    [request, before],
  )
}
