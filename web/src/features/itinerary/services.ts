import { type ServiceKind, sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import type { ServiceKind as Look } from '../../ui/service-kind.ts'
import type { FerryItem, FreeTextItem, HotelItem, ServiceRequest, TripDay } from './api.ts'

type Of<Kind extends ServiceKind, Item> = {
  readonly kind: Kind
  readonly key: string
  readonly dayId: number
  readonly item: Item
}
/** A service of a day, whatever its kind; `key` is its name in the day's order: 'hotel-12'. */
export type HotelService = Of<'hotel', HotelItem>
export type FerryService = Of<'ferry', FerryItem>
export type FreeText = Of<'free', FreeTextItem>
export type Service = HotelService | FerryService | FreeText
/** Services that somebody can be asked for. */
export type RequestedService = HotelService | FerryService

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

/** The services of a day in the order somebody gave them; those the order does not name stand last. */
export function servicesOf(day: TripDay): Service[] {
  const services: Service[] = [
    ...day.hotelPlaceholders.map((item) => of('hotel', day, item)),
    ...day.ferryPlaceholders.map((item) => of('ferry', day, item)),
    ...day.freeTextItems.map((item) => of('free', day, item)),
  ]
  const place = (service: Service) => {
    const index = day.sortHelper.indexOf(service.key)
    return index === -1 ? day.sortHelper.length : index
  }
  return services.sort((one, other) => place(one) - place(other) || one.item.id - other.item.id)
}

function of<Kind extends ServiceKind, Item extends { id: number }>(
  kind: Kind,
  day: TripDay,
  item: Item,
): Of<Kind, Item> {
  return { kind, key: sortKey(kind, item.id), dayId: day.id, item }
}

export function requestsOf(service: Service): readonly ServiceRequest[] {
  return service.kind === 'free' ? [] : service.item.requests
}

/** The request that stands for the service: the chosen one, or the only one there is. */
export function mainRequestOf(service: Service): ServiceRequest | undefined {
  const requests = requestsOf(service)
  return requests.find((request) => isChosen(service, request)) ?? (requests.length === 1 ? requests[0] : undefined)
}

function isChosen(service: Service, request: ServiceRequest): boolean {
  return service.item.selectedRequest?.endsWith(`/${request.id}`) ?? false
}

/** How many requests a day holds; moving it asks first when there are any (001 §4). */
export function countRequests(day: TripDay): number {
  return servicesOf(day).reduce((sum, service) => sum + requestsOf(service).length, 0)
}
