import type { Beds } from '../../calculation/group.ts'
import { tierInForce } from '../../calculation/tiers.ts'
import type { DocumentLanguage } from '../../documents/document-language.ts'
import type { TripPlan } from '../../itinerary/plan/trip-plan.ts'
import type { Money } from '../../money.ts'
import { offerWordsIn } from '../offer-language.ts'
import type { OfferPrices } from '../offer-source.ts'
import { allotmentWordsIn } from './allotment-words.ts'

type HeldBeds = Pick<Beds, 'persons' | 'type'>

/**
 * What a guest pays in a room that is held (money.md §1), as the engine has it: the package price, what the room costs more, or
 * a price of its own; that none was agreed where the calculation has none or does not show it.
 * @param pax guests for whom is held: by them it is decided which package price counts (002 §9)
 */
export function priceOfRoom(
  { persons, type }: HeldBeds,
  prices: OfferPrices,
  pax: number,
  language: DocumentLanguage,
): string {
  const { tiers, singleSupplements, hasOwnSinglePrices = false, rows = [] } = prices
  const words = allotmentWordsIn[language.locale]
  const ofSize = (found: readonly { readonly price: Money }[], told: (amount: string) => string, none: string) =>
    found.length === 0 ? none : told(lowest(found, language))
  if (type === 'standard' && persons === 2) return packagePrice(tiers, pax, language) ?? words.noPrice
  if (type === 'standard' && persons === 1) {
    return hasOwnSinglePrices
      ? ofSize(singleSupplements, (amount) => amount, words.noPrice)
      : ofSize(singleSupplements, words.supplement, words.noSupplement)
  }
  const row = rows.find((one) => one.priceType === 'hotelSupplement' && one.persons === persons && one.type === type)
  if (row === undefined || row.cents === null || row.cents === 0) {
    return hasOwnSinglePrices ? words.noPrice : words.noSupplement
  }
  const { cents, currency } = row
  return hasOwnSinglePrices ? language.amounts.money({ cents, currency }) : difference({ cents, currency }, language)
}

/**
 * The same of a cabin: inside ones for one or two are in the package, others cost a supplement; where every night on board is
 * sold by itself, the cabin goes with its passage.
 */
export function priceOfCabin(
  { persons, type }: HeldBeds,
  { prices: { rows = [] }, days }: { readonly prices: OfferPrices; readonly days: TripPlan },
  language: DocumentLanguage,
): string {
  const words = allotmentWordsIn[language.locale]
  if (isSoldByItself(days)) return words.byItself
  if (type === 'inside' && persons <= 2) return words.inPackage
  const row = rows.find((one) => one.priceType === 'ferrySupplement' && one.persons === persons && one.type === type)
  if (row === undefined || row.cents === null || row.cents === 0) return words.noSupplement
  return difference({ cents: row.cents, currency: row.currency }, language)
}

/** Of the tier that counts for so many guests; null without any. */
function packagePrice(tiers: OfferPrices['tiers'], pax: number, { amounts }: DocumentLanguage): string | null {
  const counted = tiers.map(({ fromPax, price }, index) => {
    return { key: String(index), numberOfPersons: fromPax, cents: price.cents, price }
  })
  const found = tierInForce(counted, pax)
  return found && amounts.money(found.tier.price)
}

/** 'ab 250,00 €' of several, by the number of rooms. */
function lowest(found: readonly { readonly price: Money }[], { locale, amounts }: DocumentLanguage): string {
  const [least] = found.map(({ price }) => price).toSorted((one, other) => one.cents - other.cents)
  const amount = least === undefined ? '' : amounts.money(least)
  return found.length > 1 ? offerWordsIn[locale].fromPrice(amount) : amount
}

function difference({ cents, currency }: Money, { locale, amounts }: DocumentLanguage): string {
  const { supplement, reduction } = allotmentWordsIn[locale]
  return (cents < 0 ? reduction : supplement)(amounts.money({ cents: Math.abs(cents), currency }))
}

/** No passage by night is in the package, though there are some (CALC-01). */
function isSoldByItself(days: TripPlan): boolean {
  const nights = days.flatMap(({ services }) => services.filter((one) => one.kind === 'ferry' && one.isNight))
  return nights.length > 0 && nights.every((one) => 'clientOffer' in one && one.clientOffer === 'additional')
}
