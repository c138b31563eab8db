import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ExtraType } from '@reisewerk/domain/room-lists/extra-types.ts'
import type { ListedHotel } from '@reisewerk/domain/room-lists/list-stay.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** The trip of a list and its hotel; the list stays locked, so that rooms which are added at the same time get numbers of their own. */
export async function lockList(
  trx: Transaction,
  id: number,
): Promise<{ orderId: number; providerId: number | null } | null> {
  const rows = await trx.query<{ orderId: number; providerId: number | null }>(
    'select order_id as "orderId", provider_id as "providerId" from room_lists where id = $1 for update',
    [id],
  )
  return rows[0] ?? null
}

/** The organisation of a trip; null for one out of sight. */
export async function houseOf(trx: Transaction, orderId: number): Promise<number | null> {
  const rows = await trx.query<{ house: number }>('select organisation_id as house from orders where id = $1', [
    orderId,
  ])
  return rows[0]?.house ?? null
}

/** What a hotel is called, and when the trip first stays there; null for a hotel out of sight. */
export async function stayAt(
  trx: Transaction,
  orderId: number,
  providerId: number,
): Promise<{ name: string; arrival: CalendarDate | null } | null> {
  const rows = await trx.query<{ name: string; arrival: CalendarDate | null }>(
    `select p.name, (select min(coalesce(r.start_at, s.start_at))::date::text from requests r
       join placeholders s on s.id = r.placeholder_id where r.order_id = $1 and r.provider_id = p.id) as arrival
     from providers p where p.id = $2`,
    [orderId, providerId],
  )
  return rows[0] ?? null
}

/** What decides whether a trip may have a list of a hotel; null where trip or hotel are out of sight: whoever writes says so. */
export async function readListedHotel(
  trx: Transaction,
  orderId: number,
  providerId: number,
): Promise<ListedHotel | null> {
  const [hotel] = await trx.query<ListedHotel>(
    `select p.name, p.kind = 'hotel' and coalesce(p.organisation_id, o.organisation_id) = o.organisation_id as "isOfHouse",
       a.asked > 0 as "isAnyAsked", a.requests
     from orders o join providers p on p.id = $2,
       (select count(*) as asked, coalesce(json_agg(json_build_object('status', r.status, 'lapsedOn', lapsed_on(r.id, r.status)::text)
          order by r.id desc) filter (where r.provider_id = $2), '[]') as requests
        from requests r join hotel_requests h on h.id = r.id where r.order_id = $1 and r.provider_id is not null) a
     where o.id = $1`,
    [orderId, providerId],
  )
  return hotel ?? null
}

/** Whether the contingent of a trip asks for rooms of a size, and for rooms of a kind; kinds of its house count, too. */
export async function isRoomTypeKnown(
  trx: Transaction,
  orderId: number,
  persons: number,
  type: string,
): Promise<{ persons: boolean; type: boolean }> {
  const rows = await trx.query<{ persons: boolean; type: boolean }>(
    `select exists(select from order_hotel_rooms r where r.order_id = $1 and r.persons = $2 and r.asked_amount > 0) as persons,
       exists(select from order_hotel_rooms r where r.order_id = $1 and r.type = $3)
         or exists(select from options x join orders o on o.organisation_id = x.organisation_id
           where o.id = $1 and x.list = 'room_type' and x.key = $3 and x.is_active) as type`,
    [orderId, persons, type],
  )
  return rows[0] ?? { persons: false, type: false }
}

/** Takes the rooms of one list over into another with all their guests, in their order. @param isLinked as the same guests */
export async function copyRooms(trx: Transaction, from: number, to: number, isLinked: boolean): Promise<void> {
  await trx.query(
    `with target as (select id, order_id from room_lists where id = $2),
     source as (select r.*, row_number() over (order by r.sort, r.id) as place from rooms r where r.room_list_id = $1),
     copied as (
       insert into rooms (order_id, room_list_id, room_index, persons, type, extra_type, twin, sort)
       select t.order_id, t.id, s.room_index, s.persons, s.type, s.extra_type, s.twin, s.place - 1
       from source s, target t order by s.place returning id, sort
     )
     insert into passengers (order_id, room_id, guest, gender, first_name, last_name, nationality, date_of_birth, place_of_birth,
       document_type, document_number, assistance, outside_cabin, motor_bike, licence_plate, allergies, notes, sort)
     select t.order_id, c.id, case when $3 and p.order_id = t.order_id then p.guest else nextval('guests') end,
       p.gender, p.first_name, p.last_name, p.nationality, p.date_of_birth, p.place_of_birth, p.document_type, p.document_number,
       p.assistance, p.outside_cabin, p.motor_bike, p.licence_plate, p.allergies, p.notes, p.sort
     from target t, source s join copied c on c.sort = s.place - 1 join passengers p on p.room_id = s.id
     order by s.place, p.sort, p.id`,
    [from, to, isLinked],
  )
}

/** Where the next room of a list goes, and what it is called: one more than the highest number. */
export async function nextRoom(trx: Transaction, listId: number): Promise<{ index: string; sort: number }> {
  const rows = await trx.query<{ index: string; sort: number }>(
    `select (coalesce(max(room_index::int) filter (where room_index ~ '^\\d{1,6}$'), 0) + 1)::text as index,
       coalesce(max(sort) + 1, 0) as sort
     from rooms where room_list_id = $1`,
    [listId],
  )
  return rows[0] ?? { index: '1', sort: 0 }
}

type RoomThere = { orderId: number; extraType: ExtraType | null; persons: number; type: string; nextSort: number }

/** What is special about a room, its trip, and where its next guest goes; null for a room out of sight. */
export async function roomOf(trx: Transaction, id: number): Promise<RoomThere | null> {
  const rows = await trx.query<RoomThere>(
    `select r.order_id as "orderId", r.extra_type as "extraType", r.persons, r.type,
       (select coalesce(max(p.sort) + 1, 0) from passengers p where p.room_id = r.id) as "nextSort"
     from rooms r where r.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Where a guest sleeps and what is noted of them; null for one out of sight. */
export async function passengerOf(
  trx: Transaction,
  id: number,
): Promise<{ orderId: number; roomId: number; guest: number; notes: string } | null> {
  const rows = await trx.query<{ orderId: number; roomId: number; guest: number; notes: string }>(
    'select order_id as "orderId", room_id as "roomId", guest, notes from passengers where id = $1',
    [id],
  )
  return rows[0] ?? null
}

/** The guests of a room with their notes. */
export function notesIn(trx: Transaction, roomId: number): Promise<{ id: number; notes: string }[]> {
  return trx.query<{ id: number; notes: string }>(
    'select id, notes from passengers where room_id = $1 order by sort, id',
    [roomId],
  )
}

export async function setNotes(trx: Transaction, passengerId: number, notes: string): Promise<void> {
  await trx.query('update passengers set notes = $2 where id = $1', [passengerId, notes])
}

/** The same guest on the other lists of the trip. */
export async function sameGuestElsewhere(
  trx: Transaction,
  orderId: number,
  guest: number,
  id: number,
): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    'select id from passengers where order_id = $1 and guest = $2 and id <> $3 order by id',
    [orderId, guest, id],
  )
  return rows.map((row) => row.id)
}
