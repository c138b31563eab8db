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
 * @param standing clock time of arrival that stood there before: a calculated one that does not fit the type gives way to it
 */
export function asPassage(
  { start, end }: Journey,
  { said, usual, standing }: { said: PassageType | null; usual: PassageType; standing: string | null },
): Journey & { type: PassageType } {
  const byDays = typeByDays({ start, end })
  const type = said ?? (end.time === null ? usual : (byDays ?? usual))
  if (byDays === type || start.date === null || end.date === null) return { start, end, type }
  const date = addDays(start.date, type === 'night' ? 1 : 0)
  return { start, end: { date, time: standing }, type }
}

/** Clock times that a timetable filled in and nobody has typed since. */
export type Filled = { readonly start: boolean; readonly end: boolean }

/**
 * Departure and arrival by the timetable, as far as nobody has typed them: open is a clock time that is empty or that another
 * timetable filled in. What the timetable does not know stays as it is: times are only ever replaced by times.
 */
export function byTimetable<J extends Journey>(
  { start, end }: J,
  connection: Connection | null,
  filled: Filled,
): Journey & { filled: Filled } {
  const leaves = start.time === null || filled.start ? (connection?.departureTimeOfDay ?? null) : null
  const departure = leaves === null ? start : { ...start, time: leaves }
  const arrival = arrivalAfter({ start: departure, end }, connection, filled)
  return {
    start: departure,
    end: arrival ?? end,
    filled: { start: filled.start || leaves !== null, end: filled.end || arrival !== null },
  }
}

/** The arrival by the timetable after this departure; null when somebody has typed it or nothing is known. */
export function arrivalAfter({ start, end }: Journey, connection: Connection | null, filled: Filled): Moment | null {
  if (end.time !== null && !filled.end) return null
  if (start.date === null || start.time === null || connection?.durationMinutes == null) return null
  const arrival = endAfter(`${start.date}T${start.time}:00`, connection.durationMinutes)
  return arrival === null ? null : { date: arrival.slice(0, 10), time: arrival.slice(11, 16) }
}
