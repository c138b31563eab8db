import type { PassageType } from '../accounts/options.ts'
import { addDays, type CalendarDate } from '../calendar-date.ts'
import { endAfter } from './service-times.ts'

/** What the master data know of the way between two stops: a train route, a ferry connection (MD-04, 001 §7). */
export type Connection = {
  readonly type: PassageType
  /** 'HH:mm' */
  readonly departureTimeOfDay: string | null
  readonly durationMinutes: number | null
}

/** A day and a clock time, each of which may still be open. */
type Moment = { readonly date: CalendarDate | null; readonly time: string | null }
export type Journey = { readonly start: Moment; readonly end: Moment }

/**
 * The connection a journey takes. One is only proposed: where somebody has said how it goes, one of another type is none;
 * where nobody has, it goes by day if it can.
 * @param said by day or by night, null as long as nobody said
 */
export function connectionFor<Known extends Connection>(
  known: readonly Known[],
  said: PassageType | null,
): Known | null {
  const ofType = known.find((one) => one.type === (said ?? 'day'))
  return ofType ?? (said === null ? (known[0] ?? null) : null)
}

/** What the days of a journey say of its type; null while one is open or it arrives before it leaves. */
export function typeByDays({ start, end }: Journey): PassageType | null {
  if (start.date === null || end.date === null || end.date < start.date) return null
  return end.date > start.date ? 'night' : 'day'
}

/**
 * By day or by night, and the arrival on a day on which this type arrives (001 §4), so that nothing else is saved than what
 * is shown. What somebody said counts, then the day of a timed arrival, then what is usual on this way.
 * @param isCalculated nobody has typed the arrival: a clock time that does not fit the type goes
 */
export function asPassage(
  { start, end }: Journey,
  { said, usual, isCalculated }: { said: PassageType | null; usual: PassageType; isCalculated: boolean },
): Journey & { type: PassageType } {
  const byDays = typeByDays({ start, end })
  const type = said ?? (end.time === null ? usual : (byDays ?? usual))
  if (byDays === type || start.date === null || end.date === null) return { start, end, type }
  const date = addDays(start.date, type === 'night' ? 1 : 0)
  return { start, end: { date, time: isCalculated ? null : end.time }, type }
}

/**
 * Departure and arrival by the timetable, as far as nobody has typed them: an empty clock time is open, and so is one that
 * the former connection filled in. Without a connection what was filled in goes.
 */
export function byTimetable<J extends Journey>(
  { start, end }: J,
  connection: Connection | null,
  former: Connection | null,
): Journey {
  const isStartOpen = start.time === null || (former !== null && start.time === former.departureTimeOfDay)
  const departure = isStartOpen ? { ...start, time: connection?.departureTimeOfDay ?? null } : start
  if (!isArrivalOpen({ start, end }, former)) return { start: departure, end }
  return { start: departure, end: arrivalOf(departure, connection) ?? { ...end, time: null } }
}

/** The arrival after somebody has typed another departure; null when the arrival was typed, too, or nothing is known. */
export function arrivalAfter(before: Journey, start: Moment, connection: Connection | null): Moment | null {
  if (connection === null || !isArrivalOpen(before, connection)) return null
  return arrivalOf(start, connection) ?? { ...before.end, time: null }
}

function isArrivalOpen({ start, end }: Journey, former: Connection | null): boolean {
  if (end.time === null) return true
  const filled = arrivalOf(start, former)
  return filled !== null && filled.date === end.date && filled.time === end.time
}

function arrivalOf({ date, time }: Moment, connection: Connection | null): Moment | null {
  if (date === null || time === null || connection?.durationMinutes == null) return null
  const end = endAfter(`${date}T${time}:00`, connection.durationMinutes)
  return end === null ? null : { date: end.slice(0, 10), time: end.slice(11, 16) }
}
