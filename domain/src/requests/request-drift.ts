import type { LocalTime } from '../calendar-date.ts'
import { clockIn } from '../itinerary/clock-time.ts'
import type { ServiceTimes } from '../itinerary/service-times.ts'
import { type ServiceKind, serviceKinds } from '../service-kinds.ts'

type Times = Pick<ServiceTimes, 'startAt' | 'endAt'>

/**
 * Whether a request asks for another time than its service has: other days, or on the same days other hours. A stay goes from
 * day to day; a moment or an hour that one of both leaves open differs from nothing.
 */
export function requestDrift(kind: ServiceKind, service: Times, request: Times): 'days' | 'hours' | null {
  const pairs = (['startAt', 'endAt'] as const).map((name) => [service[name], request[name]] as const)
  const differs = (part: (time: LocalTime | null) => string | null) =>
    pairs.some(([one, other]) => part(one) !== null && part(other) !== null && part(one) !== part(other))
  if (differs((time) => time?.slice(0, 10) ?? null)) return 'days'
  return serviceKinds[kind].nature !== 'stay' && differs(clockIn) ? 'hours' : null
}
