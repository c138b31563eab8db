import type { Coordinates } from '@reisewerk/domain/geography/great-circle.ts'
import type { Travel } from '@reisewerk/domain/geography/travel.ts'
import { type RoutedService, type Stop, stopsOfDays } from '@reisewerk/domain/itinerary/plan/trip-stops.ts'
import { type PassageKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { dateOf } from '../plan/dates.ts'
import type { TripDay } from '../plan/days.ts'
import { placeOfHotel, type Service, servicesOf } from '../plan/services.ts'

/** A place or port the trip comes through; `days` are the numbers of its days there. */
export type RouteStop = Coordinates & { readonly name: string; readonly days: readonly number[] }
type RouteLeg = { readonly from: number; readonly to: number; readonly by: Travel }
/** `legs` name stops by their index. */
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
      .flatMap((service) => routedOf(service, places)),
  }))
  const stops: RouteStop[] = []
  const legs: RouteLeg[] = []
  let last: number | null = null
  stopsOfDays(plan).forEach((called, day) => {
    if (only !== null && day !== only) return
    for (const { name, latitude, longitude, by } of called) {
      const known = stops.findIndex((stop) => stop.name === name)
      const at = known === -1 ? stops.push({ name, latitude, longitude, days: [] }) - 1 : known
      const stop = stops[at] as RouteStop // pushed or found just now
      // Where a day only begins the group was the evening before.
      const begins = by === null && at === last
      if (!begins && !stop.days.includes(day + 1)) stops[at] = { ...stop, days: [...stop.days, day + 1] }
      if (last !== null && last !== at && by !== null) legs.push({ from: last, to: at, by })
      last = at
    }
  })
  return { stops, legs }
}

function routedOf(service: Service, places: ReadonlyMap<number, Stop>): RoutedService[] {
  switch (service.kind) {
    case 'hotel': {
      const { endAt } = service.item
      const place = placeOfHotel(service)
      return place === null ? [] : [{ what: 'stay', at: place, until: endAt === null ? null : dateOfWire(endAt) }]
    }
    case 'other':
      return visit(service.item.place)
    case 'ferry':
      return passage(service, service.item.startPort, service.item.endPort, service.item.type)
    case 'airline':
      return passage(service, service.item.startAirport, service.item.endAirport, null)
    case 'train':
      return passage(service, service.item.startTrainStation, service.item.endTrainStation, service.item.type)
    case 'route': {
      const place = placeOfRoute(service.item)
      return visit(place === null ? null : (places.get(place) ?? null))
    }
    case 'free':
      return []
  }
}

function visit(at: Stop | null): RoutedService[] {
  return at === null ? [] : [{ what: 'visit', at }]
}

type Passage = Extract<RoutedService, { what: 'passage' }>

/** A draft that still lacks both its ends is none yet. */
function passage(
  { kind, item }: Extract<Service, { kind: PassageKind }>,
  from: Stop | null,
  to: Stop | null,
  type: Passage['type'],
): RoutedService[] {
  const by = serviceKinds[kind].carries
  if (from === null && to === null && item.isBrandNew) return []
  return [{ what: 'passage', by, from, to, type, until: item.endAt === null ? null : dateOfWire(item.endAt) }]
}

/** The places a map of these days asks for: those of predefined route bullet points (DAY-08). */
export function placesOfRoutes(days: readonly TripDay[]): number[] {
  const ids = days.flatMap(({ routeDetails }) => routeDetails.map(placeOfRoute))
  return [...new Set(ids.filter((id) => id !== null))].sort((one, other) => one - other)
}

function placeOfRoute({ predefinedRouteDetail }: TripDay['routeDetails'][number]): number | null {
  const place = predefinedRouteDetail?.place ?? null
  return place === null ? null : idOf(place)
}

/** A stop for the ear and for whoever does not see the map: 'Oslo (Tag 2, 3)'. */
export function wordsOfStop({ name, days }: RouteStop): string {
  return `${name} (${days.length === 1 ? 'Tag' : 'Tage'} ${days.join(', ')})`
}
