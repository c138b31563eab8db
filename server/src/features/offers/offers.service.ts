import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { DocumentSource } from '@reisewerk/domain/documents/document-source.ts'
import type { RouteSketch } from '@reisewerk/domain/geography/map/route-sketch.ts'
import type { JourneyEnds } from '@reisewerk/domain/itinerary/plan/route-outline.ts'
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
import { asOffered } from '@reisewerk/domain/offers/offered-providers.ts'
import { pricesOfCalculation, warningsOfOffer } from '@reisewerk/domain/offers/prices-of-calculation.ts'
import { type FrozenOffer, frozenOffer } from '@reisewerk/domain/offers/versions/frozen-offer.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { checkReferences, updateItem } from '../../platform/resource/write.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { type CalculationOfTrip, calculationOfTrip } from '../calculation/prices-of-trip.service.ts'
import { readDocumentTrip } from '../documents/document-source.service.ts'
import type { DocumentKind } from '../documents/generate.service.ts'
import { readAttachedOrders } from './attached-orders.queries.ts'
import { attachOrders, checkHasOwnOffer } from './attached-orders.service.ts'
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
 * @throws ApiError 422 at the number and at the attached trips
 */
export async function changeOffer(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof offerContract>,
  desk: Desk,
): Promise<void> {
  const { offerNr: _number, attachedOrders, ...fields } = body
  const number = await numberAfter(trx, id, body)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'offers'), id, fields)
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
  const { source } = await readDocumentTrip(trx, orderId, { asked, today: desk.today, isMultilingual })
  const calculation = await calculationOfTrip(trx, desk.resources, { orderId })
  const offer = await offerSourceOf(trx, orderId, source, calculation, { number: '', isConfirmation: false })
  return {
    ...offerContents(offer),
    warnings: calculation === null ? [] : [...warningsOfOffer(calculation.item, calculation)],
  }
}

/** All that an offer made now would be made of. @throws ApiError 404 when the actor sees no such trip */
export async function offerSourceNow(
  trx: Transaction,
  orderId: number,
  wanted: { readonly locale: Locale | null; readonly desk: Desk },
  kind: Pick<OfferSource, 'number' | 'isConfirmation'>,
): Promise<{ source: OfferSource; attached: OfferSource[] }> {
  const { resources, today } = wanted.desk
  const document = await readDocumentTrip(trx, orderId, { asked: wanted.locale, today, isMultilingual })
  const calculation = await calculationOfTrip(trx, resources, { orderId })
  const source = await offerSourceOf(trx, orderId, document.source, calculation, kind)
  return { source, attached: (await readAttachedTrips(trx, orderId, source, wanted.desk)).map((trip) => trip.source) }
}

export const isMultilingual = ({ offer }: Settings) => offer.multiLanguage

/** The offer of a trip as PDF; its number is taken under a lock (OFFER-06, OFFER-10). */
export const offerKind: DocumentKind = {
  type: 'offer',
  isMultilingual,
  compose: async (trx, orderId, document, desk) => {
    await checkHasOwnOffer(trx, orderId)
    const offerId = await openOffer(trx, { order: orderId }, desk)
    const offer = await lockOffer(trx, offerId)
    const { last, orderNumber } = offer
    const { number } = numberOfDocument('offer', offer)
    const calculation = await calculationOfTrip(trx, desk.resources, { orderId })
    const source = await offerSourceOf(trx, orderId, document, calculation, { number, isConfirmation: false })
    const attached = await readAttachedTrips(trx, orderId, source, desk)
    const count = countOfNumber(orderNumber, number) ?? last
    // Once it is made, the next is an updated one; a confirmation stays what it is.
    const next =
      offer.type === 'confirmation'
        ? { type: offer.type, offerNr: offer.offerNr }
        : { type: 'updated' as const, offerNr: null }
    return {
      name: documentName(offerWordsIn[document.language.locale].name, number),
      ...printed(source, attached),
      count: async (documentId) => {
        await countGenerated(trx, offerId, { ...next, lastNumber: Math.max(last, count), lastDocumentId: documentId })
        const content = frozen(source, attached)
        await insertVersion(trx, { orderId, documentId, type: 'offer', number, content, createdAt: desk.now })
      },
    }
  },
}

