import { type Coordinates, greatCircleKilometres, type Leg, type Travel } from '../../geography/great-circle.ts'

/** A place, port, airport or station the day touches. */
export type DayStop = Coordinates & {
  readonly name: string
  /** How one comes here from the stop before; null where the day begins and where nobody knows from where: see `stopsOfDays`. */
  readonly by: Travel | null
  /** Where the group sleeps after this day. */
  readonly isBed?: boolean
  /** So many days after this one the group comes here: by night, and on board for longer. */
  readonly daysLater?: number
}
/** `isEstimate`: at least one leg is the crow's way made longer, for no routing service told it. */
export type DrivenDistance = { readonly distance: number; readonly isEstimate: boolean }

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
 * The ways the bus drives on a day; what goes by ferry, rail or air is none, nor is staying where one is (DAY-03).
 * @param stops in the order in which the group comes by
 */
export function drivenLegs(stops: readonly DayStop[]): Leg[] {
  return stops.flatMap((to, index) => {
    const from = stops[index - 1]
    if (from === undefined || to.by !== 'road') return []
    return from.latitude === to.latitude && from.longitude === to.longitude ? [] : [{ from, to }]
  })
}

/**
 * Kilometres the bus drives on a day: by road where a routing service told them, else estimated from the crow's way (DAY-03).
 * @param byRoad kilometres of a leg, null when nobody told
 * @returns whole kilometres
 */
export function drivenKilometres(
  stops: readonly DayStop[],
  byRoad: (leg: Leg) => number | null = () => null,
): DrivenDistance {
  const legs = drivenLegs(stops).map((leg) => ({ leg, road: byRoad(leg) }))
  const kilometres = legs.reduce(
    (sum, { leg, road }) => sum + (road ?? greatCircleKilometres(leg.from, leg.to) * roadFactor),
    0,
  )
  return { distance: Math.round(kilometres), isEstimate: legs.some(({ road }) => road === null) }
}
