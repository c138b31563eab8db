import type { PriceType } from '../accounts/options.ts'
import { calculationWordsIn } from '../calculation/paper/calculation-language.ts'
import type { ServiceRow } from '../calculation/paper/shown-rows.ts'
import type { PairPrice } from '../calculation/price-row.ts'
import type { DocumentLanguage } from '../documents/document-language.ts'
import { shortServiceTitle } from '../documents/printed-services.ts'
import { isSold, type PlannedService, type SoldService, type TripPlan } from '../itinerary/plan/trip-plan.ts'
import { offerWordsIn } from './offer-language.ts'
import type { PrintedExtra } from './offer-model.ts'
import type { OfferPrices } from './offer-source.ts'

type What = 'inside' | 'outside' | 'second' | 'first' | null
type UnitPrice = PairPrice & { readonly what: What }

/**
 * What a service on top costs. Once the calculation has a row of it, its prices count, each cabin and class on its own; what
 * it hides is on no paper. A price that is not entered is 'auf Anfrage'.
 * @param dayNumber on which it takes place, from 1
 */
export function serviceExtras(
  service: SoldService,
  row: ServiceRow | undefined,
  dayNumber: number,
  language: DocumentLanguage,
): PrintedExtra[] {
  if (row?.billingType === 'not_included') return []
  const words = offerWordsIn[language.locale]
  const named = (one: SoldService) => `${shortServiceTitle(one, language)}, ${language.words.day(dayNumber)}`
  const name = named(service)
  // What goes along on a ferry is told once, in the first of its rows.
  const shortName = service.kind === 'ferry' ? named({ ...service, vehicles: [] }) : name
  const currency = row?.currency ?? service.price?.currency ?? ''
  const unit = language.options.price_type[row === undefined ? service.priceType : priceTypeOf(row)]
  const told = (of: string, cents: number | null): PrintedExtra =>
    cents === null || cents === 0
      ? { name: of, unit: '', price: words.onRequest }
      : { name: of, unit, price: language.amounts.money({ cents, currency }) }
  const ofDayPlan = { what: null, doubleCents: service.price?.cents ?? null, premiumCents: null }
  const priced = row === undefined ? [ofDayPlan].filter(isPriced) : pricedOf(row)
  if (priced.length === 0) return [told(name, null)]
  return priced.flatMap(({ what, doubleCents, premiumCents }, index) => {
    const sort = priced.length === 1 || what === null ? '' : `, ${wordFor(what, language)}`
    const alone =
      premiumCents === null || premiumCents === 0
        ? []
        : [told(`${shortName}${sort}${language.words.colon}${words.singleOccupancy}`, premiumCents)]
    return [told(`${index === 0 ? name : shortName}${sort}`, doubleCents), ...alone]
  })
}

/** The days without prices in another currency than the trip's, as none of the calculation's stands on a paper (money.md §6). */
export function soldIn(days: TripPlan, currency: string): TripPlan {
  return days.map((day) => ({
    ...day,
    services: day.services.map(
      (service): PlannedService =>
        isSold(service) && service.price !== null && service.price.currency !== currency
          ? { ...service, price: null }
          : service,
    ),
  }))
}

/** How many services lose their price by that; of one that the calculation has a row of, its prices are told. */
export function countForeign(days: TripPlan, currency: string, priced: OfferPrices['services'] = new Map()): number {
  return days
    .flatMap(({ services }) => services.filter(isSold))
    .filter(({ id, clientOffer, price }) => {
      const isTold = clientOffer !== 'included' && !priced.has(id ?? 0)
      return isTold && price !== null && price.cents !== 0 && price.currency !== currency
    }).length
}

/**
 * The days with the prices of the calculation: they name no other than the list does, and nothing that is hidden. What costs
 * differently by cabin or class is told there.
 */
export function asPriced(days: TripPlan, services: OfferPrices['services'] = new Map()): TripPlan {
  return days.map((day) => ({
    ...day,
    services: day.services.flatMap((service): PlannedService[] => {
      const row = isSold(service) && service.clientOffer === 'additional' ? services.get(service.id ?? 0) : undefined
      if (row === undefined || !isSold(service)) return [service]
      if (row.billingType === 'not_included') return []
      const [first, ...others] = pricedOf(row)
      const cents = others.length === 0 ? (first?.doubleCents ?? null) : null
      return [
        { ...service, priceType: priceTypeOf(row), price: cents === null ? null : { cents, currency: row.currency } },
      ]
    }),
  }))
}

/** Only other services are counted once for the group. */
function priceTypeOf(row: ServiceRow): PriceType {
  return row.priceType === 'additionalOther' ? row.per : 'per_person'
}

function isPriced({ doubleCents, premiumCents }: PairPrice): boolean {
  return (doubleCents ?? 0) !== 0 || (premiumCents ?? 0) !== 0
}

function pricedOf(row: ServiceRow): UnitPrice[] {
  return unitPrices(row).filter(isPriced)
}

function unitPrices(row: ServiceRow): UnitPrice[] {
  switch (row.priceType) {
    case 'additionalHotel':
      return [{ what: null, doubleCents: row.doubleCents, premiumCents: row.premiumCents }]
    case 'additionalDay':
      return [{ what: null, doubleCents: row.ticketCents, premiumCents: null }]
    case 'additionalNight':
      return [
        { what: 'inside', ...row.inside },
        { what: 'outside', ...row.outside },
      ]
    case 'additionalTrainDay':
      // By day everybody has a seat at the one price.
      return [
        { what: 'second', doubleCents: row.second.doubleCents, premiumCents: null },
        { what: 'first', doubleCents: row.first.doubleCents, premiumCents: null },
      ]
    case 'additionalTrainNight':
      return [
        { what: 'second', ...row.second },
        { what: 'first', ...row.first },
      ]
    case 'additionalAirline':
    case 'additionalOther':
      return [{ what: null, doubleCents: row.cents, premiumCents: null }]
  }
}

function wordFor(what: Exclude<What, null>, { locale, options }: DocumentLanguage): string {
  return what === 'inside' || what === 'outside'
    ? calculationWordsIn[locale].cabins[what]
    : options.class_category[what]
}
