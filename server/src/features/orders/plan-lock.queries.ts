import type { Transaction } from '../../platform/database/transaction.ts'

/** SELECT of the trips that days, services or requests belong to. */
export const tripsOf = {
  orders: 'select id from orders where id = any ($1::bigint[])',
  days: 'select order_id from days where id = any ($1::bigint[])',
  placeholders: 'select order_id from placeholders where id = any ($1::bigint[])',
  requests: 'select order_id from requests where id = any ($1::bigint[])',
} as const
export type OfTrips = keyof typeof tripsOf

/** Locks trips in the order of their ids, against each other's changes and not against rows that refer to them. */
export async function lockTripsOf(trx: Transaction, of: OfTrips, ids: readonly number[]): Promise<void> {
  await trx.query(`select from orders where id in (${tripsOf[of]}) order by id for no key update`, [ids])
}
