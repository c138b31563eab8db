import type { NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { BulkAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import type { sortGroupContract } from '@reisewerk/domain/itinerary/sort-group.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, insertItem } from '../../platform/resource/write.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { findTripOfGroup, lockNextSortGroup, lockServices, saveSortGroup } from './sort-groups.queries.ts'

export async function addSortGroup(
  trx: Transaction,
  body: NewBodyOf<typeof sortGroupContract>,
  desk: Desk,
): Promise<number> {
  const { order: orderId } = body
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [orderId] }])
  const sort = body.sort ?? (await lockNextSortGroup(trx, orderId))
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'sort_groups'), { ...body, sort })
}

/**
 * Puts many services into a group, or into none (BULK-01). What is gone, or belongs to another trip than the group, is
 * told; the others are changed.
 * @throws ApiError 422 when the actor sees no such group
 */
export async function groupServices(
  trx: Transaction,
  ids: readonly number[],
  groupId: number | null,
): Promise<BulkAnswer> {
  const trip = groupId === null ? null : await findTripOfGroup(trx, groupId)
  if (groupId !== null && trip === null) {
    throw violated({ propertyPath: 'sortGroup', message: 'Sortiergruppe wurde nicht gefunden.' })
  }
  const seen = await withPlansOf(trx, 'placeholders', ids, () => lockServices(trx, ids))
  const services = new Map(seen.map(({ id, orderId }) => [id, orderId]))
  const reasonOf = (id: number): string | null => {
    if (!services.has(id)) return 'Leistung wurde nicht gefunden.'
    return trip === null || services.get(id) === trip ? null : 'Diese Sortiergruppe gehört zu einer anderen Reise.'
  }
  const answers = [...new Set(ids)].map((id) => ({ id, message: reasonOf(id) }))
  const changed = answers.filter(({ message }) => message === null).map(({ id }) => id)
  await saveSortGroup(trx, changed, groupId)
  return { changed, failed: answers.flatMap(({ id, message }) => (message === null ? [] : [{ id, message }])) }
}
