import { changeOf, ifOther, instead, renamed, type VersionChange } from './change-words.ts'
import type { FrozenExtra, FrozenOffer } from './frozen-offer.ts'
import { pairsOf } from './pairs.ts'

/** What could be had beside the package, and for how much: 'Kinder bis 12, Ermäßigungen: −60 statt −50 €'. */
export function extraChanges(after: FrozenOffer, before: FrozenOffer): VersionChange[] {
  const { both, added, gone } = pairsOf(after.extras, before.extras, [
    (one, other) => one.name === other.name && one.group === other.group && one.price === other.price,
    (one, other) => one.name === other.name && one.group === other.group,
    (one, other) => withoutDay(one) === withoutDay(other) && one.price === other.price,
    (one, other) => withoutDay(one) === withoutDay(other),
  ])
  return [
    ...both.flatMap((pair) =>
      changeOf(pair.after.name, [
        ...ifOther(pair.after.price, pair.before.price, otherAmount),
        ...(pair.after.unit === '' || pair.before.unit === ''
          ? []
          : ifOther(pair.after.unit, pair.before.unit, renamed)),
        ...ifOther(pair.after.group, pair.before.group, (now, then) => `unter „${now}“ statt „${then}“`),
      ]),
    ),
    ...added.flatMap((one) => changeOf(one.name, [`${told(one)} neu`])),
    ...gone.flatMap((one) => changeOf(one.name, [`${told(one)} entfällt`])),
  ]
}

/** Of which day a service is tells the route; the days before it may have become more. */
function withoutDay({ name }: FrozenExtra): string {
  return name.replace(/, Tag\s\d+/, '')
}

function told({ price, unit }: FrozenExtra): string {
  return [price, unit].filter((part) => part !== '').join(' ')
}

/** Cents are told where one of the two has some. */
function otherAmount(after: string, before: string): string {
  const hasCents = [after, before].some((price) => /,(?!00)\d\d/.test(price))
  const [now, then] = [after, before].map((price) => (hasCents ? price : price.replace(/,00(?!\d)/, '')))
  return instead(now ?? after, then ?? before)
}
