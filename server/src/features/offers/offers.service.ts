import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { DocumentSource } from '@reisewerk/domain/documents/document-source.ts'
import { tabOf } from '@reisewerk/domain/offers/conditions/condition-tabs.ts'
import type { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { offerContents } from '@reisewerk/domain/offers/offer-contents.ts'
import { offerDocument } from '@reisewerk/domain/offers/offer-document.ts'
import { offerWordsIn } from '@reisewerk/domain/offers/offer-language.ts'
import type { OfferSource } from '@reisewerk/domain/offers/offer-source.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, updateItem } from '../../platform/resource/write.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { type PriceOfTrip, pricesOfTrip } from '../calculation/prices-of-trip.service.ts'
import { readDocumentTrip } from '../documents/document-source.service.ts'
import type { DocumentKind } from '../documents/generate.service.ts'
import {
  countGenerated,
  ensureOffer,
  lockedIsBlank,
  lockOffer,
  readHouseOf,
  readOfferConditions,
  readOfferTexts,
} from './offers.queries.ts'

/**
 * Opens the offer of a trip. A trip has one: opening it again answers the same.
 * @throws ApiError 409 when the body says something and the offer does already, for that may be a colleague's
 */
export async function openOffer(trx: Transaction, body: NewBodyOf<typeof offerContract>, desk: Desk): Promise<number> {
  const { order: orderId, ...fields } = body
  await checkReferences(trx, desk.resources, [{ path: 'order', resource: 'orders', ids: [orderId] }])
  const offerId = await ensureOffer(trx, orderId)
  if (Object.keys(fields).length === 0) return offerId
  const isBlank = await lockedIsBlank(trx, offerId)
  // What is wrong with the body is told first; nothing of it stays when the transaction is refused.
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'offers'), offerId, fields)
  if (!isBlank) throw new ApiError(409, 'duplicate', 'Diese Reise hat schon ein Angebot.')
  return offerId
}

/**
 * What an offer made now would list, in the language it would have.
 * @param asked X-LOCALE of the request
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function contentsOfOffer(
  trx: Transaction,
  orderId: number,
  asked: Locale | null,
  today: CalendarDate,
): Promise<OfferContents> {
  const { source } = await readDocumentTrip(trx, orderId, { asked, today, isMultilingual })
  return offerContents(await offerSourceOf(trx, orderId, source, 0))
}

const isMultilingual = ({ offer }: Settings) => offer.multiLanguage

/** The offer of a trip as PDF; its number is taken under a lock (OFFER-06, OFFER-10). */
export const offerKind: DocumentKind = {
  type: 'offer',
  template: 'offer/offer',
  isMultilingual,
  compose: async (trx, orderId, document, desk) => {
    const offerId = await openOffer(trx, { order: orderId }, desk)
    const sequence = (await lockOffer(trx, offerId)) + 1
    const source = await offerSourceOf(trx, orderId, document, sequence)
    return {
      name: `${offerWordsIn[document.language.locale].name} ${document.orderNumber}-${sequence}`,
      model: (sketch) => offerDocument(source, sketch),
      count: (documentId) => countGenerated(trx, offerId, sequence, documentId),
    }
  },
}

async function offerSourceOf(
  trx: Transaction,
  orderId: number,
  document: DocumentSource,
  sequence: number,
): Promise<OfferSource> {
  const [texts, prices, conditions, tabs] = await Promise.all([
    readOfferTexts(trx, orderId),
    pricesOfTrip(trx, orderId),
    readOfferConditions(trx, orderId),
    conditionTabsOf(trx, orderId),
  ])
  const ofType = (type: PriceOfTrip['priceType']) => prices.tiers.filter(({ priceType }) => priceType === type)
  return {
    introTitle: '',
    introText: null,
    ...texts,
    // What the page does not show nobody can answer for.
    conditions: conditions.filter(({ category }) => tabs[tabOf(category)]),
    conditionsText: tabs.conditions ? (texts?.conditionsText ?? null) : null,
    ...document,
    sequence,
    optionDate: null,
    prices: {
      tiers: ofType('double').map(({ numberOfPersons, price }) => ({ fromPax: numberOfPersons, price })),
      singleSupplements: ofType('single').map(({ numberOfPersons, price }) => ({ upToRooms: numberOfPersons, price })),
      minimumPax: prices.minimumPersons,
    },
  }
}

async function conditionTabsOf(trx: Transaction, orderId: number): Promise<Settings['offer']['tabs']> {
  const { settings } = await readSettings(trx, await readHouseOf(trx, orderId))
  return settings.offer.tabs
}
