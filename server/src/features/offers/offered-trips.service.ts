import { germanJobTitle } from '@reisewerk/domain/accounts/job-title.ts'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { freePlaceRulesOf } from '@reisewerk/domain/calculation/given.ts'
import { tabOf } from '@reisewerk/domain/offers/conditions/condition-tabs.ts'
import { openDeadlines } from '@reisewerk/domain/offers/conditions/deadlines.ts'
import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { offerContents } from '@reisewerk/domain/offers/offer-contents.ts'
import { soldIn } from '@reisewerk/domain/offers/offer-extras-of-services.ts'
import { offerWordsIn } from '@reisewerk/domain/offers/offer-language.ts'
import type { OfferPrices, OfferSource } from '@reisewerk/domain/offers/offer-source.ts'
import { asOffered, unnamedServices, untitledServices } from '@reisewerk/domain/offers/offered-providers.ts'
import { pricesOfCalculation, warningsOfOffer } from '@reisewerk/domain/offers/prices-of-calculation.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { type CalculationOfTrip, calculationOfTrip } from '../calculation/prices-of-trip.service.ts'
import { type DocumentTrip, type DocumentTrips, readDocumentTrips } from '../documents/document-source.service.ts'
import { countUnseenTrips, readCancelledOrders, readOfferedOrders } from './attached-orders.queries.ts'
import {
  readHouseOf,
  readOfferBulletPoints,
  readOfferConditions,
  readOfferedProviders,
  readOfferedVehicles,
  readOfferTexts,
} from './offers.queries.ts'

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
  const told = { asked, today: desk.today, isMultilingual }
  const trips = await readDocumentTrips(trx, orderId, await readOfferedOrders(trx, orderId), told)
  const { own, attached } = await offeredTrips(trx, trips, desk, { number: '', isConfirmation: false })
  const { source } = own
  const { language, signer } = source
  const ofSigner = germanJobTitle(signer.name, language.locale, trips.own.signerTitles)
  return {
    ...offerContents(source),
    unseenTrips: await countUnseenTrips(trx, orderId),
    unnamedServices: unnamedServices(source.days, await readOfferedProviders(trx, orderId)),
    warnings: [
      ...warningsOf(own),
      ...openDeadlines(source.conditions),
      ...(ofSigner === null ? [] : [ofSigner]),
      ...(await readCancelledOrders(trx, orderId)).map(
        ({ orderNumber }) => `Reise ${orderNumber} ist storniert: In dem, was du erzeugst, fehlt sie.`,
      ),
      ...attached.flatMap((trip) => warningsOf(trip).map((text) => `Reise ${trip.source.orderNumber}: ${text}`)),
    ],
  }
}

function warningsOf({ calculation, source }: OfferedTrip): readonly string[] {
  const ofPrices = calculation === null ? [] : warningsOfOffer(calculation.item, calculation)
  return [...ofPrices, ...untitledServices(source.days)]
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
  const trips = await readDocumentTrips(trx, orderId, await readOfferedOrders(trx, orderId), told)
  const { own, attached } = await offeredTrips(trx, trips, desk, kind)
  return { source: own.source, attached: attached.map(({ source }) => source) }
}

export const isMultilingual = ({ offer }: Settings) => offer.multiLanguage

/** A trip as its offer tells it, with the calculation it was read from. */
export type OfferedTrip = Pick<DocumentTrip, 'ends'> & {
  readonly source: OfferSource
  readonly calculation: CalculationOfTrip | null
}
export type OfferedTrips = { readonly own: OfferedTrip; readonly attached: readonly OfferedTrip[] }

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
  const days = calculation === null ? document.days : soldIn(document.days, calculation.currency)
  const freePlaces = calculation === null ? [] : freePlaceRulesOf(calculation.item)
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
    days: asOffered(days, offered, offerWordsIn[document.language.locale]),
    optionDate: null,
    vehicles,
    prices: { ...prices, minimumPax: shown.tabs.freePlaces ? prices.minimumPax : null },
  }
}

async function settingsOf(trx: Transaction, orderId: number): Promise<Settings> {
  return (await readSettings(trx, await readHouseOf(trx, orderId))).settings
}
