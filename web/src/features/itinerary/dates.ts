import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { TripDay } from './days.ts'

/** The date of a day. */
export function dateOf(day: TripDay): CalendarDate {
  const date = dateOfWire(day.date)
  if (date === null) throw new TypeError(`'${day.date}' is no date of the API`)
  return date
}
