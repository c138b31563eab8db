import type { ExtraType } from '@reisewerk/domain/room-lists/extra-types.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

export type TripGuest = {
  readonly id: number
  readonly guest: number
  readonly firstName: string
  readonly lastName: string
}
export type TripRoom = {
  readonly id: number
  readonly extraType: ExtraType | null
  readonly passengers: readonly TripGuest[]
}
export type TripRooms = { readonly id: number; readonly name: string; readonly rooms: readonly TripRoom[] }

/** Who sleeps where on each list of a trip, as far as it tells who is the same on others; in the order of 002 §4. */
export function readTripRooms(trx: Transaction, orderId: number): Promise<TripRooms[]> {
  return trx.query<TripRooms>(
    `select l.id::int, l.name, coalesce((
       select jsonb_agg(jsonb_build_object('id', r.id, 'extraType', r.extra_type, 'passengers', coalesce(g.all, '[]')) order by r.sort, r.id)
       from rooms r left join lateral (
         select jsonb_agg(jsonb_build_object('id', p.id, 'guest', p.guest, 'firstName', p.first_name, 'lastName', p.last_name)
           order by p.sort, p.id) as all
         from passengers p where p.room_id = r.id) g on true
       where r.room_list_id = l.id), '[]') as rooms
     from room_lists l where l.order_id = $1
     order by l.provider_id is not null, l.date desc nulls last, l.id desc`,
    [orderId],
  )
}

/** All lists of the trip of a list stay locked, always in one order: two clerks at two lists wait for each other. @returns their ids */
export async function lockListsOfTrip(trx: Transaction, listId: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select id::int from room_lists where order_id = (select order_id from room_lists where id = $1) order by id for update`,
    [listId],
  )
  return rows.map(({ id }) => id)
}
