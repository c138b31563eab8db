import { germanDayMonth } from '@reisewerk/domain/calendar-date.ts'
import { clockIn, isTimed } from '@reisewerk/domain/itinerary/clock-time.ts'
import { flightTimes, isArrivalConfirmed, passageTimes } from '@reisewerk/domain/itinerary/passage-times.ts'
import {
  checkInFollowing,
  endAfter,
  type ServiceTimes,
  timesAfterChange,
  timesRefusal,
} from '@reisewerk/domain/itinerary/service-times.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { localTimeOfWire } from '@reisewerk/domain/wire.ts'
import type { ServiceRequest } from './days.ts'
import { chosenRequestOf, type Service, type ServicePatch } from './services.ts'

/** Whether the chosen provider of a passage has said yes to its arrival: then it does not go along (decision 120). */
export function arrivalConfirmedOf(service: Service): boolean {
  const request = chosenRequestOf(service)
  return request !== undefined && confirmedBy(request, service.item.endAt)
}

/** The same of a single request. */
export function isOwnArrivalConfirmed(request: ServiceRequest): boolean {
  return confirmedBy(request, request.endAt)
}

function confirmedBy({ requestStatus, agreed }: ServiceRequest, endAt: string | null): boolean {
  return isArrivalConfirmed({ status: requestStatus.status, agreed: localTime(agreed.endAt) }, localTime(endAt))
}

/**
 * What another start means for check-in and arrival, which go along with it (TRUE-08, decisions 114 and 120).
 * @returns what is told of it, and what takes all of it back; null where nothing but the start has changed
 */
export function departureMoved(
  service: Service,
  { startAt }: ServicePatch,
): { text: string; back: ServicePatch } | null {
  const { item } = service
  if (startAt == null || item.startAt === null) return null
  const was = { startAt: localTime(item.startAt), endAt: localTime(item.endAt), checkInAt: localTime(item.checkInAt) }
  const to = localTimeOfWire(startAt)
  if (to === null || clockIn(to) === clockIn(was.startAt)) return null
  const checkIn = checkInWords(was, to)
  const arrival = arrivalWords(service, was, to)
  if (checkIn === null && arrival === null) return null
  return {
    text: [checkIn, arrival].filter((words) => words !== null).join(' '),
    back: { startAt: item.startAt, endAt: item.endAt, ...(item.checkInAt !== null && { checkInAt: item.checkInAt }) },
  }
}

function checkInWords(was: ServiceTimes, to: string): string | null {
  const now = checkInFollowing(was, to)
  if (clockIn(now) === clockIn(was.checkInAt)) return null
  return `Check-in jetzt ${onDay(now, to)}um ${clockIn(now)} Uhr, so lange vorher wie bisher (${clockIn(was.checkInAt)} Uhr).`
}

/** 'am 09.05. ' where a time falls on another day than the one it would be looked for on. */
function onDay(time: string | null, expected: string | null): string {
  const [day, usual] = [time?.slice(0, 10), expected?.slice(0, 10)]
  return day === undefined || day === usual ? '' : `am ${germanDayMonth(day)} `
}

function arrivalWords(service: Service, was: ServiceTimes, to: string): string | null {
  const after = timesAfter(service, { startAt: to })
  if (serviceKinds[service.kind].nature !== 'passage' || after === null || clockIn(was.endAt) === null) return null
  return wordsOf(was.endAt, after.endAt, arrivalConfirmedOf(service))
}

/** Why a service cannot have other times where they stand in the day plan; null where it can, or only the server knows. */
export function refusedTimes(service: Service, { startAt, endAt }: ServicePatch): string | null {
  const to = { startAt: localTime(startAt ?? null), endAt: localTime(endAt ?? null) }
  const after = timesAfter(service, {
    ...(to.startAt !== null && { startAt: to.startAt }),
    ...(to.endAt !== null && { endAt: to.endAt }),
  })
  return after && (timesRefusal(after, service.kind)?.message ?? null)
}

/** The times of a service after a change by the rule of its kind; null where they follow from what the day plan does not read. */
function timesAfter(service: Service, change: Partial<ServiceTimes>): ServiceTimes | null {
  const { startAt, endAt, checkInAt } = service.item
  const was = { startAt: localTime(startAt), endAt: localTime(endAt), checkInAt: localTime(checkInAt) }
  const before = { ...was, isArrivalConfirmed: arrivalConfirmedOf(service) }
  switch (service.kind) {
    case 'ferry':
    case 'train':
      return passageTimes({ ...before, type: service.item.type }, change)
    case 'airline':
      return flightTimes(before, change)
    case 'other':
      return timesOfVisit(was, change, service.item.otherServiceType?.duration ?? null)
    default:
      return null
  }
}

/** @param duration minutes a service of its type lasts; null when nothing is usual */
function timesOfVisit(was: ServiceTimes, change: Partial<ServiceTimes>, duration: number | null): ServiceTimes {
  const moved = timesAfterChange(was, change)
  const isFollowed = change.endAt === undefined && isTimed(moved.startAt) && duration !== null
  return isFollowed ? { ...moved, endAt: endAfter(moved.startAt, duration) } : moved
}

function wordsOf(before: string | null, now: string | null, isConfirmed: boolean): string {
  const clock = clockIn(before)
  if (now !== before)
    return `Ankunft jetzt ${onDay(now, before)}um ${clockIn(now)} Uhr, gleich lange unterwegs wie bisher (${clock} Uhr).`
  return `Ankunft bleibt ${clock} Uhr${isConfirmed ? ', wie bestätigt' : ''}.`
}

function localTime(wire: string | null): string | null {
  return wire === null ? null : localTimeOfWire(wire)
}
