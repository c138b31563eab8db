import { heldPersons } from '@reisewerk/domain/itinerary/contingent-shortfall.ts'
import { placeOfStay } from '@reisewerk/domain/itinerary/place-of-stay.ts'
import { sortKey } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import { hasLapsed, isStanding, type OptionedRequest } from '@reisewerk/domain/requests/lapsed-option.ts'
import { type Choice, speakingRequest, standingToChoose } from '@reisewerk/domain/requests/speaking/speaking-request.ts'
import {
  isRequestedKind,
  type ListOf,
  type RequestedKind,
  requestedKinds,
  type ServiceKind,
  serviceKindKeys,
  serviceKinds,
} from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { today } from '../../../lib/format.ts'
import type { HotelItem, ServiceRequest, TripDay } from './days.ts'

type Items = { [Kind in ServiceKind]: TripDay[ListOf<Kind>][number] }
/** A service of a kind; `key` is its name in the day's order: 'hotel-12'. */
export type ServiceOf<Kind extends ServiceKind> = {
  readonly kind: Kind
  readonly key: string
  readonly dayId: number
  readonly item: Items[Kind]
}
export type Service = { [Kind in ServiceKind]: ServiceOf<Kind> }[ServiceKind]
export type RequestedService = { [Kind in RequestedKind]: ServiceOf<Kind> }[RequestedKind]

const knownDays = new WeakMap<TripDay, Service[]>()
const knownServices = new WeakMap<Items[ServiceKind], Service>()

/**
 * The services of a day in the order somebody gave them; those the order does not name stand last. A service that has not
 * changed is the same one again, also where its day has, so that rows know there is nothing new to draw.
 */
export function servicesOf(day: TripDay): readonly Service[] {
  const found = knownDays.get(day)
  if (found !== undefined) return found
  const services = serviceKindKeys.flatMap((kind) => itemsOf(day, kind).map((item) => of(kind, day, item)))
  const places = new Map(day.sortHelper.map((key, index) => [key, index]))
  const place = ({ key }: Service) => places.get(key) ?? places.size
  services.sort((one, other) => place(one) - place(other) || one.item.id - other.item.id)
  knownDays.set(day, services)
  return services
}

export function withItems(
  day: TripDay,
  kind: ServiceKind,
  change: <Item extends Items[ServiceKind]>(items: Item[]) => Item[],
): TripDay {
  return { ...day, [serviceKinds[kind].list]: change(itemsOf(day, kind)) }
}

function itemsOf(day: TripDay, kind: ServiceKind): Items[ServiceKind][] {
  return day[serviceKinds[kind].list]
}

export function withRequests(day: TripDay, change: <Request extends ServiceRequest>(requests: Request[]) => Request[]) {
  return requestedKinds.reduce(
    (changed, kind) =>
      withItems(changed, kind, (items) =>
        items.map((item) => ('requests' in item ? { ...item, requests: change<ServiceRequest>(item.requests) } : item)),
      ),
    day,
  )
}

function of(kind: ServiceKind, day: TripDay, item: Items[ServiceKind]): Service {
  const found = knownServices.get(item)
  // A service moved to another day may keep its item.
  if (found?.dayId === day.id) return found
  const service = { kind, key: sortKey(kind, item.id), dayId: day.id, item } as Service // an item of its own kind
  knownServices.set(item, service)
  return service
}

/** Whether somebody can be asked for it: everything but route bullet points and free texts. */
export function isRequested(service: Service): service is RequestedService {
  return isRequestedKind(service.kind)
}

/** What tells the way and costs nothing; the management description leaves it out (HEAD-01). */
export function describesRoute({ kind }: Pick<Service, 'kind'>): boolean {
  return serviceKinds[kind].nature === 'words'
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

/** The request by which the service goes here as on paper: the chosen one, or the only one that stands (decision 145). */
export function mainRequestOf(service: Service): ServiceRequest | undefined {
  const asked = requestsOf(service).map((request) => ({ id: request.id, ...optionedOf(request), request }))
  return speakingRequest(asked, choiceOf(service), today())?.request
}

/**
 * The request that stood for the service until it declined, was cancelled or its option ran out: the service has nobody now, although
 * it goes on naming it (decisions 044, 070).
 */
export function lostRequestOf(service: Service): ServiceRequest | undefined {
  const requests = requestsOf(service)
  const only = requests.length === 1 ? requests[0] : undefined
  const named = requests.find((request) => isSelected(service, request)) ?? only
  if (named === undefined || isStandingNow(named)) return undefined
  return named.id === choiceOf(service).takenBack ? undefined : named
}

/** How many stand to be chosen from where none speaks for the service because several are asked; else 0. */
export function toChooseFromOf(service: Service): number {
  return standingToChoose(requestsOf(service).map(optionedOf), choiceOf(service), today())
}

/**
 * Persons for whom the request by which the service goes holds places; null where nobody has answered it or it has none. Of a choice that
 * was lost nothing is held.
 */
export function heldOf(service: Service): number | null {
  const request = mainRequestOf(service)
  if (request !== undefined) return heldPersons(request.contingent.reservedAmount, request.requestStatus.status)
  return lostRequestOf(service) === undefined ? null : 0
}

/** The request that somebody has chosen, as long as it stands. */
export function chosenRequestOf(service: Service): ServiceRequest | undefined {
  return requestsOf(service).find((request) => isChosen(service, request))
}

function choiceOf({ item: { selectedRequest, takenBackRequest } }: Service): Choice {
  const idIn = (link: string | null) => (link === null ? null : idOf(link))
  return { chosen: idIn(selectedRequest), takenBack: idIn(takenBackRequest) }
}

function isSelected(service: Service, request: ServiceRequest): boolean {
  return service.item.selectedRequest?.endsWith(`/${request.id}`) ?? false
}

function isChosen(service: Service, request: ServiceRequest): boolean {
  return isSelected(service, request) && isStandingNow(request)
}

type Optioned = Pick<ServiceRequest, 'requestStatus' | 'optionTodo'>

/** Whether a request may be the one of its service as of today. */
export function isStandingNow(request: Optioned): boolean {
  return isStanding(optionedOf(request), today())
}

/** Whether the option of a request has run out by today. */
export function isLapsed(request: Optioned): boolean {
  return hasLapsed(optionedOf(request), today())
}

function optionedOf({ requestStatus, optionTodo: { dueDate, status } }: Optioned): OptionedRequest {
  const date = dueDate === null ? null : dateOfWire(dueDate)
  return { status: requestStatus.status, option: { dueDate: date, status } }
}

/** Where the group sleeps: at the hotel by which its stay goes, else where one is wanted. */
export function placeOfHotel(service: ServiceOf<'hotel'>): HotelItem['place'] {
  return placeOfStay(service.item.place, mainRequestOf(service)?.provider)
}

/** How many requests a day holds; moving it asks first when there are any (001 §4). */
export function countRequests(day: TripDay): number {
  return servicesOf(day).reduce((sum, service) => sum + requestsOf(service).length, 0)
}

export type ServicePatch = Partial<
  Pick<Service['item'], 'clientOffer' | 'selectedRequest' | 'takenBackRequest' | 'startAt' | 'endAt' | 'checkInAt'> & {
    timeOfDay: string | null
  }
>

/** The days with some values of one service changed, as they will be once the server has saved it. */
export function daysWith(days: readonly TripDay[], { kind, dayId, item }: Service, patch: ServicePatch): TripDay[] {
  return days.map((day) =>
    day.id === dayId
      ? withItems(day, kind, (items) => items.map((one) => (one.id === item.id ? { ...one, ...patch } : one)))
      : day,
  )
}