/** The reconfirmation: the same document with the number of the last offer or one of its own, to be signed by the client. */
export const confirmationKind: DocumentKind = {
  type: 'offer_confirmation',
  isMultilingual,
  compose: async (trx, orderId, document, desk) => {
    await checkHasOwnOffer(trx, orderId)
    const offer = await lockOffer(trx, await openOffer(trx, { order: orderId }, desk))
    const { number } = numberOfDocument('offer_confirmation', offer)
    const calculation = await calculationOfTrip(trx, desk.resources, { orderId })
    const source = await offerSourceOf(trx, orderId, document, calculation, { number, isConfirmation: true })
    const attached = await readAttachedTrips(trx, orderId, source, desk)
    const content = frozen(source, attached)
    return {
      name: documentName(offerWordsIn[document.language.locale].confirmation, number),
      ...printed(source, attached),
      count: (documentId) =>
        insertVersion(trx, { orderId, documentId, type: 'offer_confirmation', number, content, createdAt: desk.now }),
    }
  },
}

type AttachedTrip = { readonly source: OfferSource; readonly ends: JourneyEnds }

/** The paper of an offer, with a part for each trip it speaks for beside its own (OFFER-01). */
function printed(source: OfferSource, attached: readonly AttachedTrip[]) {
  return {
    template: 'offer/offer',
    attached: attached.map(({ source: { days: plan }, ends }) => ({ plan, ends })),
    model: (sketch: RouteSketch | null, routes: readonly (RouteSketch | null)[]) => {
      const trips = attached.map((other, index) => ({ source: other.source, sketch: routes[index] ?? null }))
      return offerDocument(source, sketch, trips)
    },
  }
}

function frozen(source: OfferSource, attached: readonly AttachedTrip[]): FrozenOffer {
  return frozenOffer(
    source,
    attached.map((trip) => trip.source),
  )
}

/** The trips an offer speaks for beside its own, told in its language. */
async function readAttachedTrips(
  trx: Transaction,
  orderId: number,
  offer: OfferSource,
  desk: Desk,
): Promise<AttachedTrip[]> {
  const wanted = { asked: offer.language.locale, today: desk.today, isMultilingual: () => true }
  const { number, isConfirmation } = offer
  return Promise.all(
    (await readAttachedOrders(trx, orderId)).map(async (id) => {
      const [{ source, ends }, calculation] = await Promise.all([
        readDocumentTrip(trx, id, wanted),
        calculationOfTrip(trx, desk.resources, { orderId: id }),
      ])
      return { source: await offerSourceOf(trx, id, source, calculation, { number, isConfirmation }), ends }
    }),
  )
}

/** 'Angebot 2600417-2': what stands in no name of a file becomes a dash. */
function documentName(kind: string, number: string): string {
  return `${kind} ${number.replaceAll(/ ?[^\p{L}\p{N} ._()-]+ ?/gu, '-')}`.trim()
}

const noPrices: OfferPrices = { tiers: [], singleSupplements: [], minimumPax: null }

/** All that an offer of a trip says, whatever is made of it. */
export async function offerSourceOf(
  trx: Transaction,
  orderId: number,
  document: DocumentSource,
  calculation: CalculationOfTrip | null,
  asked: Pick<OfferSource, 'number' | 'isConfirmation'>,
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
    ...asked,
    days: asOffered(document.days, offered, offerWordsIn[document.language.locale]),
    optionDate: null,
    vehicles,
    prices: { ...prices, minimumPax: shown.tabs.freePlaces ? prices.minimumPax : null },
  }
}

async function settingsOf(trx: Transaction, orderId: number): Promise<Settings> {
  return (await readSettings(trx, await readHouseOf(trx, orderId))).settings
}
