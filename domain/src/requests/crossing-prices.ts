import type { PassageType, QuantityType } from '../accounts/options.ts'
import type { RequestedKind } from '../service-kinds.ts'

/** A price of an item of a request, by what makes it the price of the whole. */
export type NamedPrice = { readonly quantityType: QuantityType; readonly name: string }

/**
 * What a line calls the crossing itself, and a place in a cabin of it. Whoever crosses by night often pays for both: 'Überfahrt'
 * a guest and the cabin, so only the latter names a cabin's price anew.
 */
const words = {
  day: 'überfahrt|fährüberfahrt|passage|fährpassage|fähre|tickets?|fährtickets?|fahrkarten?|fahrscheine?|fahrpreis',
  night: 'kabinenplatz|kabinenplätze|kabinenbett|kabinenpreis|kabinen?|bett|betten',
} as const satisfies Record<PassageType, string>
const whole = 'grundpreis|preis pro person|preis p\\. ?p\\.|pro person'
const additions = /zuschlag|aufpreis|steuer|gebühr|maut|verpflegung|frühstück|abend|mahlzeit|menü/iu

/**
 * The items that name per guest what a crossing costs, and so the same thing as its ticket price by day or the prices of its
 * cabins by night: where they are told, those count no more (decision 054). Unpriced ones are among them.
 * @param passage null where the service does not say: by day
 */
export function crossingPrices<Item extends NamedPrice>(items: readonly Item[], passage: PassageType | null): Item[] {
  const named = new RegExp(`^(?:${words[passage ?? 'day']}|${whole})(?![\\p{L}])`, 'iu')
  return items.filter(({ quantityType, name }) => {
    const plain = name.trim()
    const isPerGuest = quantityType === 'per_person' || quantityType === 'per_person_night'
    return isPerGuest && named.test(plain) && !additions.test(plain)
  })
}

/** What the quick edit calls the price of a service nobody has named otherwise, by guest and for the group. */
export const usualPriceNames = { per_person: 'Preis pro Person', per_group: 'Preis pro Gruppe' } as const

/**
 * Whether a service seems to be priced twice: one price, by guest or for the group, claims to be that of the service, and
 * another one is told the other way. Prices with names of their own ('Eintritt', 'Führung') stand beside each other.
 * @param items priced ones only
 * @returns the two names; null where there is nothing to ask
 */
export function pricedBothWays(kind: RequestedKind, items: readonly NamedPrice[]): readonly [string, string] | null {
  if (kind !== 'other' && kind !== 'airline') return null
  const pairs = [
    ['per_person', 'per_group'],
    ['per_group', 'per_person'],
  ] as const
  for (const [own, otherWay] of pairs) {
    const usual = items.find(({ quantityType, name }) => quantityType === own && name.trim() === usualPriceNames[own])
    const other = items.find(({ quantityType }) => quantityType === otherWay)
    if (usual !== undefined && other !== undefined) return [usual.name, other.name]
  }
  return null
}
