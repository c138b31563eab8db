import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { tabOf } from '@reisewerk/domain/offers/conditions/condition-tabs.ts'
import type { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { offerContents } from '@reisewerk/domain/offers/offer-contents.ts'
import { offerDocument } from '@reisewerk/domain/offers/offer-document.ts'
import { offerWordsIn } from '@reisewerk/domain/offers/offer-language.ts'
import {
  countOfNumber,
  isOfferNumber,
  numberOfDocument,
  numberStem,
  proposedNumber,
} from '@reisewerk/domain/offers/offer-number.ts'
import type { OfferPrices, OfferSource } from '@reisewerk/domain/offers/offer-source.ts'
import { asOffered, unnamedServices } from '@reisewerk/domain/offers/offered-providers.ts'
import { pricesOfCalculation, warningsOfOffer } from '@reisewerk/domain/offers/prices-of-calculation.ts'
import { type FrozenOffer, frozenOffer } from '@reisewerk/domain/offers/versions/frozen-offer.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, updateItem } from '../../platform/resource/write.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { type CalculationOfTrip, calculationOfTrip } from '../calculation/prices-of-trip.service.ts'
import {
  type DocumentTrip,
  type DocumentTrips,
  readDocumentTrip,
  readDocumentTrips,
} from '../documents/document-source.service.ts'
import { type DocumentKind, withRoutes } from '../documents/generate.service.ts'
import { countUnseenTrips, readAttachedOrders } from './attached-orders.queries.ts'
import { attachOrders, checkHasOwnOffer } from './attached-orders.service.ts'
import { withCounts } from './conditions.service.ts'
import { checkAddressOfClient } from './offer-address.service.ts'
import {
  countGenerated,
  ensureOffer,
  lockedIsBlank,
  lockOffer,
  readHouseOf,
  readOfferBulletPoints,
  readOfferConditions,
  readOfferedProviders,
  readOfferedVehicles,
  readOfferTexts,
  setOfferNumber,
} from './offers.queries.ts'
import { insertVersion } from './versions/offer-versions.queries.ts'

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
  await changeOffer(trx, offerId, fields, desk)
  if (!isBlank) throw new ApiError(409, 'duplicate', 'Diese Reise hat schon ein Angebot.')
  return offerId
}

/**
 * Changes what an offer says.
 * @throws ApiError 422 at the number, at the address and at the attached trips
 */
export async function changeOffer(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof offerContract>,
  desk: Desk,
): Promise<void> {
  const { offerNr: _number, attachedOrders, ...fields } = body
  const number = await numberAfter(trx, id, body)
  if (fields.address != null) await checkAddressOfClient(trx, id, fields.address)
  const { conditions } = fields
  const counted = conditions === undefined ? {} : { conditions: await withCounts(trx, id, conditions) }
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'offers'), id, { ...fields, ...counted })
  if (number !== undefined) await setOfferNumber(trx, id, number)
  if (attachedOrders !== undefined) await attachOrders(trx, id, attachedOrders, desk)
}

/**
 * What becomes of the number (002 §5): another type begins with its own, a cleared one falls back to it.
 * @returns null for the one the type begins with, undefined where the number stays as it is
 * @throws ApiError 422 at the number
 */
async function numberAfter(
  trx: Transaction,
  id: number,
  { type: wanted, offerNr: typed }: BodyOf<typeof offerContract>,
): Promise<string | null | undefined> {
  if (wanted === undefined && typed === undefined) return undefined
  const { type: before, offerNr, last, orderNumber } = await lockOffer(trx, id)
  const type = wanted ?? before
  const isTyped = typed !== undefined && typed !== (offerNr ?? proposedNumber(before, orderNumber, last))
  if (!isTyped) return type === before ? undefined : null
  if (typed === '' || typed === numberStem(orderNumber).trim()) return null
  if (isOfferNumber(type, orderNumber, typed)) return typed
  throw violated({
    propertyPath: 'offerNr',
    message: `Bitte eine Nummer wie ${proposedNumber('updated', orderNumber, last)}`,
  })
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
  desk: Desk,
): Promise<OfferContents> {
  const trip = await readDocumentTrip(trx, orderId, { asked, today: desk.today, isMultilingual })
  const { source, calculation } = await offeredTrip(trx, trip, desk, { number: '', isConfirmation: false })
  return {
    ...offerContents(source),
    unseenTrips: await countUnseenTrips(trx, orderId),
    unnamedServices: unnamedServices(source.days, await readOfferedProviders(trx, orderId)),
    warnings: calculation === null ? [] : [...warningsOfOffer(calculation.item, calculation)],
  }
}

/** All that an offer made now would be made of. @throws ApiError 404 when the actor sees no such trip */
export async function offerSourceNow(
  trx: Transaction,
  orderId: number,
  wanted: { readonly locale: Locale | null; readonly desk: Desk },
  kind: Said,
): Promise<{ source: OfferSource; attached: OfferSource[] }> {
  const { locale, desk } = wanted
  const told = { asked: locale, today: desk.today, isMultilingual }
  const trips = await readDocumentTrips(trx, orderId, await readAttachedOrders(trx, orderId), told)
  const { own, attached } = await offeredTrips(trx, trips, desk, kind)
  return { source: own.source, attached: attached.map(({ source }) => source) }
}

export const isMultilingual = ({ offer }: Settings) => offer.multiLanguage

