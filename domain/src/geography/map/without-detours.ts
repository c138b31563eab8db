import type { Bounds } from './map-frame.ts'

/**
 * A ring or line without what it does far from the map: of points that follow one another all beyond the same edge only the first and
 * the last are kept. Within the bounds it is the same, and the outline of a continent has hundreds of points instead of a hundred thousand.
 * @param points longitude before latitude
 */
export function withoutDetours<Position extends readonly number[]>(
  points: readonly Position[],
  { west, south, east, north }: Bounds,
): Position[] {
  const beyond = ([longitude = 0, latitude = 0]: Position) =>
    (longitude < west ? 1 : 0) | (longitude > east ? 2 : 0) | (latitude < south ? 4 : 0) | (latitude > north ? 8 : 0)
  const kept: Position[] = []
  /** Beyond which edges all points of the detour lie, and how many of them are kept. */
  let edges = 0
  let count = 0
  for (const point of points) {
    const own = beyond(point)
    if ((edges & own) === 0) {
      edges = own
      count = 1
    } else {
      edges &= own
      if (count === 2) kept.pop()
      else count = 2
    }
    kept.push(point)
  }
  return kept
}
