import type { Transaction } from '../../platform/database/transaction.ts'

/** Locks the trip, so that two who add a group at once get two places, and tells the next one. */
export async function lockNextSortGroup(trx: Transaction, orderId: number): Promise<number> {
  await trx.query('select from orders where id = $1 for update', [orderId])
  const rows = await trx.query<{ next: number }>(
    'select coalesce(max(sort) + 1, 0) as next from sort_groups where order_id = $1',
    [orderId],
  )
  return rows[0]?.next ?? 0
}