/** The offer of a trip as PDF; its number is taken under a lock (OFFER-06, OFFER-10). */
export const offerKind: DocumentKind = {
  type: 'offer',
  isMultilingual,
  compose: async (trx, trips, desk) => {
    const { orderId } = trips.own
    await checkHasOwnOffer(trx, orderId)
    const offerId = await openOffer(trx, { order: orderId }, desk)
    const offer = await lockOffer(trx, offerId)
    const { last, orderNumber } = offer
    const { number } = numberOfDocument('offer', offer)
    const offered = await offeredTrips(trx, trips, desk, { number, isConfirmation: false })
    const count = countOfNumber(orderNumber, number) ?? last
    // Once it is made, the next is an updated one; a confirmation stays what it is.
    const next =
      offer.type === 'confirmation'
        ? { type: offer.type, offerNr: offer.offerNr }
        : { type: 'updated' as const, offerNr: null }
    return {
      name: documentName(wordsOf(trips).name, number),
      ...printed(offered),
      count: async (documentId) => {
        await countGenerated(trx, offerId, { ...next, lastNumber: Math.max(last, count), lastDocumentId: documentId })
        const content = frozen(offered)
        await insertVersion(trx, { orderId, documentId, type: 'offer', number, content, createdAt: desk.now })
      },
    }
  },
}

/** The reconfirmation: the same document with the number of the last offer or one of its own, to be signed by the client. */
export const confirmationKind: DocumentKind = {
  type: 'offer_confirmation',
  isMultilingual,
  compose: async (trx, trips, desk) => {
    const { orderId } = trips.own
    await checkHasOwnOffer(trx, orderId)
    const offer = await lockOffer(trx, await openOffer(trx, { order: orderId }, desk))
    const { number } = numberOfDocument('offer_confirmation', offer)
    const offered = await offeredTrips(trx, trips, desk, { number, isConfirmation: true })
    const content = frozen(offered)
    return {
      name: documentName(wordsOf(trips).confirmation, number),
      ...printed(offered),
      count: (documentId) =>
        insertVersion(trx, { orderId, documentId, type: 'offer_confirmation', number, content, createdAt: desk.now }),
    }
  },
}

function wordsOf({ own }: DocumentTrips) {
  return offerWordsIn[own.source.language.locale]
}

/** A trip as its offer tells it, with the calculation it was read from. */
export type OfferedTrip = Pick<DocumentTrip, 'ends'> & {
  readonly source: OfferSource
  readonly calculation: CalculationOfTrip | null
}
type OfferedTrips = { readonly own: OfferedTrip; readonly attached: readonly OfferedTrip[] }

/** The paper of an offer, with a part for each trip it speaks for beside its own (OFFER-01). */
function printed({ own, attached }: OfferedTrips) {
  return { template: 'offer/offer', ...withRoutes(own, attached, offerDocument) }
}

function frozen({ own, attached }: OfferedTrips): FrozenOffer {
  return frozenOffer(
    own.source,
    attached.map(({ source }) => source),
  )
}

/** 'Angebot 2600417-2': what stands in no name of a file becomes a dash. */
function documentName(kind: string, number: string): string {
  return `${kind} ${number.replaceAll(/ ?[^\p{L}\p{N} ._()-]+ ?/gu, '-')}`.trim()
}

const noPrices: OfferPrices = { tiers: [], singleSupplements: [], minimumPax: null }

/** What an offer says of itself, whatever its trips are. */
type Said = Pick<OfferSource, 'number' | 'isConfirmation'>

/** All that an offer says of its trips, whatever is made of it. */
export async function offeredTrips(
  trx: Transaction,
  { own, attached }: DocumentTrips,
  desk: Desk,
  said: Said,
): Promise<OfferedTrips> {
  const [first, ...others] = await Promise.all([
    offeredTrip(trx, own, desk, said),
    ...attached.map((trip) => offeredTrip(trx, trip, desk, said)),
  ])
  return { own: first, attached: others }
}

async function offeredTrip(
  trx: Transaction,
  { orderId, source, ends }: DocumentTrip,
  desk: Desk,
  said: Said,
): Promise<OfferedTrip> {
  const calculation = await calculationOfTrip(trx, desk.resources, { orderId })
  return { source: await offerSourceOf(trx, orderId, source, calculation, said), ends, calculation }
}

async function offerSourceOf(
  trx: Transaction,
  orderId: number,
  document: DocumentTrip['source'],
  calculation: CalculationOfTrip | null,
  said: Said,
): Promise<OfferSource> {
  const [offered, vehicles, texts, conditions, points, settings] = await Promise.all([
    readOfferedProviders(trx, orderId),
    readOfferedVehicles(trx, orderId),
    readOfferTexts(trx, orderId),
    readOfferConditions(trx, orderId),
    readOfferBulletPoints(trx, orderId),
    settingsOf(trx, orderId),
  ])
  const { offer: shown } = settings
  const prices = calculation === null ? noPrices : pricesOfCalculation(calculation.item, calculation)
  const freePlaces = calculation?.item.freePlaces ?? []
  return {
    introTitle: '',
    introText: null,
    attachRouteDescription: 'long',
    ...texts,
    freePlaces: shown.tabs.freePlaces
      ? freePlaces.map((rule) => ({ ...rule, type: shown.freePlaces.showRoomType ? rule.type : null }))
      : [],
    bulletPoints: shown.bulletPoints ? points : [],
    // What the page does not show nobody can answer for.
    conditions: conditions.filter(({ category }) => shown.tabs[tabOf(category)]),
    conditionsText: shown.tabs.conditions ? (texts?.conditionsText ?? null) : null,
    ...document,
    ...said,
    days: asOffered(document.days, offered, offerWordsIn[document.language.locale]),
    optionDate: null,
    vehicles,
    prices: { ...prices, minimumPax: shown.tabs.freePlaces ? prices.minimumPax : null },
  }
}

async function settingsOf(trx: Transaction, orderId: number): Promise<Settings> {
  return (await readSettings(trx, await readHouseOf(trx, orderId))).settings
}
