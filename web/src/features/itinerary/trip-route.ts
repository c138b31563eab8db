import type { Coordinates } from '@reisewerk/domain/geography/great-circle.ts'
import type { TripDay } from './days.ts'
import { type Service, servicesOf } from './services.ts'

/** A place or port the trip comes through; `days` are the numbers of its days there. */
export type RouteStop = Coordinates & { readonly name: string; readonly days: readonly number[] }
/** How a leg is travelled. */
export type Travel = 'road' | 'ferry' | 'rail' | 'air'
export type RouteLeg = { readonly from: number; readonly to: number; readonly by: Travel }
/** `legs` name stops by their index. */
export type TripRoute = { readonly stops: readonly RouteStop[]; readonly legs: readonly RouteLeg[] }

/** `by`: how one comes there from the stop before. */
type Call = Coordinates & { name: string; by: Travel }

/** Where a trip goes, from the places of its hotels and other services and the ends of its passages. Only what is included is driven to. */
export function routeOf(days: readonly TripDay[]): TripRoute {
  const calls = days.flatMap((day, index) =>
    servicesOf(day)
      .filter(({ item }) => item.clientOffer.status === 'included')
      .flatMap((service) => callsOf(service).map((call) => ({ ...call, day: index + 1 }))),
  )
  const stops: RouteStop[] = []
  const legs: RouteLeg[] = []
  let last: number | null = null
  for (const { name, latitude, longitude, by, day } of calls) {
    const known = stops.findIndex((stop) => stop.name === name)
    const at = known === -1 ? stops.push({ name, latitude, longitude, days: [] }) - 1 : known
    const stop = stops[at] as RouteStop
    if (!stop.days.includes(day)) stops[at] = { ...stop, days: [...stop.days, day] }
    if (last !== null && last !== at) legs.push({ from: last, to: at, by })
    last = at
  }
  return { stops, legs }
}

function callsOf(service: Service): Call[] {
  switch (service.kind) {
    case 'hotel':
    case 'other':
      return service.item.place === null ? [] : [{ ...service.item.place, by: 'road' }]
    case 'ferry':
      return passage('ferry', service.item.startPort, service.item.endPort)
    case 'airline':
      return passage('air', service.item.startAirport, service.item.endAirport)
    case 'train':
      return passage('rail', service.item.startTrainStation, service.item.endTrainStation)
    case 'route':
    case 'free':
      return []
  }
}

type End = (Coordinates & { name: string }) | null

/** One drives to its beginning and travels to its end; where the beginning is not known, one drives there, too. */
function passage(by: Travel, start: End, end: End): Call[] {
  const from: Call[] = start === null ? [] : [{ ...start, by: 'road' }]
  return end === null ? from : [...from, { ...end, by: start === null ? 'road' : by }]
}

/** A stop for the ear and for whoever does not see the map: 'Oslo (Tag 2, 3)'. */
export function wordsOfStop({ name, days }: RouteStop): string {
  return `${name} (${days.length === 1 ? 'Tag' : 'Tage'} ${days.join(', ')})`
}
