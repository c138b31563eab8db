import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { direct, type ListedFacts, soughtRequests } from '@reisewerk/domain/requests/listed-requests.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import type { ServiceRequest, TripDay } from '../itinerary/plan/days.ts'
import { isRequested, type RequestedService, requestsOf, servicesOf } from '../itinerary/plan/services.ts'
import type { RequestSearch } from './request-search.ts'

/** A request of a trip with where it stands. */
export type ListedRequest = {
  readonly dayNumber: number
  readonly service: RequestedService
  readonly request: ServiceRequest
}

/** All services of a trip that somebody can be asked for, day by day. */
export function requestedServicesOf(days: readonly TripDay[]): { dayNumber: number; service: RequestedService }[] {
  return days.flatMap((day, index) =>
    servicesOf(day).flatMap((service) => (isRequested(service) ? [{ dayNumber: index + 1, service }] : [])),
  )
}

/** The requests of a trip over all days and kinds, in the order of the day plan (REQ-06). */
export function requestsOfTrip(days: readonly TripDay[]): ListedRequest[] {
  return requestedServicesOf(days).flatMap(({ dayNumber, service }) =>
    requestsOf(service).map((request) => ({ dayNumber, service, request })),
  )
}

/** The agencies of the list, each once, by name; 'direkt' first where somebody is asked directly. */
export function agenciesIn(listed: readonly ListedRequest[]): Choice[] {
  const names = new Map(listed.map(({ request }) => [agencyOf(request), request.agency?.name ?? 'direkt']))
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort(
      (one, other) =>
        Number(other.value === direct) - Number(one.value === direct) || one.label.localeCompare(other.label, 'de'),
    )
}

/** The requests that a search lets through, in its order. */
export function found(listed: readonly ListedRequest[], search: RequestSearch, now: CalendarDate): ListedRequest[] {
  return soughtRequests(listed, factsOf, search, now)
}

function factsOf({ service, request }: ListedRequest): ListedFacts {
  const { optionTodo, requestStatus } = request
  return {
    ...{ status: requestStatus.status, kind: service.kind, agency: agencyOf(request) },
    ...{ dueDate: dateOfWire(optionTodo.dueDate ?? ''), option: optionTodo.status },
  }
}

function agencyOf({ agency }: ServiceRequest): string {
  return agency === null ? direct : String(agency.id)
}
