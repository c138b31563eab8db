import type { Coordinates, Travel } from '@reisewerk/domain/geography/great-circle.ts'
import { type Stop, stopsOfDays } from '@reisewerk/domain/itinerary/plan/trip-stops.ts'
import { dateOf, type TripDay } from '../plan/days.ts'
import { placeOfRoute, rowOf } from '../plan/kind-rows.ts'
import { servicesOf } from '../plan/services.ts'

/** A place or port the trip comes through; `days` are the numbers of its days there. */
export type RouteStop = Coordinates & { readonly name: string; readonly days: readonly number[] }
type RouteLeg = { readonly from: number; readonly to: number; readonly by: Travel }
export type TripRoute = { readonly stops: readonly RouteStop[]; readonly legs: readonly RouteLeg[] }

/**
 * Where a trip goes, by the rule by which its days are named and their kilometres counted. Only what is included is driven to.
 * @param places of predefined route bullet points by their ids; the day plan names them by their links only
 * @param only index of a day: its own way alone, from where the group woke up
 */
export function routeOf(
  days: readonly TripDay[],
  places: ReadonlyMap<number, Stop> = new Map(),
  only: number | null = null,
): TripRoute {
  const plan = days.map((day) => ({
    date: dateOf(day),
    services: servicesOf(day)
      .filter(({ item }) => item.clientOffer.status === 'included')
      .flatMap((service) => rowOf(service).stops(service, places)),
  }))
  const stops: RouteStop[] = []
  const legs: RouteLeg[] = []
  let last: number | null = null
  stopsOfDays(plan).forEach((called, day) => {
    if (only !== null && day !== only) return
    for (const { name, latitude, longitude, by, daysLater = 0 } of called) {
      const known = stops.findIndex((stop) => stop.name === name)
      const at = known === -1 ? stops.push({ name, latitude, longitude, days: [] }) - 1 : known
      const stop = stops[at] as RouteStop // pushed or found just now
      // Where a day only begins the group was the evening before.
      const begins = by === null && at === last
      const on = day + 1 + daysLater
      if (!begins && !stop.days.includes(on)) stops[at] = { ...stop, days: [...stop.days, on] }
      if (last !== null && last !== at && by !== null) legs.push({ from: last, to: at, by })
      last = at
    }
  })
  return { stops, legs }
}

/** The places a map of these days asks for: those of predefined route bullet points (DAY-08). */
export function placesOfRoutes(days: readonly TripDay[]): number[] {
  const ids = days.flatMap(({ routeDetails }) => routeDetails.map(placeOfRoute))
  return [...new Set(ids.filter((id) => id !== null))].sort((one, other) => one - other)
}

/** A stop for the ear and for whoever does not see the map: 'Oslo (Tag 2, 3)'. */
export function wordsOfStop({ name, days }: RouteStop): string {
  return `${name} (${days.length === 1 ? 'Tag' : 'Tage'} ${days.join(', ')})`
}

/** How each way of travelling is drawn; told apart by the line, too, not by its colour alone. Dashes count in widths. */
export const travels: readonly TravelLine[] = [
  { by: 'ferry', label: 'Schiff', token: 'ferry-ink', width: 2, dash: [2, 1.6] },
  { by: 'air', label: 'Flug', token: 'airline-ink', width: 2, dash: [0.6, 1.4] },
  { by: 'rail', label: 'Bahn', token: 'train-ink', width: 2.5, dash: [5, 1.2] },
  { by: 'road', label: 'Bus', token: 'accent-ink', width: 2.5 },
]
type TravelLine = { by: Travel; label: string; token: string; width: number; dash?: readonly number[] }

export function travelsOf({ legs }: TripRoute): TravelLine[] {
  return travels.filter(({ by }) => legs.some((leg) => leg.by === by))
}
