import { addDays, type CalendarDate, type LocalTime } from '@reisewerk/domain/calendar-date.ts'
import { atClock, clockIn } from '@reisewerk/domain/itinerary/clock-time.ts'
import { longestWait, type ServiceTimes } from '@reisewerk/domain/itinerary/service-times.ts'
import { type Refusal, refusal } from '@reisewerk/domain/refusal.ts'
import { localTimeOfWire, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { clock } from './format.ts'

/** A moment as a form holds it; a clock time nobody has said is null. */
export type Moment = { date: CalendarDate | null; time: string | null }

/** @param wire 'DD.MM.YYYY HH:mm:ss' */
export function momentOf(wire: string | null): Moment {
  if (wire === null) return { date: null, time: null }
  return momentFrom(localTimeOfWire(wire))
}

export function localTimeFrom({ date, time }: Moment): LocalTime | null {
  return date === null ? null : atClock(date, time)
}

export function momentFrom(time: LocalTime | null): Moment {
  return time === null ? { date: null, time: null } : { date: time.slice(0, 10), time: clockIn(time) }
}

export function wireFrom(moment: Moment): string | null {
  const time = localTimeFrom(moment)
  return time === null ? null : wireOfLocalTime(time)
}

/** When a service begins and ends, as forms hold it: a day and a clock time that can be typed alone. */
export type MomentsDraft = { start: Moment; end: Moment; checkIn: string | null }

/** 'HH:mm' of a check-in or boarding, which is there only where somebody has said it: its midnight is one. */
export function checkInClock(wire: string | null): string | null {
  return clock(wire) || null
}

/** 'HH:mm' at which something begins or ends; '' where nobody has said it. */
export function hour(wire: string | null): string {
  return momentOf(wire).time ?? ''
}

export function rawTimes({ start, end }: MomentsDraft): ServiceTimes {
  return { startAt: localTimeFrom(start), endAt: localTimeFrom(end), checkInAt: null }
}

/** The times as they are saved: an end on the day of the start is none before its clock time is known. */
export function timesOf(draft: MomentsDraft): ServiceTimes {
  const { start, end } = draft
  const isOpen = end.time === null && end.date === start.date && start.time !== null
  return {
    startAt: localTimeFrom(start),
    endAt: isOpen ? null : localTimeFrom(end),
    checkInAt: localTimeFrom(checkInMoment(draft)),
  }
}

export function checkInMoment(draft: MomentsDraft): Moment {
  return draft.checkIn === null ? { date: null, time: null } : { date: checkInDate(draft), time: draft.checkIn }
}

/** The day of a check-in: that of the start, or the evening before a start after midnight (001 §5, decision 005). */
function checkInDate(draft: MomentsDraft): CalendarDate | null {
  const { date } = draft.start
  return date !== null && isOnEveBefore(draft) ? addDays(date, -1) : date
}

/** Whether the check-in is on the evening before: later by the clock than the start, and no half a day away from it. */
export function isOnEveBefore({ start, checkIn }: MomentsDraft): boolean {
  if (checkIn === null || start.time === null || checkIn <= start.time) return false
  return minutesOf(start.time) + minutesOfDay - minutesOf(checkIn) < longestWait
}

const minutesOfDay = 24 * 60
export function timesBody(draft: MomentsDraft) {
  const wire = (time: LocalTime | null) => (time === null ? null : wireOfLocalTime(time))
  const { startAt, endAt, checkInAt } = timesOf(draft)
  return { startAt: wire(startAt), endAt: wire(endAt), checkInAt: wire(checkInAt) }
}

/**
 * The end after another start: who moves the day takes it along (001 §5).
 * @param left the day from which it moves, also while the new one is being typed
 * @param rule of the kind: a passage takes its arrival along by the clock as well (decision 120)
 */
export function endFollowing(
  draft: MomentsDraft,
  left: CalendarDate | null,
  start: Moment,
  rule: (before: ServiceTimes, change: { startAt: LocalTime | null }) => ServiceTimes,
): Moment {
  const before = rawTimes({ ...draft, start: { ...draft.start, date: left } })
  return momentFrom(rule(before, { startAt: localTimeFrom(start) }).endAt)
}

export function checkInRefusal(draft: MomentsDraft): Refusal | null {
  const { start, checkIn } = draft
  if (checkIn === null || start.time === null || checkIn <= start.time || isOnEveBefore(draft)) return null
  return refusal('late_check_in', 'Der Check-in liegt nach dem Beginn.', 'checkInAt')
}

/** A check-in with the start it was said for; both 'HH:mm'. */
export type CheckIn = { readonly checkIn: string; readonly start: string }

/** @returns as long before another start as it was */
export function checkInBefore(start: string, { checkIn, start: former }: CheckIn): string {
  const wait = (minutesOf(former) - minutesOf(checkIn) + minutesOfDay) % minutesOfDay
  const minutes = (minutesOf(start) - wait + minutesOfDay) % minutesOfDay
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}
