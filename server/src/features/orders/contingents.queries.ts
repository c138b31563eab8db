import type { ContingentKind } from '@reisewerk/domain/orders/contingent-rules.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { orders } from './orders.tables.ts'

export type StoredEntry = {
  id: number
  persons: number
  type: string
  asked: number
  reserved: number
  change: number | null
  sort: number
}

const tables = {
  hotel: { contingents: 'order_contingent_hotels', entries: 'order_hotel_rooms' },
  ferry: { contingents: 'order_contingent_ferries', entries: 'order_ferry_cabins' },
} as const

/** Two who change a trip's contingents at once follow each other. @throws ApiError 404 when the actor sees no such one */
export async function lockContingent(trx: Transaction, kind: ContingentKind, id: number): Promise<number> {
  const rows = await trx.query<{ id: number }>(
    `select o.id from orders o join ${tables[kind].contingents} c on c.order_id = o.id where c.id = $1 for update of o`,
    [id],
  )
  if (rows[0] === undefined) throw notFound('Kontingent')
  return rows[0].id
}

export async function entriesOf(trx: Transaction, kind: ContingentKind, id: number): Promise<StoredEntry[]> {
  return trx.query<StoredEntry>(
    `select id, persons, type, asked_amount as asked, reserved_amount as reserved, requested_change_amount as change, sort
     from ${tables[kind].entries} where contingent_id = $1 order by id`,
    [id],
  )
}

/** Two entries may swap their types in one save; that no type stands twice is checked at its end. */
export async function checkTypesAtTheEnd(trx: Transaction, kind: ContingentKind): Promise<void> {
  await trx.query(`set constraints ${tables[kind].entries}_once deferred`)
}

/** One entry a day, the last count wins (CAP-04); who has a room and a cabin counts once (`guestsOf`). */
export async function noteBookingStand(trx: Transaction, orderId: number, today: string): Promise<void> {
  await trx.query(
    `insert into booking_stands (order_id, date, number_of_persons)
     select $1, $2, coalesce(
       (select nullif(sum(persons * reserved_amount), 0) from order_hotel_rooms where order_id = $1),
       (select sum(persons * reserved_amount) from order_ferry_cabins where order_id = $1), 0)
     on conflict (order_id, date) do update set number_of_persons = excluded.number_of_persons
       where booking_stands.number_of_persons <> excluded.number_of_persons`,
    [orderId, today],
  )
}

export async function stampContingent(trx: Transaction, orderId: number, now: Date): Promise<void> {
  await trx.db.update(orders).set({ lastContingentUpdate: now }).where(eq(orders.id, orderId))
}
