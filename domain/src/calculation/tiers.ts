/** A price by size: 'ab 20 Pax' of packages, 'bis 5 EZ' of single rooms (002 §9). */
export type Tier = { readonly key: string; readonly numberOfPersons: number; readonly cents: number }

/** By size. Two of one size, which only trips of old have, stand by their price: what was entered first says nothing. */
function bySize(one: Tier, other: Tier): number {
  return one.numberOfPersons - other.numberOfPersons || one.cents - other.cents || (one.key < other.key ? -1 : 1)
}

/**
 * The package price that counts: the largest tier that the group reaches, else the last one (002 §9).
 * @param tiers in any order @param pax participants of the basis, free places included
 * @returns null without tiers; `isReached` tells whether the group is large enough for it
 */
export function tierInForce<T extends Tier>(
  tiers: readonly T[],
  pax: number,
): { readonly tier: T; readonly isReached: boolean } | null {
  const sorted = [...tiers].sort(bySize)
  const reached = sorted.findLast(({ numberOfPersons }) => numberOfPersons <= pax)
  if (reached !== undefined) return { tier: reached, isReached: true }
  const last = sorted.at(-1)
  return last === undefined ? null : { tier: last, isReached: false }
}

/** Guests in single rooms that a tier covers, and those of them who pay. */
export type SingleShare = { readonly guests: number; readonly paying: number }

/**
 * Spreads the guests in single rooms over the tiers: each covers them up to its number, the last one the rest (002 §9). Who
 * travels free is taken off from the end, where the row lets free places count.
 * @returns by the key of the tier; with free places on everywhere those who pay add up to `singles` less `free`
 */
export function spreadSingles(
  tiers: readonly (Tier & { readonly hasFreeplaces: boolean })[],
  singles: number,
  free: number,
): ReadonlyMap<string, SingleShare> {
  const sorted = [...tiers].sort(bySize)
  let covered = 0
  const guests = sorted.map(({ numberOfPersons }, index) => {
    const upTo = index === sorted.length - 1 ? singles : Math.min(numberOfPersons, singles)
    const own = Math.max(0, upTo - covered)
    covered += own
    return own
  })
  let left = free
  const payingGuests = sorted.map(({ key, hasFreeplaces }, index) => ({ key, hasFreeplaces, own: guests[index] ?? 0 }))
  return new Map(
    payingGuests.reverse().map(({ key, hasFreeplaces, own }) => {
      const off = hasFreeplaces ? Math.min(own, left) : 0
      left -= off
      return [key, { guests: own, paying: own - off }]
    }),
  )
}
