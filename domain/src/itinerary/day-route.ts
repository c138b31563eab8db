import { type Coordinates, greatCircleKilometres } from '../geography/great-circle.ts'

/** A place, port, airport or station the day touches. */
export type DayStop = Coordinates & {
  readonly name: string
  /** The way to this stop is not driven: where a ferry, flight or train arrives. */
  readonly bySea: boolean
}

/** Roads are longer than the way a bird flies. */
const roadFactor = 1.25

/**
 * The automatic name of a day from its route: 'Hamburg – Hirtshals – Larvik' (DAY-03).
 * @param stops in the order in which the group comes by, where it woke up first
 * @returns '' when nothing is known of the route
 */
export function dayNameOf(stops: readonly DayStop[]): string {
  return stops
    .map((stop) => stop.name)
    .filter((name, index, names) => name !== names[index - 1])
    .join(' – ')
}

/**
 * Kilometres the bus drives on a day, estimated from the crow's way; ferry legs do not count (DAY-03).
 * @param stops in the order in which the group comes by
 * @returns whole kilometres
 */
export function drivenKilometres(stops: readonly DayStop[]): number {
  const kilometres = stops.reduce((sum, stop, index) => {
    const from = stops[index - 1]
    return from === undefined || stop.bySea ? sum : sum + greatCircleKilometres(from, stop)
  }, 0)
  return Math.round(kilometres * roadFactor)
}
