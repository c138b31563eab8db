import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { offerContract, usualRouteDescription } from '@reisewerk/domain/offers/offer.contract.ts'
import { proposedNumber } from '@reisewerk/domain/offers/offer-number.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useCallback } from 'react'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { useSave } from '../../lib/saving/use-save.ts'

/*
 * A trip gets its offer with the first thing that is saved of it, and never by being looked at. Until then its page shows how an offer
 * begins, under the number of the trip below 0; here is everything that knows of it.
 */

type Offer = ItemOf<typeof offerContract>
type Known = Pick<Offer, 'id' | 'order'>

/** How the offer of a trip begins: as the server would open it. */
export function unopenedOffer(orderId: number, orderNumber: string): Offer {
  return {
    id: -orderId,
    version: 1,
    order: linkTo('orders', orderId),
    type: 'initial',
    offerNr: proposedNumber('initial', orderNumber, 0),
    attachRouteDescription: usualRouteDescription,
    address: null,
    introTitle: '',
    introText: null,
    conditions: [],
    conditionsText: null,
    attachedOrders: [],
    bulletPoints: [],
    includedLines: [],
    photos: [],
    // The calculation keeps them, and its own panel shows them.
    minimumPersons: null,
    freeplaces: [],
  }
}

/** The number of an offer at the server, for what is kept of it by an address of its own; it is opened where it is not yet. */
export function openedOffer({ id, order }: Known): Promise<number> {
  return saveQueue.open(offerContract.name, id, { order })
}

/** Saves what an offer says; the first thing saved opens it. */
export function useSaveOffer({ id, order }: Known): ReturnType<typeof useSave<typeof offerContract>> {
  const { save, ...marks } = useSave(offerContract, id)
  const saveOffer = useCallback<typeof save>(
    (patch, options) => save(patch, { ...options, ...(id < 0 && { opens: { order } }) }),
    [save, id, order],
  )
  return { ...marks, save: saveOffer }
}
