import type { ClientOfferStatus } from '../accounts/options.ts'
import type { DocumentLanguage } from '../documents/document-language.ts'
import { shortServiceTitle } from '../documents/printed-services.ts'
import { isSold, type SoldService, type TripPlan } from '../itinerary/plan/trip-plan.ts'
import type { Money } from '../money.ts'
import { capitalised } from '../typography/characters.ts'
import { offerWordsIn } from './offer-language.ts'
import type { OfferDocumentModel, PriceBand } from './offer-model.ts'
import type { OfferPrices, ServicePrice } from './offer-source.ts'

/** Groups of the table of extras, in the order in which the client reads them; 'included' is in the price already. */
const extraStatuses = ['optional', 'additional', 'atLocation'] as const satisfies ClientOfferStatus[]

/** 'ab 20 Pax' with its price, by group size; equal sizes keep the order they were entered in. */
export function packageBand({ tiers }: OfferPrices, { locale, amounts }: DocumentLanguage): PriceBand | null {
  const words = offerWordsIn[locale]
  if (tiers.length === 0) return null
  const bySize = [...tiers].sort((a, b) => a.fromPax - b.fromPax)
  return {
    title: words.packageTitle,
    tiers: bySize.map(({ fromPax, price }) => ({ label: words.fromPax(fromPax), price: amounts.money(price) })),
  }
}

/** 'bis 5 EZ' with the supplement per person. */
export function singleBand(
  { singleSupplements, hasOwnSinglePrices = false }: OfferPrices,
  { locale, amounts }: DocumentLanguage,
): PriceBand | null {
  const words = offerWordsIn[locale]
  if (singleSupplements.length === 0) return null
  const open = Number.POSITIVE_INFINITY
  const bySize = [...singleSupplements].sort((a, b) => (a.upToRooms ?? open) - (b.upToRooms ?? open))
  return {
    title: hasOwnSinglePrices ? words.ownSingleTitle : words.singleTitle,
    tiers: bySize.map(({ upToRooms, price }) => ({
      label: upToRooms === null ? words.everySingle : words.upToSingles(upToRooms),
      price: amounts.money(price),
    })),
  }
}

/** The sentence below the band: what decides the tier, and the least number of guests. */
export function packageNote({ tiers, minimumPax }: OfferPrices, { locale }: DocumentLanguage): string {
  const words = offerWordsIn[locale]
  if (tiers.length === 0) return ''
  const parts = [tiers.length > 1 ? words.whatDecides : '', minimumPax === null ? '' : words.minimumPax(minimumPax)]
  return parts.filter((part) => part !== '').join(' ')
}

/** The lowest package price, or null when none is entered. */
export function lowestPrice({ tiers }: OfferPrices): Money | null {
  return tiers.reduce<Money | null>((low, { price }) => (low === null || price.cents < low.cents ? price : low), null)
}

/**
 * What can be added to the package, by client-offer status; a price that is not entered is 'auf Anfrage'.
 * @param priced what the calculation asks for services offered on top: its prices count, and what it hides is on no paper
 */
export function extraGroups(
  days: TripPlan,
  language: DocumentLanguage,
  priced: ReadonlyMap<number, ServicePrice> = new Map(),
): OfferDocumentModel['extras'] {
  const groups = extraStatuses.map((status) => ({
    group: capitalised(language.options.client_offer[status]),
    rows: days.flatMap((day, index) =>
      day.services
        .filter(isSold)
        .filter(({ clientOffer }) => clientOffer === status)
        .flatMap((service) =>
          extraRows(service, index + 1, language, status === 'additional' ? priced.get(service.id ?? 0) : undefined),
        ),
    ),
  }))
  return groups.filter(({ rows }) => rows.length > 0)
}

function extraRows(service: SoldService, dayNumber: number, language: DocumentLanguage, own?: ServicePrice) {
  if (own?.isShown === false) return []
  const words = offerWordsIn[language.locale]
  const name = `${shortServiceTitle(service, language)}, ${language.words.day(dayNumber)}`
  const price = own === undefined ? service.price : own.price
  const premium = own?.premium ?? null
  const told = (of: string, money: Money | null) => {
    const isPriced = money !== null && money.cents !== 0
    return {
      name: of,
      unit: isPriced ? language.options.price_type[service.priceType] : '',
      price: isPriced ? language.amounts.money(money) : words.onRequest,
    }
  }
  const alone = premium === null || premium.cents === 0 ? [] : [told(`${name}: ${words.singleOccupancy}`, premium)]
  return [told(name, price), ...alone]
}
