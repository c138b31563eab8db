import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { type Allotment, type RoomType, type RoomUse, roomTypes } from '@reisewerk/domain/partners/allotments.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

const roomTypeSql = `case x.persons ${Object.entries(roomTypes)
  .map(([type, { persons }]) => `when ${persons} then '${type}'`)
  .join(' ')} end`

/**
 * Requests that take rooms: those whose service they are, and those whose house holds rooms by their status, of trips that
 * are still to take place.
 */
const takesRooms = `r.request_type = 'hotel' and r.provider_id is not null and r.start_at is not null
  and r.status not in ('declined', 'cancelled') and o.current_status not in ('concept', 'deleted', 'cancelled')
  and (r.status in ('option_received', 'option', 'pre_booked', 'rest_option', 'bookings_sent', 'approved', 'paid')
    or exists (select from placeholders p where p.selected_request_id = r.id))`
const lastNight = 'greatest(r.end_at::date - 1, r.start_at::date)'

/** What a request takes: where, from when to when and for how many. */
export type Taken = {
  readonly id: number
  readonly hotel: number
  readonly organisation: number
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly persons: number
}

/** What requests take of hotels so far; those that take nothing are left out. */
export async function readTaken(trx: Transaction, ids: readonly number[]): Promise<Taken[]> {
  return trx.query<Taken>(
    `select r.id, coalesce(r.provider_id, 0) as hotel, o.organisation_id as organisation, r.start_at::date as "from",
       coalesce(${lastNight}, r.start_at::date) as "to", greatest(r.asked_amount, r.reserved_amount) as persons
     from requests r join orders o on o.id = r.order_id where r.id = any ($1::bigint[]) and ${takesRooms}
     order by r.provider_id, o.organisation_id, r.id`,
    [ids],
  )
}

/** Whoever takes rooms of a hotel's allotments waits here for whoever does so at the same time. */
export async function lockAllotments(trx: Transaction, hotel: number, organisation: number): Promise<void> {
  await trx.query(`select pg_advisory_xact_lock(hashtextextended('allotments ' || $1::text || ' ' || $2::text, 0))`, [
    hotel,
    organisation,
  ])
}

/** @returns those that have a night in the span */
export async function readAllotments(
  trx: Transaction,
  hotel: number,
  organisation: number,
  span: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<Allotment[]> {
  return trx.query<Allotment>(
    `select room_type as "roomType", greatest(start_at, $3::date) as "startAt", least(end_at, $4::date) as "endAt", rooms,
       release_days as "releaseDays"
     from hotel_allotments where provider_id = $1 and organisation_id = $2 and start_at <= $4::date and end_at >= $3::date
     order by room_type, start_at`,
    [hotel, organisation, span.from, span.to],
  )
}

export type TripUse = RoomUse & { readonly order: number }

/**
 * What trips of a house take of a hotel, night by night: the rooms of their contingent, or of a part of the group its part. Rooms
 * are taken by trips, too, that the actor is not shown; only how many they are is read of these.
 */
export async function readUses(
  trx: Transaction,
  hotel: number,
  organisation: number,
  span: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<TripUse[]> {
  await seeAll(trx, true)
  const uses = await trx.query<TripUse & { roomType: RoomType }>(
    `select o.id as "order", night.date::date as date, ${roomTypeSql} as "roomType",
       sum(ceil(greatest(x.asked_amount, x.reserved_amount) * share.part))::int as rooms
     from requests r join orders o on o.id = r.order_id join order_hotel_rooms x on x.order_id = o.id and x.persons <= 4
     cross join lateral (select least(1.0, greatest(r.asked_amount, r.reserved_amount)::numeric / nullif(sum(a.persons * greatest(a.asked_amount,
       a.reserved_amount)), 0)) as part from order_hotel_rooms a where a.order_id = o.id) share
     cross join lateral generate_series(greatest(r.start_at::date, $3::date), least(coalesce(${lastNight}, r.start_at::date),
       $4::date), interval '1 day') as night (date)
     where r.provider_id = $1 and o.organisation_id = $2 and ${takesRooms}
     group by 1, 2, 3 having sum(ceil(greatest(x.asked_amount, x.reserved_amount) * share.part)) > 0 order by 2, 1`,
    [hotel, organisation, span.from, span.to],
  )
  await seeAll(trx, false)
  return uses
}

async function seeAll(trx: Transaction, isAll: boolean): Promise<void> {
  if (!trx.actor.isAdmin) await trx.query(`select set_config('app.admin', $1, true)`, [String(isAll)])
}

export type TripName = { readonly id: number; readonly orderNumber: string; readonly name: string }

/** Names of those trips that the actor is shown. */
export async function readTripNames(trx: Transaction, ids: readonly number[]): Promise<TripName[]> {
  return trx.query<TripName>(
    'select id, order_number as "orderNumber", trip_name as name from orders where id = any ($1::bigint[])',
    [ids],
  )
}

/** The houses of the actor that have allotments in a hotel, with the first and the last night from a day on. */
export async function readSpans(
  trx: Transaction,
  hotel: number,
  from: CalendarDate,
): Promise<{ organisation: number; from: CalendarDate; to: CalendarDate }[]> {
  return trx.query<{ organisation: number; from: CalendarDate; to: CalendarDate }>(
    `select organisation_id as organisation, greatest(min(start_at), $2::date) as "from", max(end_at) as "to"
     from hotel_allotments where provider_id = $1 and end_at >= $2::date group by organisation_id order by 1`,
    [hotel, from],
  )
}

export async function isHotel(trx: Transaction, id: number): Promise<boolean> {
  return (await trx.query(`select from providers where id = $1 and kind = 'hotel'`, [id])).length > 0
}
