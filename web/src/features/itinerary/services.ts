import { placeOfStay } from '@reisewerk/domain/itinerary/place-of-stay.ts'
import { type ServiceKind, sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import type { ServiceKind as Look } from '../../ui/service-kind.ts'
import type {
  AirlineItem,
  FerryItem,
  FreeTextItem,
  HotelItem,
  OtherItem,
  RouteItem,
  ServiceRequest,
  TrainItem,
  TripDay,
} from './days.ts'

type Items = {
  hotel: HotelItem
  ferry: FerryItem
  airline: AirlineItem
  train: TrainItem
  other: OtherItem
  route: RouteItem
  free: FreeTextItem
}
/** A service of a kind; `key` is its name in the day's order: 'hotel-12'. */
export type ServiceOf<Kind extends ServiceKind> = {
  readonly kind: Kind
  readonly key: string
  readonly dayId: number
  readonly item: Items[Kind]
}
/** A service of a day, whatever its kind. */
export type Service = { [Kind in ServiceKind]: ServiceOf<Kind> }[ServiceKind]
/** Kinds somebody can be asked for, in the order in which they are offered. */
export const requestedKinds = ['hotel', 'other', 'ferry', 'airline', 'train'] as const
export type RequestedKind = (typeof requestedKinds)[number]
export type RequestedService = { [Kind in RequestedKind]: ServiceOf<Kind> }[RequestedKind]

/** Where a day keeps the services of each kind. */
const lists = {
  hotel: 'hotelPlaceholders',
  ferry: 'ferryPlaceholders',
  airline: 'airlinePlaceholders',
  train: 'trainPlaceholders',
  other: 'otherPlaceholders',
  route: 'routeDetails',
  free: 'freeTextItems',
} as const satisfies Record<ServiceKind, keyof TripDay>

/** How each kind is drawn. */
export const looks = {
  hotel: 'hotel',
  ferry: 'ferry',
  airline: 'flight',
  train: 'train',
  other: 'other',
  route: 'route',
  free: 'text',
} as const satisfies Record<ServiceKind, Look>

const knownDays = new WeakMap<TripDay, Service[]>()
const knownServices = new WeakMap<Items[ServiceKind], Service>()

/**
 * The services of a day in the order somebody gave them; those the order does not name stand last. A service that has not
 * changed is the same one again, also where its day has, so that rows know there is nothing new to draw.
 */
export function servicesOf(day: TripDay): readonly Service[] {
  const found = knownDays.get(day)
  if (found !== undefined) return found
  const services: Service[] = [
    ...day.hotelPlaceholders.map((item) => of('hotel', day, item)),
    ...day.ferryPlaceholders.map((item) => of('ferry', day, item)),
    ...day.airlinePlaceholders.map((item) => of('airline', day, item)),
    ...day.trainPlaceholders.map((item) => of('train', day, item)),
    ...day.otherPlaceholders.map((item) => of('other', day, item)),
    ...day.routeDetails.map((item) => of('route', day, item)),
    ...day.freeTextItems.map((item) => of('free', day, item)),
  ]
  const places = new Map(day.sortHelper.map((key, index) => [key, index]))
  const place = ({ key }: Service) => places.get(key) ?? places.size
  services.sort((one, other) => place(one) - place(other) || one.item.id - other.item.id)
  knownDays.set(day, services)
  return services
}

/** A day with its services of one kind changed. */
export function withItems(
  day: TripDay,
  kind: ServiceKind,
  change: <Item extends Items[ServiceKind]>(items: Item[]) => Item[],
): TripDay {
  return { ...day, [lists[kind]]: change<Items[ServiceKind]>(day[lists[kind]]) }
}

/** A day with all its requests passed through a change. */
export function withRequests(day: TripDay, change: <Request extends ServiceRequest>(requests: Request[]) => Request[]) {
  return requestedKinds.reduce(
    (changed, kind) =>
      withItems(changed, kind, (items) =>
        items.map((item) => ('requests' in item ? { ...item, requests: change<ServiceRequest>(item.requests) } : item)),
      ),
    day,
  )
}

function of<Kind extends ServiceKind>(kind: Kind, day: TripDay, item: Items[Kind]): Service {
  const found = knownServices.get(item)
  // A service moved to another day may keep its item.
  if (found?.dayId === day.id) return found
  const service = { kind, key: sortKey(kind, item.id), dayId: day.id, item } as Service // an item of its own kind
  knownServices.set(item, service)
  return service
}

/** Whether somebody can be asked for it: everything but route bullet points and free texts. */
export function isRequested(service: Service): service is RequestedService {
  return service.kind !== 'route' && service.kind !== 'free'
}

export function requestsOf(service: Service): readonly ServiceRequest[] {
  return isRequested(service) ? service.item.requests : []
}

/** Whether a request for it already runs at an agency; one that was declined or cancelled may be followed by another. */
export function isAskedOf(service: Service, agencyId: number): boolean {
  return requestsOf(service).some(
    ({ agency, requestStatus }) => agency?.id === agencyId && isActiveRequest(requestStatus.status),
  )
}

/** The request that stands for the service: the chosen one, or the only one there is. */
export function mainRequestOf(service: Service): ServiceRequest | undefined {
  const requests = requestsOf(service)
  return requests.find((request) => isChosen(service, request)) ?? (requests.length === 1 ? requests[0] : undefined)
}

function isChosen(service: Service, request: ServiceRequest): boolean {
  return service.item.selectedRequest?.endsWith(`/${request.id}`) ?? false
}

/** Where the group sleeps: at the chosen hotel, else where one is wanted. */
export function placeOfHotel(service: ServiceOf<'hotel'>): HotelItem['place'] {
  const { place, requests } = service.item
  return placeOfStay(place, requests.find((request) => isChosen(service, request))?.provider)
}

/** How many requests a day holds; moving it asks first when there are any (001 §4). */
export function countRequests(day: TripDay): number {
  return servicesOf(day).reduce((sum, service) => sum + requestsOf(service).length, 0)
}
