import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { isOptionOpen } from '@reisewerk/domain/requests/auto-expansion.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import { urgencyOf } from '../../ui/marks/urgency.ts'
import type { ServiceRequest, TripDay } from '../itinerary/plan/days.ts'
import { isRequested, type RequestedService, requestsOf, servicesOf } from '../itinerary/plan/services.ts'
import type { DeadlineKey, RequestSearch } from './request-search.ts'

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

/** What the agency filter calls a provider who is asked without an agency. */
const direct = 'direct'

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

/** How the option of a request presses; one that is done, or of a request that was declined, no longer does. */
export function deadlineOf(
  { optionTodo: { dueDate, status }, requestStatus }: Pick<ServiceRequest, 'optionTodo' | 'requestStatus'>,
  now: CalendarDate,
): DeadlineKey {
  const date = dueDate === null ? null : dateOfWire(dueDate)
  if (date === null) return 'none'
  return isOptionOpen(status, requestStatus.status) ? urgencyOf(date, now) : 'done'
}

/** The requests that a search lets through, in its order; a filter that names nothing lets all through. */
export function found(listed: readonly ListedRequest[], search: RequestSearch, now: CalendarDate): ListedRequest[] {
  const lets = (filter: readonly string[] | undefined, value: string) => filter === undefined || filter.includes(value)
  const through = listed.filter(
    ({ service, request }) =>
      lets(search.status, request.requestStatus.status) &&
      lets(search.kind, service.kind) &&
      lets(search.agency, agencyOf(request)) &&
      lets(search.deadline, deadlineOf(request, now)),
  )
  if (search.sort !== 'deadline') return through
  // What has no deadline stands last.
  const dueOf = ({ request }: ListedRequest) => dateOfWire(request.optionTodo.dueDate ?? '') ?? '9999'
  return through.sort((one, other) => dueOf(one).localeCompare(dueOf(other)))
}

function agencyOf({ agency }: ServiceRequest): string {
  return agency === null ? direct : String(agency.id)
}
