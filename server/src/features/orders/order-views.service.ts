import type { Transaction } from '../../platform/database/transaction.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'

/** Saves a view; whoever saves it owns it, and it stands behind the views there are. */
export async function addOrderView(trx: Transaction, body: Body, desk: Desk): Promise<number> {
  if (body.isDefault === true) await dropDefault(trx)
  const fixed = new Map<string, unknown>([['"user_id"', trx.actor.userId]])
  if (body.sort === undefined) fixed.set('"sort"', await nextPlace(trx))
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'order_views'), body, fixed)
}

/** Changes a view of one's own; a new default takes the place of the old one. */
export async function changeOrderView(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
  if (body.isDefault === true) await dropDefault(trx)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'order_views'), id, body)
}

async function dropDefault(trx: Transaction): Promise<void> {
  await trx.query('update order_views set is_default = false where user_id = $1 and is_default', [trx.actor.userId])
}

async function nextPlace(trx: Transaction): Promise<number> {
  const rows = await trx.query<{ next: number }>(
    'select least(coalesce(max(sort), 0) + 1, 1000)::int as next from order_views where user_id = $1',
    [trx.actor.userId],
  )
  return rows[0]?.next ?? 1
}
