import type { InfoImportance } from '@reisewerk/domain/accounts/options.ts'
import { placeOfStay } from '@reisewerk/domain/itinerary/place-of-stay.ts'
import type { RoutedService, Stop } from '@reisewerk/domain/itinerary/plan/trip-stops.ts'
import type { HotelTime } from '@reisewerk/domain/partners/hotel-times.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import {
  type PassageKind,
  type RequestedKind,
  type ServiceKind,
  serviceKinds,
} from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { clock } from '../../../lib/format.ts'
import type { Options } from '../../../lib/options.ts'
import type { TripDay } from './days.ts'
import { choiceOf } from './service-draft.ts'
import { mainRequestOf, placeOfHotel, type RequestedService, type Service, type ServiceOf } from './services.ts'
import { noWish, type Wish } from './wish.ts'

/** What the day plan says and does of a service by its kind. */
type Row<Kind extends ServiceKind> = {
  readonly title: (service: ServiceOf<Kind>) => string
  /** What is wanted, whoever is asked for it; the title where that names nobody. */
  readonly wanted?: (service: ServiceOf<Kind>) => string
  /** What stands behind the title, quieter, one after the other. */
  readonly notes: (service: ServiceOf<Kind>, boards: Options) => string[]
  /** Its clock time; without it that of the beginning. */
  readonly time?: (service: ServiceOf<Kind>) => string
  readonly touches: (service: ServiceOf<Kind>) => Noted[]
  /** Where the group goes with it. @param places of route bullet points by their ids */
  readonly stops: (service: ServiceOf<Kind>, places: ReadonlyMap<number, Stop>) => RoutedService[]
} & (Kind extends RequestedKind ? { readonly wish: (service: ServiceOf<Kind>) => Partial<Wish> } : unknown)

type Info = {
  id: number
  type: string
  title: string
  content: string
  importance: InfoImportance
  isShownOnTripDashboard: boolean
}
/** What may have notes, by its name. */
export type Noted = { readonly name: string; readonly infos?: readonly Info[] | undefined } | null

const rows: { readonly [Kind in ServiceKind]: Row<Kind> } = {
  hotel: {
    title: (service) => {
      const hotel = mainRequestOf(service)?.provider
      if (hotel == null) return wantedHotel(service)
      const { place, area } = service.item
      return withPlace(hotel.name, { place: placeOfStay(place, hotel), area })
    },
    wanted: wantedHotel,
    notes: ({ item }, boards) => [boards.of(item.board).label, item.serviceDescription],
    time: ({ item }) => clock(item.checkInAt) || (checkInIn(item.times) ?? ''),
    touches: (service) => {
      const place = placeOfHotel(service)
      // The area one looked in says nothing of a house that lies in another.
      return [place?.id === service.item.place?.id || place?.area == null ? service.item.area : null, place]
    },
    stops: (service) => {
      const place = placeOfHotel(service)
      return place === null ? [] : [{ what: 'stay', at: place, until: dateOfEnd(service) }]
    },
    wish: ({ item: { place, area, hotelType } }) => ({
      ...{ place: choiceOf(place), area: choiceOf(area), stars: hotelType.stars, category: hotelType.category },
    }),
  },
  other: {
    title: ({ item }) => withPlace(item.otherServiceType?.name ?? 'Zusatzleistung', item),
    notes: (service) => [
      mainRequestOf(service)?.provider?.name ?? '',
      service.item.meetingPoint,
      service.item.serviceDescription,
    ],
    touches: ({ item }) => [item.area, item.place],
    stops: ({ item }) => visit(item.place),
    wish: ({ item: { otherServiceType, place, area } }) => ({
      ...{ serviceType: choiceOf(otherServiceType), place: choiceOf(place), area: choiceOf(area) },
    }),
  },
  ferry: {
    title: ({ item }) => way(item.type === 'night' ? 'Nachtfähre' : 'Fähre', item.startPort, item.endPort),
    notes: (service) => [ofRequest(service, 'shipName'), service.item.serviceDescription],
    touches: ({ item }) => [item.startPort, item.endPort],
    stops: (service) => passage(service, service.item.startPort, service.item.endPort, service.item.type),
    wish: ({ item }) => ({ from: choiceOf(item.startPort), to: choiceOf(item.endPort) }),
  },
  airline: {
    title: ({ item }) => way('Flug', item.startAirport, item.endAirport),
    notes: (service) => [ofRequest(service, 'flightNumber'), service.item.serviceDescription],
    touches: () => [],
    stops: (service) => passage(service, service.item.startAirport, service.item.endAirport, null),
    wish: ({ item }) => ({ from: choiceOf(item.startAirport), to: choiceOf(item.endAirport) }),
  },
  train: {
    title: ({ item }) => way(item.type === 'night' ? 'Nachtzug' : 'Zug', item.startTrainStation, item.endTrainStation),
    notes: (service) => [
      ofRequest(service, 'trainNumber'),
      service.item.serviceDescription,
      service.item.routeDescription,
    ],
    touches: () => [],
    stops: (service) => {
      const { startTrainStation, endTrainStation, type } = service.item
      return passage(service, startTrainStation, endTrainStation, type)
    },
    wish: ({ item }) => ({ from: choiceOf(item.startTrainStation), to: choiceOf(item.endTrainStation) }),
  },
  route: {
    title: ({ item }) => item.predefinedRouteDetail?.name || firstLine(item.routeDescription) || 'Routenstichpunkt',
    notes: ({ item: { predefinedRouteDetail, routeDescription, emptyDrive } }) => [
      emptyDrive ? 'Leerfahrt' : '',
      predefinedRouteDetail === null ? otherLines(routeDescription) : routeDescription,
    ],
    time: ({ item }) => item.timeOfDay ?? '',
    touches: ({ item }) => [item.predefinedRouteDetail],
    stops: ({ item }, places) => {
      const place = placeOfRoute(item)
      return visit(place === null ? null : (places.get(place) ?? null))
    },
  },
  free: {
    title: ({ item }) => firstLine(plainTextOf(item.text)) || 'Freitext',
    notes: ({ item }) => [otherLines(plainTextOf(item.text))],
    time: ({ item }) => item.timeOfDay ?? '',
    touches: () => [],
    stops: () => [],
  },
}

