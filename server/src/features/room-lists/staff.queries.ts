import type { ExtraType } from '@reisewerk/domain/room-lists/extra-types.ts'
import type { TripStaff } from '@reisewerk/domain/room-lists/staff.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Drivers and guides among the contacts of a trip, in their order. */
export function staffOfTrip(trx: Transaction, orderId: number): Promise<TripStaff[]> {
  return trx.query<TripStaff>(
    `select k.role, k.room_type as "roomType", case when k.contact_id is not null then
       json_build_object('firstName', coalesce(c.first_name, ''), 'lastName', coalesce(c.last_name, '')) end as contact
     from order_contacts k left join contacts c on c.id = k.contact_id
     where k.order_id = $1 and k.role in ('3_bus_driver', '1_tour_guide') order by k.sort, k.id`,
    [orderId],
  )
}

type SleptIn = {
  id: number
  extraType: ExtraType | null
  passengers: { firstName: string; lastName: string; notes: string }[]
}

/** The rooms of the list in which a room stands, with the names of who sleeps there. */
export function roomsBeside(trx: Transaction, roomId: number): Promise<SleptIn[]> {
  return trx.query<SleptIn>(
    `select r.id::int, r.extra_type as "extraType", (select coalesce(json_agg(json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'notes', p.notes)
         order by p.sort, p.id), '[]') from passengers p where p.room_id = r.id) as passengers
     from rooms r where r.room_list_id = (select own.room_list_id from rooms own where own.id = $1) order by r.sort, r.id`,
    [roomId],
  )
}
