import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import { bookedStatuses } from '@reisewerk/domain/requests/booked-statuses.ts'
import type { TripList } from '@reisewerk/domain/room-lists/documents/list-for-hotel.ts'
import type { ListedStay } from '@reisewerk/domain/room-lists/documents/list-source.ts'
import type { ListMarks } from '@reisewerk/domain/room-lists/documents/room-marks.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

export type ListHead = { readonly shortName: string; readonly orderNotes: string }

/** What names a trip's lists, and what is said to all its hotels; null when the actor sees no such trip. */
export async function readListHead(trx: Transaction, orderId: number): Promise<ListHead | null> {
  const rows = await trx.query<ListHead>(
    `select coalesce(nullif(trim(c.short_name), ''), c.company_name, o.group_name) as "shortName", o.roomlist_notes as "orderNotes"
     from orders o left join clients c on c.id = o.client_id where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

export type StayRow = ListedStay & {
  readonly providerId: number | null
  /** Whether the hotel is to have the guests. */
  readonly isBooked: boolean
  readonly status: RequestStatus
  /** Whether the driver of the trip sleeps elsewhere. */
  readonly isWithoutDriver: boolean
  /** Of the hotel's place: it tells the language. */
  readonly country: string | null
}

/** The hotels of a trip that stand, in the order in which it stays there: who declined or let an option lapse is on no paper (decision 104). */
export function readStays(trx: Transaction, orderId: number): Promise<StayRow[]> {
  return trx.query<StayRow>(
    `select r.id::int as "requestId", r.provider_id::int as "providerId", coalesce(p.name, '') as hotel,
       coalesce(l.name, '') as place, l.country, coalesce(r.start_at, s.start_at, d.date)::date::text as "startAt",
       coalesce(r.end_at, s.end_at)::date::text as "endAt", r.status, r.status = any($2) as "isBooked", coalesce(s.driver_not_participating, false) as "isWithoutDriver", h.board, r.option_nr as "bookingNumber", h.roomlist_notes as notes
     from requests r join hotel_requests h on h.id = r.id join placeholders s on s.id = r.placeholder_id
       join days d on d.id = s.day_id left join hotel_placeholders hs on hs.id = s.id
       left join providers p on p.id = r.provider_id left join places l on l.id = coalesce(p.place_id, hs.place_id)
     where r.order_id = $1 and stands(r.id, r.status)
     order by "startAt" nulls last, r.id`,
    [orderId, bookedStatuses],
  )
}

/** How many rooms of a size are asked for (002 §5 totalAsked). */
type AskedRooms = { readonly persons: number; readonly amount: number }

/** How many rooms of each size the trip asks for. */
export function readAskedRooms(trx: Transaction, orderId: number): Promise<AskedRooms[]> {
  return trx.query<AskedRooms>(
    `select persons, sum(asked_amount)::int as amount from order_hotel_rooms where order_id = $1
     group by persons order by persons`,
    [orderId],
  )
}

/** Lists of a trip: those lacking a hotel first, then by date, newest first (002 §4). */
export function readTripLists(trx: Transaction, orderId: number): Promise<TripList[]> {
  return trx.query<TripList>(
    `select id::int, name, provider_id::int as "providerId", date::date::text as date from room_lists where order_id = $1
     order by provider_id is not null, room_lists.date desc nulls last, id desc`,
    [orderId],
  )
}

/** Which list each hotel was sent last; without one that was deleted since. */
export function readListsSentLast(trx: Transaction, orderId: number): Promise<{ request: number; list: number }[]> {
  return trx.query<{ request: number; list: number }>(
    `select distinct on (request_id) request_id::int as request, room_list_id::int as list from hotel_lists
     where order_id = $1 and sent_at is not null and room_list_id is not null order by request_id, sent_at desc, id desc`,
    [orderId],
  )
}

/** What the hotel's last list said that went there; null where none did. */
export async function lastMarks(trx: Transaction, requestId: number): Promise<ListMarks | null> {
  const rows = await trx.query<ListMarks>(
    `select marks as rooms, personal_marks as personal, notes_mark as notes from hotel_lists
     where request_id = $1 and sent_at is not null order by sent_at desc, id desc limit 1`,
    [requestId],
  )
  return rows[0] ?? null
}

export async function insertHotelList(
  trx: Transaction,
  list: { orderId: number; requestId: number; roomListId: number; documentId: number; marks: ListMarks },
): Promise<void> {
  const { rooms, personal, notes } = list.marks
  await trx.query(
    `insert into hotel_lists (order_id, request_id, room_list_id, document_id, marks, personal_marks, notes_mark)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[list.orderId, list.requestId, list.roomListId, list.documentId],
      ...[JSON.stringify(rooms), JSON.stringify(personal), notes],
    ],
  )
}

/** Who has the list need not be sent it: the to-dos that reminded of it are done. */
export async function closeListTodos(trx: Transaction, documentIds: readonly number[], at: Date): Promise<void> {
  await trx.query(
    `update todos set status = 'done', done_date = $2 where status <> 'done' and room_list_of_id in (
       select request_id from hotel_lists where document_id = any ($1::bigint[]))`,
    [documentIds, at],
  )
}

export async function markListsSent(trx: Transaction, documentIds: readonly number[], at: Date): Promise<void> {
  await trx.query('update hotel_lists set sent_at = $2 where document_id = any ($1::bigint[]) and sent_at is null', [
    documentIds,
    at,
  ])
}

/** Whether a list was made for its hotel and has not left the house. */
export async function neverSent(trx: Transaction, hotelListId: number): Promise<boolean> {
  const rows = await trx.query('select id from hotel_lists where id = $1 and sent_at is null', [hotelListId])
  return rows.length > 0
}
