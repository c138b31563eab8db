import type { PassageType, RequestStatus } from '../accounts/options.ts'
import type { LocalTime } from '../calendar-date.ts'
import { isTimed, minutesAfter, minutesOfLasting } from './clock-time.ts'
import { crossingEnd, endsOnEarlierDay, passageTypeOf, type ServiceTimes, timesAfterChange } from './service-times.ts'

/** The times of a ferry, train or flight. */
export type Passage = ServiceTimes & {
  /** Its provider has said yes to this arrival: it does not go along with another departure. */
  readonly isArrivalConfirmed?: boolean
}
type Crossing = Passage & { readonly type: PassageType }
type Changed<Times> = { readonly [K in keyof Times]?: Times[K] | undefined }

const confirming: ReadonlySet<RequestStatus> = new Set(['approved', 'paid'])

/**
 * Whether a provider has said yes to the arrival as it stands (decision 120).
 * @param request the service's chosen one; null while there is none
 * @param agreed the end its provider knows (decision 071)
 */
export function isArrivalConfirmed(
  request: { readonly status: RequestStatus; readonly agreed: LocalTime | null } | null,
  endAt: LocalTime | null,
): boolean {
  return request !== null && isTimed(endAt) && confirming.has(request.status) && request.agreed === endAt
}

/**
 * The arrival of a passage at another departure: as long on the way as before.
 * @returns null where one of the clock times is not known
 */
export function arrivalFollowing({ startAt, endAt }: ServiceTimes, to: LocalTime | null): LocalTime | null {
  const minutes = isTimed(endAt) ? minutesOfLasting(startAt, endAt) : null
  return minutes !== null && isTimed(to) ? minutesAfter(to, minutes) : null
}

/** The arrival that goes along with a departure; null where it is named itself, or confirmed. */
function followed(before: Passage, change: Changed<ServiceTimes>): LocalTime | null {
  if (change.startAt == null || change.endAt !== undefined || before.isArrivalConfirmed === true) return null
  return arrivalFollowing(before, change.startAt)
}

/**
 * A crossing takes its arrival along with its departure, unless it would then go by night and not by day, or the other way round.
 * By day it arrives the day it leaves, by night on a later one, whatever day was named: then it is the same or the next day
 * at the clock time of the end (001 §4). An end before the start is left as it is, to be refused (001 §5).
 */
export function passageTimes(before: Crossing, change: Changed<Crossing>, dayShift = 0): ServiceTimes {
  const moved = timesAfterChange(before, change, dayShift)
  const type = change.type ?? before.type
  const arrival = type === before.type ? followed(before, change) : null
  if (arrival !== null && passageTypeOf({ startAt: moved.startAt, endAt: arrival }) === type)
    return { ...moved, endAt: arrival }
  const isNamed = [change.type, change.startAt, change.endAt].some((value) => value !== undefined)
  const isContrary = isNamed && !endsOnEarlierDay(moved) && passageTypeOf(moved) !== type
  return isContrary ? { ...moved, endAt: crossingEnd(type, moved) } : moved
}

/** A flight takes its arrival along with its departure. */
export function flightTimes(before: Passage, change: Changed<ServiceTimes>, dayShift = 0): ServiceTimes {
  const moved = timesAfterChange(before, change, dayShift)
  return { ...moved, endAt: followed(before, change) ?? moved.endAt }
}
