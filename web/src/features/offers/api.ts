import type { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { type MadeType, offerDocumentTypes } from '@reisewerk/domain/offers/offer-documents.ts'
import { offerIntroTemplateContract } from '@reisewerk/domain/offers/offer-templates.contract.ts'
import type { OfferedDay } from '@reisewerk/domain/offers/photos/offer-photo.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { makePaper } from '../../form/papers/make-paper.ts'
import { itemOf, listOf } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { withUnsaved } from '../../lib/saving/save-queue.ts'
import type { Trip } from '../orders/trip/api.ts'
import { unopenedOffer } from './open-offer.ts'

export type Offer = ItemOf<typeof offerContract>
export type Calculation = ItemOf<typeof calculationContract>
export type StoredOffer = ItemOf<typeof documentContract, 'document_read'>

const stored = { 'type[]': offerDocumentTypes, '_order[id]': 'desc', _itemsPerPage: 500 } as const

/**
 * The one offer of a trip. One that has none yet shows how it begins, and gets it with the first thing that is saved of it
 * (open-offer.ts): whoever only looks makes nothing.
 */
export function offerOf({ id: orderId, orderNumber }: Pick<Trip, 'id' | 'orderNumber'>) {
  const list = listOf(offerContract, { query: { 'order.id': orderId } })
  return queryOptions({
    queryKey: offerKey(orderId),
    queryFn: async (context) => {
      const page = await list.queryFn?.(context)
      if (page !== undefined && page.items.length > 0) return page
      return { items: [withUnsaved(offerContract.name, unopenedOffer(orderId, orderNumber))], total: 1 }
    },
    select: ({ items }): Offer => {
      const [offer] = items
      if (offer === undefined) throw new Error(`no offer for trip ${orderId}`)
      return offer
    },
  })
}

/** Under which the offer of a trip is kept, whether it is opened or not. */
export function offerKey(orderId: number) {
  return listOf(offerContract, { query: { 'order.id': orderId } }).queryKey
}

/** What is kept of the offer of a trip: nothing where it has none. Under another key, for `offerOf` promises something to show. */
export function keptOfferOf(orderId: number) {
  return listOf(offerContract, { query: { 'order.id': orderId, _itemsPerPage: 1 } })
}

/** To whom the offer of a trip goes, opened or not, with name and address; null while nobody is chosen. */
export function chosenContact(orderId: number) {
  return {
    ...itemOf(orderContract, orderId, ['offer_read']),
    select: ({ addressee }: ItemOf<typeof orderContract, 'offer_read'>) => addressee ?? null,
  }
}

/** Every document that was made of it or belongs to it, newest first, with who made it. */
export function storedOffersOf(orderId: number) {
  return listOf(documentContract, { groups: ['document_read'], query: { 'order.id': orderId, ...stored } })
}

/** Photos that the days of an offer could show; below the trip's key like what the offer holds. */
export function photosForOffer(orderId: number) {
  return queryOptions({
    queryKey: [...keys.item('orders', orderId), 'offer-photos'],
    queryFn: async ({ signal }) =>
      (await send<OfferedDay[]>('GET', `/api/orders/${orderId}/offer/photos`, { signal })).data,
  })
}

/** Below the trip's key: any change in the trip may change what its offer holds. */
export function contentsKey(orderId: number) {
  return [...keys.item('orders', orderId), 'offer-contents']
}

/** Cover letters the house keeps in the language of the trip. */
export function letterTemplatesOf({
  organisationFilter,
  orderLocale,
}: Pick<Trip, 'organisationFilter' | 'orderLocale'>) {
  const house = { 'organisationFilter.id': idOf(organisationFilter), isRetired: false }
  return listOf(offerIntroTemplateContract, { query: { ...house, locale: orderLocale, _itemsPerPage: 200 } })
}

/** What a PDF made now would list, in its language; the last one's stays until the chosen one's is there. */
export function contentsOf({ id, orderLocale: locale }: Pick<Trip, 'id' | 'orderLocale'>) {
  return queryOptions({
    queryKey: [...contentsKey(id), locale],
    queryFn: ({ signal }) => readContents(id, locale, signal),
    placeholderData: keepPreviousData,
  })
}

export async function readContents(id: number, locale: string, signal?: AbortSignal): Promise<OfferContents> {
  return (await send<OfferContents>('GET', `/api/orders/${id}/offer/contents`, { locale, ...(signal && { signal }) }))
    .data
}

/** A document to be made; a calculation by which numbers, and whether as a sheet. */
export type WantedDocument = { type: MadeType; contingent_type?: Basis; filetype?: 'pdf' | 'xlsx' }

/** Makes a document, stores it and counts its number. */
export function generateDocument(
  orderId: number,
  { type, ...how }: WantedDocument,
  locale: string,
): Promise<ItemOf<typeof documentContract>> {
  return makePaper('offer', orderId, { query: { types: type, ...how }, locale })
}
