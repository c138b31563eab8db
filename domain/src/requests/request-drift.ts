import { isByTheClock, type ServiceTimes } from '../itinerary/service-times.ts'
import type { ServiceKind } from '../itinerary/sort-helper.ts'

type Times = Pick<ServiceTimes, 'startAt' | 'endAt'>

/**
 * Whether a request asks for another time than its service has: other days, or on the same days other hours. A stay goes from
 * day to day; a moment that one of both leaves open differs from nothing, and midnight stands for an hour nobody has said.
 */
export function requestDrift(kind: ServiceKind, service: Times, request: Times): 'days' | 'hours' | null {
  const pairs = (['startAt', 'endAt'] as const).map((name) => [service[name], request[name]] as const)
  const differs = (from: number, to: number) =>
    pairs.some(([one, other]) => one !== null && other !== null && one.slice(from, to) !== other.slice(from, to))
  if (differs(0, 10)) return 'days'
  return kind !== 'hotel' && isByTheClock(service) && isByTheClock(request) && differs(11, 19) ? 'hours' : null
}
