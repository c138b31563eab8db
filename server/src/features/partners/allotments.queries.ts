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

/**
 * What requests take, night by night: one that asks for the whole group the rooms of the trip's contingent, one for a part of it its
 * part, each kind of room rounded up (decision 034).
 */
const roomsTaken = `select o.id as "order", r.provider_id as hotel, o.organisation_id as organisation, night.date::date as date,
    ${roomTypeSql} as "roomType",
    -- Multiplied first: a share of so many digits would round ten rooms up to eleven.
    ceil(greatest(x.asked_amount, x.reserved_amount) * share.persons / share.pax)::int as rooms
  from requests r join orders o on o.id = r.order_id join order_hotel_rooms x on x.order_id = o.id and x.persons <= 4
  cross join lateral (select a.pax, case when r.whole_group then a.pax else least(a.pax, greatest(r.asked_amount, r.reserved_amount)) end
    as persons from (select nullif(sum(persons * greatest(asked_amount, reserved_amount)), 0)::numeric as pax
      from order_hotel_rooms where order_id = o.id) a) share
  cross join lateral generate_series(r.start_at::date, coalesce(${lastNight}, r.start_at::date), interval '1 day') as night (date)
  where ${takesRooms}`

/** What a trip takes of a hotel's allotment in one night. */
export type Taken = RoomUse & { readonly order: number; readonly hotel: number; readonly organisation: number }

/** What trips take of allotments so far, hotel by hotel in their order. @param trips SELECT of their ids by `$1` */
export async function readTaken(trx: Transaction, trips: string, ids: readonly number[]): Promise<Taken[]> {
  return trx.query<Taken & { roomType: RoomType }>(
    `select t."order", t.hotel, t.organisation, t.date, t."roomType", sum(t.rooms)::int as rooms
     from (${roomsTaken} and o.id in (${trips})) t
     where exists (select from hotel_allotments a where a.provider_id = t.hotel and a.organisation_id = t.organisation
       and a.room_type = t."roomType" and t.date between a.start_at and a.end_at)
     group by 1, 2, 3, 4, 5 order by 2, 3, 4, 5`,
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

/** @returns null when the actor sees no such allotment */
export async function readAllotment(
  trx: Transaction,
  id: number,
): Promise<(Allotment & { hotel: number; organisation: number }) | null> {
  const rows = await trx.query<Allotment & { hotel: number; organisation: number }>(
    `select provider_id as hotel, organisation_id as organisation, room_type as "roomType", start_at as "startAt",
       end_at as "endAt", rooms, release_days as "releaseDays" from hotel_allotments where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export type TripUse = RoomUse & { readonly order: number }

/**
 * What trips of a house take of a hotel, night by night. Rooms are taken by trips, too, that the actor is not shown; only how many
 * they are is read of these.
 */
export async function readUses(
  trx: Transaction,
  hotel: number,
  organisation: number,
  span: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<TripUse[]> {
  await seeAll(trx, true)
  const uses = await trx.query<TripUse & { roomType: RoomType }>(
    `select t."order", t.date, t."roomType", sum(t.rooms)::int as rooms
     from (${roomsTaken} and r.provider_id = $1 and o.organisation_id = $2) t where t.date between $3::date and $4::date
     group by 1, 2, 3 having sum(t.rooms) > 0 order by 2, 1`,
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
