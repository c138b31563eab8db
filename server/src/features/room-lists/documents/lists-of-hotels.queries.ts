import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { RoomMix } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import type { ListMarks } from '@reisewerk/domain/room-lists/documents/room-marks.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

type SentList = {
  id: number
  request: number
  /** Which of the trip's lists it was; null where that is deleted. */
  list: number | null
  sentAt: Date | null
  isConfirmed: boolean
  marks: ListMarks
}

/** The list each hotel of a trip was sent last. */
export function readSentLists(trx: Transaction, orderId: number): Promise<SentList[]> {
  return trx.query<SentList>(
    `select distinct on (request_id) id::int, request_id::int as request, room_list_id::int as list, sent_at as "sentAt", is_confirmed as "isConfirmed",
       jsonb_build_object('rooms', marks, 'personal', personal_marks, 'notes', notes_mark) as marks
     from hotel_lists where order_id = $1 and sent_at is not null order by request_id, sent_at desc, id desc`,
    [orderId],
  )
}

type MadeListRow = { document: number; request: number; list: number | null; marks: ListMarks }

/** All lists that were made for hotels of a trip and are stored, with what is kept of each. */
export function readMadeLists(trx: Transaction, orderId: number): Promise<MadeListRow[]> {
  return trx.query<MadeListRow>(
    `select document_id::int as document, request_id::int as request, room_list_id::int as list,
       jsonb_build_object('rooms', marks, 'personal', personal_marks, 'notes', notes_mark) as marks
     from hotel_lists where order_id = $1 and document_id is not null`,
    [orderId],
  )
}

/** When hotels of a trip are to be sent their lists: open to-dos only. */
export function readListTodos(
  trx: Transaction,
  orderId: number,
): Promise<{ request: number; dueDate: CalendarDate }[]> {
  return trx.query<{ request: number; dueDate: CalendarDate }>(
    `select room_list_of_id::int as request, due_date::text as "dueDate" from todos
     where order_id = $1 and room_list_of_id is not null and due_date is not null and status <> 'done'`,
    [orderId],
  )
}

type KnownStay = { request: number; startAt: CalendarDate | null; endAt: CalendarDate | null }

/** Requests of a trip whose hotels know other days than they ask for by now, or were told them last, with the days those know (decisions 071, 179). */
export function readMovedStays(trx: Transaction, orderId: number): Promise<KnownStay[]> {
  return trx.query<KnownStay>(
    `select id::int as request, to_char(known.start_at, 'YYYY-MM-DD') as "startAt", to_char(known.end_at, 'YYYY-MM-DD') as "endAt"
     from requests r cross join lateral (select (r.last_told ->> 'startAt')::timestamp as start_at, (r.last_told ->> 'endAt')::timestamp as end_at) told
       cross join lateral (select told.start_at, told.end_at where told.start_at::date <> r.start_at::date or told.end_at::date <> r.end_at::date
         union all select r.agreed_start_at, r.agreed_end_at limit 1) known
     where order_id = $1 and request_type = 'hotel' and status <> 'new' and is_active_request(status)
       and (known.start_at::date <> r.start_at::date or known.end_at::date <> r.end_at::date)`,
    [orderId],
  )
}

/** Which rooms the hotels of a trip were told of or have confirmed (decisions 165, 179). */
export function readKnownRooms(trx: Transaction, orderId: number): Promise<{ request: number; rooms: RoomMix }[]> {
  return trx.query<{ request: number; rooms: RoomMix }>(
    `select id::int as request, coalesce(nullif(told_otherwise(r) -> 'rooms', 'null'), agreed_rooms) as rooms from requests r
     where order_id = $1 and request_type = 'hotel' and agreed_rooms is not null and is_active_request(status)`,
    [orderId],
  )
}
