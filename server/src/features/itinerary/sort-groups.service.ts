import type { Transaction } from '../../platform/database/transaction.ts'
import { type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem } from '../../platform/resource/write.ts'
import { lockNextSortGroup } from './sort-groups.queries.ts'

/** Adds a group at the end of the trip's groups, unless told where (MD-10). */
export async function addSortGroup(trx: Transaction, body: Body, desk: Desk): Promise<number> {
  const orderId = Number(body.order)
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [orderId] }])
  const sort = body.sort ?? (await lockNextSortGroup(trx, orderId))
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'sort_groups'), { ...body, sort })
}
