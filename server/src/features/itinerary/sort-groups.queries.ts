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

export async function findTripOfGroup(trx: Transaction, groupId: number): Promise<number | null> {
  const rows = await trx.query<{ orderId: number }>('select order_id as "orderId" from sort_groups where id = $1', [
    groupId,
  ])
  return rows[0]?.orderId ?? null
}

/** Locks services. @returns those the actor sees, with their trip */
export function lockServices(trx: Transaction, ids: readonly number[]): Promise<{ id: number; orderId: number }[]> {
  return trx.query<{ id: number; orderId: number }>(
    'select id, order_id as "orderId" from placeholders where id = any ($1::bigint[]) order by id for update',
    [ids],
  )
}

export async function saveSortGroup(trx: Transaction, ids: readonly number[], groupId: number | null): Promise<void> {
  await trx.query('update placeholders set sort_group_id = $2 where id = any ($1::bigint[])', [ids, groupId])
}
