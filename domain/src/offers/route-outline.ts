import { addDays } from '../calendar-date.ts'
import type { OfferDay, OfferPlace, OfferService, Position } from './offer-source.ts'

export type LegKind = 'road' | 'ferry' | 'rail' | 'air'
export type RouteStop = { name: string; position: Position; days: number[]; isOvernight: boolean }
/** A leg between two stops, by their places in the list of stops. */
export type RouteLeg = { kind: LegKind; from: number; to: number }
export type RouteOutline = { stops: RouteStop[]; legs: RouteLeg[] }

type Walk = RouteOutline & { current: number | null }
type KnownPlace = { name: string; position: Position }

/** Places closer together than this are one stop: a town and its port. */
const sameStopKm = 6
/** A flight whose ends lie further apart than the rest of the trip is wide, times this, would dwarf the map. */
const farFlightFactor = 3

/**
 * The way a trip takes, drawn from its included services: passages as they are booked, roads between them, nights at
 * their hotels. What has no coordinates is passed over.
 * @returns null when fewer than two stops are known: one dot is no route
 */
export function routeOutline(
  days: readonly OfferDay[],
  ends: { departure: OfferPlace | null; arrival: OfferPlace | null } = { departure: null, arrival: null },
): RouteOutline | null {
  const walk: Walk = { stops: [], legs: [], current: null }
  visit(walk, ends.departure, 1)
  days.forEach((day, index) => {
    const number = index + 1
    const services = day.services.filter(isOnTheWay)
    // A day ends at its hotel, wherever the hotel stands in the list.
    for (const service of services.filter((s) => s.kind !== 'hotel' && !isNightPassage(s)))
      follow(walk, service, number)
    for (const service of services.filter(isNightPassage)) follow(walk, service, number)
    const bed = services.some(isNightPassage) ? null : hotelOfNight(days, index)
    if (bed !== null) visit(walk, bed, number, true)
  })
  visit(walk, ends.arrival, days.length)
  const outline = withoutFarFlights({ stops: walk.stops, legs: walk.legs })
  return outline.stops.length < 2 ? null : outline
}

function isOnTheWay(service: OfferService): boolean {
  return !('clientOffer' in service) || service.clientOffer === 'included'
}

function isNightPassage(service: OfferService): boolean {
  return (service.kind === 'ferry' || service.kind === 'train') && service.isNight
}

/** The place of the hotel in which the night after this day is spent, also when the stay began earlier: as `stopsOfDays` says. */
function hotelOfNight(days: readonly OfferDay[], index: number): OfferPlace | null {
  const date = days[index]?.date ?? ''
  for (const day of days.slice(0, index + 1).reverse()) {
    const hotel = day.services.findLast(
      (service) => service.kind === 'hotel' && isOnTheWay(service) && addDays(day.date, service.nights) > date,
    )
    if (hotel?.kind === 'hotel') return hotel.place
  }
  return null
}

function follow(walk: Walk, service: OfferService, day: number): void {
  if (service.kind === 'ferry') passage(walk, 'ferry', service.from, service.to, day)
  else if (service.kind === 'train') passage(walk, 'rail', service.from, service.to, day)
  else if (service.kind === 'airline') passage(walk, 'air', service.from, service.to, day)
  else visit(walk, service.place, day)
}

function passage(walk: Walk, kind: LegKind, from: OfferPlace | null, to: OfferPlace | null, day: number): void {
  visit(walk, from, day)
  if (isKnown(from)) moveTo(walk, kind, to, day)
  else visit(walk, to, day)
}

function visit(walk: Walk, place: OfferPlace | null, day: number, isOvernight = false): void {
  moveTo(walk, 'road', place, day, isOvernight)
}

function moveTo(walk: Walk, kind: LegKind, place: OfferPlace | null, day: number, isOvernight = false): void {
  if (!isKnown(place)) return
  const reached = stopAt(walk.stops, place)
  const stop = walk.stops[reached]
  if (stop === undefined) return
  if (isOvernight) {
    stop.isOvernight = true
    stop.name = place.name // the town, rather than its port that was met first
    if (!stop.days.includes(day)) stop.days.push(day)
  }
  if (walk.current !== null && walk.current !== reached) walk.legs.push({ kind, from: walk.current, to: reached })
  walk.current = reached
}

function isKnown(place: OfferPlace | null): place is KnownPlace {
  return place !== null && place.position !== null && place.name.trim() !== ''
}

function stopAt(stops: RouteStop[], place: KnownPlace): number {
  const known = stops.findIndex(
    (stop) => stop.name === place.name || kilometresBetween(stop.position, place.position) < sameStopKm,
  )
  if (known >= 0) return known
  stops.push({ name: place.name, position: place.position, days: [], isOvernight: false })
  return stops.length - 1
}

/** Great-circle distance; exact enough to tell a town from the next. */
function kilometresBetween(a: Position, b: Position): number {
  const rad = Math.PI / 180
  const [lat1, lat2] = [a.latitude * rad, b.latitude * rad]
  const dLat = lat2 - lat1
  const dLon = (b.longitude - a.longitude) * rad
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLon / 2) ** 2
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Leaves out flights, and the airports at their far ends, when the tour itself would shrink to a corner. */
function withoutFarFlights(outline: RouteOutline): RouteOutline {
  const grounded = new Set(outline.legs.filter((leg) => leg.kind !== 'air').flatMap((leg) => [leg.from, leg.to]))
  const tour = outline.stops.filter((stop, index) => stop.isOvernight || grounded.has(index))
  if (tour.length < 2 || widthKm(outline.stops) < farFlightFactor * widthKm(tour)) return outline
  const legs = outline.legs.filter((leg) => leg.kind !== 'air')
  const indexOf = (old: number) => tour.indexOf(outline.stops[old] as RouteStop)
  return { stops: tour, legs: legs.map((leg) => ({ ...leg, from: indexOf(leg.from), to: indexOf(leg.to) })) }
}

function widthKm(stops: readonly RouteStop[]): number {
  const latitudes = stops.map((stop) => stop.position.latitude)
  const longitudes = stops.map((stop) => stop.position.longitude)
  return kilometresBetween(
    { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  )
}
