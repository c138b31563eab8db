import type { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { type MadeType, offerDocumentTypes } from '@reisewerk/domain/offers/offer-documents.ts'
import { offerIntroTemplateContract } from '@reisewerk/domain/offers/offer-templates.contract.ts'
import type { OfferedDay } from '@reisewerk/domain/offers/photos/offer-photo.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { makePaper } from '../../form/papers/make-paper.ts'
import { create, listOf, newKey } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import type { Trip } from '../orders/trip/api.ts'

export type Offer = ItemOf<typeof offerContract>
export type Calculation = ItemOf<typeof calculationContract>
export type StoredOffer = ItemOf<typeof documentContract, 'document_read'>

const stored = { 'type[]': offerDocumentTypes, '_order[id]': 'desc', _itemsPerPage: 500 } as const

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

/** The offer of a trip if it has one: whoever looks at it so makes none. Under another key, for `offerOf` promises that there is one. */
export function knownOfferOf(orderId: number) {
  return {
    ...listOf(offerContract, { query: { 'order.id': orderId, _itemsPerPage: 1 } }),
    select: ({ items }: { items: readonly Offer[] }): Offer | null => items[0] ?? null,
  }
}

/** To whom the offer of a trip goes, with name and address; null while nobody is chosen. */
export function chosenContact(orderId: number) {
  return {
    ...listOf(offerContract, { groups: ['contact_read'], query: { 'order.id': orderId } }),
    select: ({ items }: { items: ItemOf<typeof offerContract, 'contact_read'>[] }) => items[0]?.contact ?? null,
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