export function rowOf(service: Service): Row<ServiceKind> {
  return rows[service.kind] as Row<ServiceKind> // of the service's own kind
}

export function wishOf(service: RequestedService): Wish {
  const { wish } = rows[service.kind] as { wish: (service: RequestedService) => Partial<Wish> } // of its own kind
  return { ...noWish, ...wish(service) }
}

function wantedHotel({ item }: ServiceOf<'hotel'>): string {
  const where = item.place ?? item.area
  return where === null ? 'Hotel' : `Hotel in ${where.name}`
}

type Named = { name: string } | null

/** A name with its place, or with its area while the place is open; neither twice. */
function withPlace(name: string, { place, area }: { readonly place: Named; readonly area: Named }): string {
  const where = place ?? area
  return where === null || name.includes(where.name) ? name : `${name}, ${where.name}`
}

function way(name: string, from: Named, to: Named): string {
  const stops = [from?.name, to?.name].filter((stop) => stop !== undefined)
  return [name, stops.join(' – ')].join(' ').trim()
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.trim() ?? ''
}

function otherLines(text: string): string {
  return text.split('\n').slice(1).join(' ')
}

/** What the request of a service says in a field that only its kind has. */
function ofRequest(service: Service, field: 'shipName' | 'flightNumber' | 'trainNumber'): string {
  const value = Object.entries(mainRequestOf(service) ?? {}).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : ''
}

/** 'HH:mm' at which a hotel lets the group in; null when its times do not say. */
export function checkInIn(times: readonly HotelTime[]): string | null {
  return times.find(({ type }) => type === 'checkIn')?.time ?? null
}

function visit(at: Stop | null): RoutedService[] {
  return at === null ? [] : [{ what: 'visit', at }]
}

type Passage = Extract<RoutedService, { what: 'passage' }>

/** A draft that still lacks both its ends is none yet. */
function passage(
  service: ServiceOf<PassageKind>,
  from: Stop | null,
  to: Stop | null,
  type: Passage['type'],
): RoutedService[] {
  if (from === null && to === null && service.item.isBrandNew) return []
  return [{ what: 'passage', by: serviceKinds[service.kind].carries, from, to, type, until: dateOfEnd(service) }]
}

const dateOfEnd = ({ item: { endAt } }: Pick<Service, 'item'>) => (endAt === null ? null : dateOfWire(endAt))

export function placeOfRoute({ predefinedRouteDetail }: TripDay['routeDetails'][number]): number | null {
  const place = predefinedRouteDetail?.place ?? null
  return place === null ? null : idOf(place)
}
