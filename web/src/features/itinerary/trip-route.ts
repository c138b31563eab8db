import type { Coordinates } from '@reisewerk/domain/geography/great-circle.ts'
import type { TripDay } from './api.ts'
import { type Service, servicesOf } from './services.ts'

/** A place or port the trip comes through; `days` are the numbers of its days there. */
export type RouteStop = Coordinates & { readonly name: string; readonly days: readonly number[] }
export type RouteLeg = { readonly from: number; readonly to: number; readonly bySea: boolean }
/** `legs` name stops by their index. */
export type TripRoute = { readonly stops: readonly RouteStop[]; readonly legs: readonly RouteLeg[] }

type Called = Coordinates & { name: string; bySea: boolean; day: number }

/** Where a trip goes, from the places of its hotels and the ports of its ferries. Only what is included is driven to. */
export function routeOf(days: readonly TripDay[]): TripRoute {
  const calls = days.flatMap((day, index) =>
    servicesOf(day)
      .filter(({ item }) => item.clientOffer.status === 'included')
      .flatMap((service) => callsOf(service).map((call) => ({ ...call, day: index + 1 }))),
  )
  const stops: RouteStop[] = []
  const legs: RouteLeg[] = []
  let last: number | null = null
  for (const { name, latitude, longitude, bySea, day } of calls) {
    const known = stops.findIndex((stop) => stop.name === name)
    const at = known === -1 ? stops.push({ name, latitude, longitude, days: [] }) - 1 : known
    const stop = stops[at] as RouteStop
    if (!stop.days.includes(day)) stops[at] = { ...stop, days: [...stop.days, day] }
    if (last !== null && last !== at) legs.push({ from: last, to: at, bySea })
    last = at
  }
  return { stops, legs }
}

function callsOf(service: Service): Omit<Called, 'day'>[] {
  switch (service.kind) {
    case 'hotel':
      return service.item.place === null ? [] : [{ ...service.item.place, bySea: false }]
    case 'ferry': {
      const { startPort, endPort } = service.item
      const start = startPort === null ? [] : [{ ...startPort, bySea: false }]
      return endPort === null ? start : [...start, { ...endPort, bySea: startPort !== null }]
    }
    case 'free':
      return []
  }
}

/** A stop for the ear and for whoever does not see the map: 'Oslo (Tag 2, 3)'. */
export function wordsOfStop({ name, days }: RouteStop): string {
  return `${name} (${days.length === 1 ? 'Tag' : 'Tage'} ${days.join(', ')})`
}
