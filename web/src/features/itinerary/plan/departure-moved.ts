import { germanDayMonth } from '@reisewerk/domain/calendar-date.ts'
import { clockIn } from '@reisewerk/domain/itinerary/clock-time.ts'
import { flightTimes, isArrivalConfirmed, passageTimes } from '@reisewerk/domain/itinerary/passage-times.ts'
import { checkInFollowing, type ServiceTimes } from '@reisewerk/domain/itinerary/service-times.ts'
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
  const isConfirmed = arrivalConfirmedOf(service)
  const before = { ...was, isArrivalConfirmed: isConfirmed }
  const change = { startAt: to }
  if (clockIn(was.endAt) === null) return null
  switch (service.kind) {
    case 'ferry':
    case 'train': {
      const { endAt } = passageTimes({ ...before, type: service.item.type }, change)
      return wordsOf(was.endAt, endAt, isConfirmed)
    }
    case 'airline':
      return wordsOf(was.endAt, flightTimes(before, change).endAt, isConfirmed)
    default:
      return null
  }
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
