import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { queryOptions } from '@tanstack/react-query'
import { act, create, listOf, newKey } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'

export type Offer = ItemOf<typeof offerContract>
export type OfferPrice = Offer['prices'][number]
export type StoredOffer = ItemOf<typeof documentContract>

const stored = { 'type[]': ['offer'], '_order[id]': 'desc', _itemsPerPage: 500 } as const

/** The one offer of a trip. A trip that has none yet gets it when somebody first looks; asking twice makes no second. */
export function offerOf(orderId: number) {
  const list = listOf(offerContract, { query: { 'order.id': orderId } })
  return queryOptions({
    queryKey: list.queryKey,
    queryFn: async (context) => {
      const page = await list.queryFn?.(context)
      if (page !== undefined && page.items.length > 0) return page
      return { items: [await create(offerContract, { order: linkTo('orders', orderId) }, newKey())], total: 1 }
    },
    select: ({ items }): Offer => {
      const [offer] = items
      if (offer === undefined) throw new Error(`no offer for trip ${orderId}`)
      return offer
    },
  })
}

/** Every PDF that was made of it, newest first. */
export function storedOffersOf(orderId: number) {
  return listOf(documentContract, { query: { 'order.id': orderId, ...stored } })
}

/** What a PDF made now would list. The key lies below the trip's: any change in the trip may change it. */
export function contentsOf(orderId: number) {
  return queryOptions({
    queryKey: [...keys.item('orders', orderId), 'offer-contents'],
    queryFn: async ({ signal }) =>
      (await send<OfferContents>('GET', `/api/orders/${orderId}/offer/contents`, { signal })).data,
  })
}

/** Makes the PDF, stores it and counts its number. */
export async function generateOffer(orderId: number): Promise<StoredOffer> {
  return (await act<StoredOffer>(`/api/orders/${orderId}/offer/generate-document`)).data
}
