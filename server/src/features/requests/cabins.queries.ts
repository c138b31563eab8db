import type { CabinNeed, KeptCabin } from '@reisewerk/domain/requests/cabins.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Cabins of the trip's ferry contingent. */
export async function ferryCabinsOfTrip(trx: Transaction, orderId: number): Promise<CabinNeed[]> {
  return trx.query<CabinNeed>(
    `select persons, type, asked_amount as "askedAmount" from order_ferry_cabins
     where order_id = $1 and asked_amount > 0 order by persons, sort, id`,
    [orderId],
  )
}

/** Rooms of the trip's hotel contingent by size. */
export async function hotelRoomsOfTrip(
  trx: Transaction,
  orderId: number,
): Promise<{ persons: number; amount: number }[]> {
  return trx.query<{ persons: number; amount: number }>(
    `select persons, sum(asked_amount)::int as amount from order_hotel_rooms
     where order_id = $1 group by persons order by persons`,
    [orderId],
  )
}

/** The cabins that a request asks for so far. */
export async function readCabins(trx: Transaction, requestId: number): Promise<KeptCabin[]> {
  return trx.query<KeptCabin>('select id, persons, type from request_cabins where request_id = $1', [requestId])
}

/** Notes at the request how many persons its cabins hold. */
export async function countReservedCabins(trx: Transaction, requestId: number): Promise<void> {
  await trx.query(
    `update requests set reserved_amount = (select coalesce(sum(c.persons * c.reserved_amount), 0)
       from request_cabins c where c.request_id = requests.id) where id = $1`,
    [requestId],
  )
}
