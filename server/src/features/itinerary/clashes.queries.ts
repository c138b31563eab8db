import type { ContactRole } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate, LocalTime } from '@reisewerk/domain/calendar-date.ts'
import type { Duty } from '@reisewerk/domain/itinerary/plan/clashes-of-people.ts'
import type { PricedRequest } from '@reisewerk/domain/itinerary/plan/clashes-of-requests.ts'
import type { PlanPlace } from '@reisewerk/domain/itinerary/plan/trip-plan.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export async function readPeriod(
  trx: Transaction,
  orderId: number,
): Promise<{ startAt: CalendarDate; endAt: CalendarDate } | null> {
  const rows = await trx.query<{ startAt: CalendarDate; endAt: CalendarDate }>(
    `select to_char(start_at, 'YYYY-MM-DD') as "startAt", to_char(end_at, 'YYYY-MM-DD') as "endAt" from orders
     where id = $1 and current_status not in ${notHeld}`,
    [orderId],
  )
  return rows[0] ?? null
}

type EngagementRow = {
  readonly name: string
  readonly role: ContactRole
  readonly orderId: number
  readonly orderNumber: string
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
}

/** Trips that do not take place, and shelves of concepts. */
const notHeld = `('cancelled', 'deleted', 'concept')`

/** Other trips at the same time on which a driver or guide of this one is; only trips the actor sees (APP-03). */
export function readEngagements(trx: Transaction, orderId: number): Promise<EngagementRow[]> {
  return trx.query<EngagementRow>(
    `select distinct trim(c.first_name || ' ' || c.last_name) as name, own.role, o.id as "orderId", o.order_number as "orderNumber",
       to_char(o.start_at, 'YYYY-MM-DD') as "startAt", to_char(o.end_at, 'YYYY-MM-DD') as "endAt"
     from orders t join order_contacts own on own.order_id = t.id and own.role in ('1_tour_guide', '3_bus_driver')
       join contacts c on c.id = own.contact_id
       join order_contacts x on x.contact_id = own.contact_id and x.role in ('1_tour_guide', '3_bus_driver')
       join orders o on o.id = x.order_id and o.id <> t.id and o.start_at <= t.end_at and o.end_at >= t.start_at
     where t.id = $1 and o.current_status not in ${notHeld} and not o.is_dummy
     order by 5, 1, 4`,
    [orderId],
  )
}

type SharingRow = { readonly id: number | null; readonly isAtOnce: boolean }

/**
 * Whose changes may make other clashes of this trip: those on which one of its drivers or guides is too, whenever and however they
 * stand; only trips the actor sees (APP-03). A row without a trip where it has drivers or guides who are on no other one.
 */
export function readSharing(trx: Transaction, orderId: number): Promise<SharingRow[]> {
  return trx.query<SharingRow>(
    `select distinct o.id, coalesce(o.start_at <= t.end_at and o.end_at >= t.start_at, false) as "isAtOnce"
     from orders t join order_contacts own on own.order_id = t.id and own.role in ('1_tour_guide', '3_bus_driver')
       left join order_contacts x on x.contact_id = own.contact_id and x.order_id <> t.id and x.role in ('1_tour_guide', '3_bus_driver')
       left join orders o on o.id = x.order_id and o.current_status <> 'concept'
     where t.id = $1 and own.contact_id is not null order by 1`,
    [orderId],
  )
}

/** When included services of these trips begin and end on their first and last days; only of trips the actor sees (APP-03). */
export function readDuties(trx: Transaction, orders: readonly number[]): Promise<(Duty & { orderId: number })[]> {
  return trx.query<Duty & { orderId: number }>(
    `select p.order_id as "orderId", least(p.check_in_at, times.begins) as "from", p.end_at as "to",
       coalesce(p.driver_not_participating, false) as "isWithoutDriver"
     from placeholders p join orders o on o.id = p.order_id join days d on d.id = p.day_id
       left join route_details r on r.id = p.id left join free_text_items e on e.id = p.id
       cross join lateral (select coalesce(p.start_at, d.date + coalesce(r.time_of_day, e.time_of_day)::time) as begins) times
     where p.order_id = any($1::bigint[]) and p.kind <> 'hotel' and p.client_offer_status = 'included'
       and (times.begins::date in (o.start_at, o.end_at) or p.end_at::date = o.end_at)
     order by p.id`,
    [orders],
  )
}

/** How many drive the coach of a trip, named or not yet. */
export async function readDrivers(trx: Transaction, orderId: number): Promise<number> {
  const rows = await trx.query<{ drivers: number }>(
    `select count(*)::int as drivers from order_contacts where order_id = $1 and role = '3_bus_driver'`,
    [orderId],
  )
  return rows[0]?.drivers ?? 0
}

/**
 * Check-ins of ferries as the voucher tells them: that of the request it goes by, else that of the service. `goesBy` is written out, for the
 * types of rows are held against whole statements only.
 */
export function readCheckIns(trx: Transaction, orderId: number): Promise<{ id: number; checkInAt: LocalTime }[]> {
  return trx.query<{ id: number; checkInAt: LocalTime }>(
    `select p.id, coalesce(r.check_in_at, p.check_in_at) as "checkInAt"
     from placeholders p
       cross join lateral (select speaking_request(p.id, p.selected_request_id, p.taken_back_request_id) as request offset 0) goes
       left join requests r on r.id = goes.request
     where p.order_id = $1 and p.kind = 'ferry' and coalesce(r.check_in_at, p.check_in_at) is not null`,
    [orderId],
  )
}

/** Requests of a trip that still ask and have prices of seasons. */
export function readPricedRequests(trx: Transaction, orderId: number): Promise<PricedRequest[]> {
  return trx.query<PricedRequest>(
    `select coalesce(v.name, a.name, '') as name, r.prices_from as "pricesFrom",
       to_char(r.start_at, 'YYYY-MM-DD') as "startAt", to_char(r.end_at, 'YYYY-MM-DD') as "endAt",
       r.request_type = 'hotel' as "isStay", p.day_id as "dayId"
     from requests r join placeholders p on p.id = r.placeholder_id join days d on d.id = p.day_id
       left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id
     where r.order_id = $1 and r.prices_from <> '' and r.start_at is not null and is_active_request(r.status)
     order by d.date, r.id`,
    [orderId],
  )
}

/** Persons of a trip and the berths of its ferry contingent, as they are asked for. */
export async function readAskedBerths(trx: Transaction, orderId: number): Promise<{ pax: number; berths: number }> {
  const rows = await trx.query<{ pax: number; berths: number }>(
    `select coalesce((select sum(persons * asked_amount) from order_hotel_rooms where order_id = $1), 0)::int as pax,
       coalesce((select sum(persons * asked_amount) from order_ferry_cabins where order_id = $1), 0)::int as berths`,
    [orderId],
  )
  return rows[0] ?? { pax: 0, berths: 0 }
}

/** Places by their names, those of one name all of them. */
export function readPlacesNamed(trx: Transaction, names: readonly string[]): Promise<PlanPlace[]> {
  return trx.query<PlanPlace>('select name, latitude, longitude from places where name = any($1::text[]) order by id', [
    names,
  ])
}
