import type { RequestStatus } from '../accounts/options.ts'

/** A house of the area in which a hotel is wanted. */
export type Alternative = {
  readonly id: number
  readonly name: string
  readonly place: string
  readonly stars: number | null
  readonly category: string | null
  readonly rating: number | null
  /** From the place that is wanted; 0 in it, null where one of the two has no position. */
  readonly kilometres: number | null
  /** How the last request to it for this hotel stands; null of a house that was not asked. */
  readonly asked: RequestStatus | null
}
type Wish = { readonly stars: number; readonly category: string }

/** So many are proposed. */
const mostProposed = 3
/** As many letters as somebody reads before they go out. */
const mostAsked = 5
/** How far from the wanted place a house lies that is proposed. */
const nearby = 30
/** Beyond it a group would sleep in another region. */
const farthest = 60

/** The order in which houses come into question (TRUE-01): who was not asked, then the nearest, then those that are as wished, then the best. */
export function rankedAlternatives<House extends Alternative>(houses: readonly House[], wish: Wish): House[] {
  return houses.toSorted(
    (a, b) =>
      Number(a.asked !== null) - Number(b.asked !== null) ||
      distance(a) - distance(b) ||
      Number(b.stars === wish.stars) - Number(a.stars === wish.stars) ||
      Number(b.category === wish.category) - Number(a.category === wish.category) ||
      (b.rating ?? -1) - (a.rating ?? -1) ||
      a.name.localeCompare(b.name, 'de') ||
      a.id - b.id,
  )
}

/**
 * Houses that come into question at all: an area may reach over half a country. What lies farther away counts only where nothing nearer
 * is free to be asked; who was asked stays in any case, and so does a house of which nobody knows where it is.
 */
export function reachableAlternatives<House extends Alternative>(houses: readonly House[]): House[] {
  const isNear = ({ kilometres }: Alternative) => kilometres !== null && kilometres <= farthest
  if (!houses.some((house) => house.asked === null && isNear(house))) return [...houses]
  return houses.filter((house) => house.asked !== null || house.kilometres === null || isNear(house))
}

/**
 * Who is asked where nobody has chosen: a few that were not asked, and none that lies farther than a group would drive (decision 167).
 * @param ranked best first
 */
export function usualAlternatives(ranked: readonly Alternative[]): number[] {
  const free = reachableAlternatives(ranked).filter((house) => house.asked === null && !isFar(house))
  return free.slice(0, mostAsked).map(({ id }) => id)
}

/** Whether somebody has to say that a house is asked: it lies in another region than the one that is wanted. */
export function isFar({ kilometres }: Pick<Alternative, 'kilometres'>): boolean {
  return kilometres !== null && kilometres > farthest
}

/** Which of them are ticked at first: a few near ones as wished; where none is, a few near ones. @param ranked best first */
export function proposedAlternatives(ranked: readonly Alternative[], wish: Wish): number[] {
  const near = ranked.filter((house) => house.asked === null && distance(house) <= nearby)
  const fitting = near.filter(({ stars }) => stars === wish.stars)
  return (fitting.length > 0 ? fitting : near).slice(0, mostProposed).map(({ id }) => id)
}

/** In steps of five kilometres: what is about as near is told apart by what it is. */
function distance({ kilometres }: Alternative): number {
  return kilometres === null ? Number.MAX_SAFE_INTEGER : Math.round(kilometres / 5) * 5
}
