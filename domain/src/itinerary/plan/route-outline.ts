import { greatCircleKilometres, type Travel } from '../../geography/great-circle.ts'
import type { RouteOutline, RouteStop } from '../../geography/map/route-sketch.ts'
import type { DayStop } from './day-route.ts'
import { stopsOfPlan, type TripPlan } from './trip-plan.ts'
import type { Stop } from './trip-stops.ts'

/** Where the group gets on and off the bus. */
export type JourneyEnds = { departure: Stop | null; arrival: Stop | null }

/** Places closer together than this are one stop: a town and its port. */
const sameStopKm = 6
/** A flight whose ends lie further apart than the rest of the trip is wide, times this, would dwarf the map. */
const farFlightFactor = 3

/**
 * The way a trip takes, as its map shows it: the stops of its days, each place once.
 * @returns null when fewer than two stops are known: one dot is no route
 */
export function routeOutline(
  plan: TripPlan,
  ends: JourneyEnds = { departure: null, arrival: null },
): RouteOutline | null {
  const outline = outlineOf(stopsOfPlan(plan), ends)
  return outline.stops.length < 2 ? null : outline
}

/**
 * The way of one day, from where the group woke up or sets out; a day in one town is that town.
 * @param index of the day in the plan
 * @returns null when none of its stops is known
 */
export function dayOutline(plan: TripPlan, index: number, ends: JourneyEnds): RouteOutline | null {
  const called = stopsOfPlan(plan)[index] ?? []
  if (called.length === 0) return null
  const { stops, legs } = outlineOf([called], {
    departure: index === 0 ? ends.departure : null,
    arrival: index === plan.length - 1 ? ends.arrival : null,
  })
  // Nights are numbered by the days of a trip; of a day it is enough which stop is one.
  return { stops: stops.map((stop) => ({ ...stop, days: [] })), legs }
}

function outlineOf(days: readonly (readonly DayStop[])[], { departure, arrival }: JourneyEnds): RouteOutline {
  const stops: RouteStop[] = []
  const legs: RouteOutline['legs'] = []
  let current: number | null = null
  const moveTo = (place: Stop, by: Travel | null, bedOnDay: number | null = null) => {
    const reached = indexOf(stops, place)
    const stop = stops[reached] as RouteStop // found or added just now
    if (bedOnDay !== null) {
      // The town one sleeps in, not its port or airport.
      const { name, latitude, longitude } = place
      Object.assign(stop, { name, latitude, longitude, isOvernight: true })
      stop.days.push(bedOnDay)
    }
    if (current !== null && current !== reached && by !== null) legs.push({ kind: by, from: current, to: reached })
    current = reached
  }
  if (departure !== null) moveTo(departure, null)
  days.forEach((called, index) => {
    for (const stop of called) moveTo(stop, stop.by, stop.isBed ? index + 1 : null)
  })
  if (arrival !== null) moveTo(arrival, 'road')
  return withoutFarFlights({ stops, legs })
}

function indexOf(stops: RouteStop[], { name, latitude, longitude }: Stop): number {
  const place = { name, latitude, longitude }
  const known = stops.findIndex((stop) => stop.name === name || greatCircleKilometres(stop, place) < sameStopKm)
  return known >= 0 ? known : stops.push({ ...place, days: [], isOvernight: false }) - 1
}

/** Leaves out flights, and the airports at their far ends, when the tour itself would shrink to a corner. */
function withoutFarFlights(outline: RouteOutline): RouteOutline {
  const grounded = new Set(outline.legs.filter((leg) => leg.kind !== 'air').flatMap((leg) => [leg.from, leg.to]))
  const tour = outline.stops.filter((stop, index) => stop.isOvernight || grounded.has(index))
  if (tour.length < 2 || widthKm(outline.stops) < farFlightFactor * widthKm(tour)) return outline
  const legs = outline.legs.filter((leg) => leg.kind !== 'air')
  const indexOfOld = (old: number) => tour.indexOf(outline.stops[old] as RouteStop) // a leg leads to stops there are
  return { stops: tour, legs: legs.map((leg) => ({ ...leg, from: indexOfOld(leg.from), to: indexOfOld(leg.to) })) }
}

function widthKm(stops: readonly RouteStop[]): number {
  const latitudes = stops.map((stop) => stop.latitude)
  const longitudes = stops.map((stop) => stop.longitude)
  return greatCircleKilometres(
    { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  )
}
