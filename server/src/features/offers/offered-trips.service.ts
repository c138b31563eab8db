import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { freePlaceRulesOf } from '@reisewerk/domain/calculation/given.ts'
import { tabOf } from '@reisewerk/domain/offers/conditions/condition-tabs.ts'
import { usualRouteDescription } from '@reisewerk/domain/offers/offer.contract.ts'
import { countForeign, soldIn } from '@reisewerk/domain/offers/offer-extras-of-services.ts'
import { offerWordsIn } from '@reisewerk/domain/offers/offer-language.ts'
import type { OfferPrices, OfferSource } from '@reisewerk/domain/offers/offer-source.ts'
import { asOffered } from '@reisewerk/domain/offers/offered-providers.ts'
import { pricesOfCalculation } from '@reisewerk/domain/offers/prices-of-calculation.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { readSettings } from '../accounts/settings.service.ts'
import { type CalculationOfTrip, calculationOfTrip } from '../calculation/prices-of-trip.service.ts'
import { type DocumentTrip, type DocumentTrips, readDocumentTrips } from '../documents/document-source.service.ts'
import { readOfferedOrders } from './attached-orders.queries.ts'
import {
  readHouseOf,
  readOfferBulletPoints,
  readOfferConditions,
  readOfferedProviders,
  readOfferedVehicles,
  readOfferIncludedLines,
  readOfferTexts,
} from './offers.queries.ts'
import { readOfferPhotos } from './photos/offer-photos.queries.ts'

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
export type OfferedTrip = Pick<DocumentTrip, 'orderId' | 'organisationId' | 'ends' | 'signerTitles'> & {
  readonly source: OfferSource
  /** Its days with whoever is really asked, for papers that name nobody as an example (decision 025). */
  readonly planned: OfferSource['days']
  readonly calculation: CalculationOfTrip | null
  /** Services of the day plan whose price stands in another currency: on paper they have none. */
  readonly foreignServices: number
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
  { orderId, organisationId, source, ends, signerTitles }: DocumentTrip,
  desk: Desk,
  said: Said,
): Promise<OfferedTrip> {
  const calculation = await calculationOfTrip(trx, desk.resources, { orderId })
  const told = await offerSourceOf(trx, orderId, source, calculation, said)
  const foreignServices =
    calculation === null ? 0 : countForeign(source.days, calculation.currency, told.prices.services)
  const planned = calculation === null ? source.days : soldIn(source.days, calculation.currency)
  return { orderId, organisationId, source: told, planned, ends, signerTitles, calculation, foreignServices }
}

async function offerSourceOf(
  trx: Transaction,
  orderId: number,
  document: DocumentTrip['source'],
  calculation: CalculationOfTrip | null,
  said: Said,
): Promise<OfferSource> {
  const [offered, vehicles, texts, conditions, points, includedLines, photos, settings] = await Promise.all([
    readOfferedProviders(trx, orderId),
    readOfferedVehicles(trx, orderId),
    readOfferTexts(trx, orderId),
    readOfferConditions(trx, orderId),
    readOfferBulletPoints(trx, orderId),
    readOfferIncludedLines(trx, orderId),
    readOfferPhotos(trx, orderId),
    settingsOf(trx, orderId),
  ])
  const { offer: shown } = settings
  const prices = calculation === null ? noPrices : pricesOfCalculation(calculation.item, calculation)
  const days = calculation === null ? document.days : soldIn(document.days, calculation.currency)
  const freePlaces = calculation === null ? [] : freePlaceRulesOf(calculation.item)
  return {
    introTitle: '',
    introText: null,
    attachRouteDescription: usualRouteDescription,
    ...texts,
    freePlaces: shown.tabs.freePlaces
      ? freePlaces.map((rule) => ({ ...rule, type: shown.freePlaces.showRoomType ? rule.type : null }))
      : [],
    bulletPoints: shown.bulletPoints ? points : [],
    includedLines,
    photos,
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
