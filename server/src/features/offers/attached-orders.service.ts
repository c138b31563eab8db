import { attachingRefused } from '@reisewerk/domain/offers/attached-orders.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { checkReferences } from '../../platform/resource/write.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { readAttachable, readAttachedOrders, readManagingOrder, writeAttached } from './attached-orders.queries.ts'
import { readOrderOfOffer } from './offers.queries.ts'

/**
 * Lets an offer speak for other trips too, in this order (002 §3). For its own it speaks anyway, and what the actor may not see
 * stays attached.
 * @throws ApiError 422 when a trip is named twice, cannot be seen, or may not hang there; when its own is named alone
 */
export async function attachOrders(
  trx: Transaction,
  offerId: number,
  asked: readonly number[],
  desk: Desk,
): Promise<void> {
  const orderId = await readOrderOfOffer(trx, offerId)
  const wanted = asked.filter((id) => id !== orderId)
  const twice = wanted.findIndex((id, index) => wanted.indexOf(id) < index)
  if (twice >= 0) throw violated({ propertyPath: `attachedOrders[${twice}]`, message: 'Diese Reise steht schon da.' })
  await checkReferences(trx, desk.resources, [{ path: 'attachedOrders', resource: 'orders', ids: wanted }])
  // Two who attach each other's trips must not both find them free.
  await withPlansOf(trx, 'orders', [orderId, ...wanted], async () => {
    const before = await readAttachedOrders(trx, orderId)
    // Its own trip alone says nothing of the others; whoever means none of them sends no trip at all.
    if (asked.length > 0 && wanted.length === 0 && before.length > 0) throw violated(ownAlone)
    await attachFree(trx, { offerId, orderId, wanted, before })
  })
}

const ownAlone = {
  propertyPath: 'attachedOrders',
  message: 'Für ihre eigene Reise spricht ein Angebot immer. Eine leere Liste löst alle angehängten Reisen.',
}

type Attaching = {
  readonly offerId: number
  readonly orderId: number
  readonly wanted: readonly number[]
  readonly before: readonly number[]
}

async function attachFree(trx: Transaction, { offerId, orderId, wanted, before }: Attaching): Promise<void> {
  const trips = await readAttachable(trx, [orderId, ...wanted])
  const main = trips.find(({ id }) => id === orderId)
  if (main === undefined) throw notFound('Reise')
  const refusals = wanted.map((id) => {
    const other = trips.find((trip) => trip.id === id)
    return other === undefined ? null : attachingRefused(main, other, before.includes(id))
  })
  const first = refusals.find((one) => one !== null)
  if (first != null) throw refused(first)
  await writeAttached(
    trx,
    offerId,
    before.filter((id) => !wanted.includes(id)),
    wanted,
  )
}

/** An offer is made where it is managed. @throws ApiError 409 for a trip that another one's offer speaks for */
export async function checkHasOwnOffer(trx: Transaction, orderId: number): Promise<void> {
  if ((await readManagingOrder(trx, orderId)) === null) return
  throw refused(refusal('managed_elsewhere', 'Das Angebot dieser Reise wird über eine andere Reise verwaltet.'))
}
