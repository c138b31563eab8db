import type { CalendarDate, LocalTime } from '../calendar-date.ts'
import { instantOfWire, wireOfLocalTime } from '../wire.ts'

/**
 * Whether the clock time of a moment is known. The documents say a day by its 00:00:00 (001 §4, §5), so midnight to the second
 * is a time nobody has said; one that was said is kept as 00:00:01 (decision 005).
 */
export function isTimed(time: LocalTime | null): time is LocalTime {
  return time !== null && !time.endsWith('T00:00:00')
}

/** @returns 'HH:mm', null where nobody has said a time */
export function clockIn(time: LocalTime | null): string | null {
  return isTimed(time) ? time.slice(11, 16) : null
}

/** @param clock 'HH:mm', null when only the day is known */
export function atClock(date: CalendarDate, clock: string | null): LocalTime {
  return clock === '00:00' ? `${date}T00:00:01` : `${date}T${clock ?? '00:00'}:00`
}

/** @returns the moment so many minutes later, as a form shows it: a midnight that is reckoned is a known one */
export function minutesAfter(time: LocalTime, minutes: number): LocalTime {
  const after = new Date(toTheMinute(time) + minutes * 60_000).toISOString()
  return atClock(after.slice(0, 10), after.slice(11, 16))
}

/** Minutes that really pass, also in a night in which the clocks change; null unless both clock times are known. */
export function minutesBetween(from: LocalTime | null, to: LocalTime | null): number | null {
  if (!isTimed(from) || !isTimed(to)) return null
  const [start, end] = [from, to].map((time) => instantOfWire(wireOfLocalTime(`${time.slice(0, 16)}:00`)))
  return start && end ? (end.getTime() - start.getTime()) / 60_000 : null
}

/** The same for what ends so long after its beginning: there a midnight at the end is one that was reckoned (001 §4). */
export function minutesOfLasting(from: LocalTime | null, to: LocalTime | null): number | null {
  if (!isTimed(from) || to === null || to < from) return null
  return (toTheMinute(to) - toTheMinute(from)) / 60_000
}

function toTheMinute(time: LocalTime): number {
  return Date.parse(`${time.slice(0, 16)}:00Z`)
}
