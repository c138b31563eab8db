import type { ClassCategory, PassageType, TrainCategory } from '@reisewerk/domain/accounts/options.ts'
import type { CabinNeed, ClassedSeats, KeptCabin } from '@reisewerk/domain/requests/cabins.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export async function ferryCabinsOfTrip(trx: Transaction, orderId: number): Promise<CabinNeed[]> {
  return trx.query<CabinNeed>(
    `select persons, type, asked_amount as "askedAmount" from order_ferry_cabins
     where order_id = $1 and asked_amount > 0 order by persons, sort, id`,
    [orderId],
  )
}

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

/** The class a train is asked for in, and the seats asked for; null when the actor sees no such request. */
export async function readSeats(
  trx: Transaction,
  requestId: number,
): Promise<{ category: TrainCategory; seats: ClassedSeats[] } | null> {
  const rows = await trx.query<{ category: TrainCategory; seats: ClassedSeats[] }>(
    `select t.category, (select coalesce(json_agg(json_build_object('type', c.type, 'reservedAmount', c.reserved_amount,
       'extraReservedAmount', c.extra_reserved_amount, 'isPriced', c.price_cents is not null)), '[]')
       from request_cabins c where c.request_id = t.id) as seats
     from train_requests t where t.id = $1`,
    [requestId],
  )
  return rows[0] ?? null
}

/** For how many a train is asked for, and its seats as they are asked for; null when the actor sees no such request. */
export async function readAskedSeats(
  trx: Transaction,
  requestId: number,
): Promise<{ type: PassageType; asked: number; seats: { persons: number; askedAmount: number }[] } | null> {
  const rows = await trx.query<{
    type: PassageType
    asked: number
    seats: { persons: number; askedAmount: number }[]
  }>(
    `select t.type, r.asked_amount as asked, (select coalesce(json_agg(json_build_object('persons', c.persons,
       'askedAmount', c.asked_amount)), '[]') from request_cabins c where c.request_id = t.id) as seats
     from train_requests t join requests r on r.id = t.id where t.id = $1`,
    [requestId],
  )
  return rows[0] ?? null
}

/** Of those that are asked for at all. */
export async function saveAskedSeats(trx: Transaction, requestId: number, asked: number): Promise<void> {
  await trx.query('update request_cabins set asked_amount = $2 where request_id = $1 and asked_amount > 0', [
    requestId,
    asked,
  ])
}

export async function saveClassOfSeats(trx: Transaction, requestId: number, klass: ClassCategory): Promise<void> {
  await trx.query('update request_cabins set type = $2 where request_id = $1', [requestId, klass])
}
