import type { DocumentLanguage } from '../../documents/document-language.ts'
import type { Money } from '../../money.ts'
import { offerWordsIn } from '../offer-language.ts'
import { singleBand } from '../offer-prices.ts'
import { changeOf, ifOther, instead, otherPrice, pricesInWords, type VersionChange } from './change-words.ts'
import type { FrozenOffer } from './frozen-offer.ts'
import { pairsOf } from './pairs.ts'

type Tier = { readonly label: string; readonly price: Money }

/** Package and single rooms by the size of the group, and the least number of guests. */
export function priceChanges(after: FrozenOffer, before: FrozenOffer, language: DocumentLanguage): VersionChange[] {
  const [now, then] = [after.prices, before.prices]
  const words = offerWordsIn[language.locale]
  const own = (offer: FrozenOffer) => singleBand({ ...offer.prices, services: new Map() }, language)?.title ?? ''
  const isOther = own(after) !== '' && own(before) !== '' && own(after) !== own(before)
  return [
    ...changeOf(words.packageTitle, tierWords(packageTiers(after, language), packageTiers(before, language), language)),
    ...changeOf(own(after) || own(before), [
      ...(isOther ? [`statt ${own(before)}`] : []),
      ...tierWords(singleTiers(after, language), singleTiers(before, language), language),
    ]),
    ...changeOf('Mindestteilnehmerzahl', ifOther(count(now.minimumPax), count(then.minimumPax), instead)),
  ]
}

/** Who travels free. */
export function freePlaceChanges(after: FrozenOffer, before: FrozenOffer, language: DocumentLanguage): VersionChange[] {
  const { freePlace } = offerWordsIn[language.locale]
  const rules = ({ freePlaces }: FrozenOffer) =>
    freePlaces.map(({ numberOfPersons, type }) => freePlace(numberOfPersons, type))
  const { added, gone } = pairsOf(rules(after), rules(before), [(one, other) => one === other])
  return [...added.map((rule) => instead(rule, '')), ...gone.map((rule) => instead('', rule))].map((words) => ({
    about: '',
    words,
  }))
}

function tierWords(after: readonly Tier[], before: readonly Tier[], language: DocumentLanguage): string[] {
  const { both, added, gone } = pairsOf(after, before, [
    (one, other) => one.label === other.label && isSamePrice(one.price, other.price),
    (one, other) => one.label === other.label,
  ])
  const alone = (price: Money) => pricesInWords([price], language)[0]
  return [
    ...both
      .filter((pair) => !isSamePrice(pair.after.price, pair.before.price))
      .map((pair) => `${pair.after.label} ${otherPrice(pair.after.price, pair.before.price, language)}`),
    ...added.map(({ label, price }) => `${label} ${alone(price)} neu`),
    ...gone.map(({ label, price }) => `${label} ${alone(price)} entfällt`),
  ]
}

function isSamePrice(one: Money, other: Money): boolean {
  return one.cents === other.cents && one.currency === other.currency
}

function packageTiers({ prices }: FrozenOffer, { locale }: DocumentLanguage): Tier[] {
  const bySize = [...prices.tiers].sort((a, b) => a.fromPax - b.fromPax)
  return bySize.map(({ fromPax, price }) => ({ label: offerWordsIn[locale].fromPax(fromPax), price }))
}

function singleTiers({ prices }: FrozenOffer, { locale }: DocumentLanguage): Tier[] {
  const { everySingle, upToSingles } = offerWordsIn[locale]
  return prices.singleSupplements.map(({ upToRooms, price }) => ({
    label: upToRooms === null ? everySingle : upToSingles(upToRooms),
    price,
  }))
}

function count(persons: number | null): string {
  return persons === null ? '' : String(persons)
}
