import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { TripDay } from './days.ts'

type Distance = Pick<TripDay, 'distance' | 'distanceIsCalculated'>

export function dateOf(day: TripDay): CalendarDate {
  const date = dateOfWire(day.date)
  if (date === null) throw new TypeError(`'${day.date}' is no date of the API`)
  return date
}

/** How far a day goes; null where nobody drives: nothing worked out and none worked out say the same (001 §2.1). */
export function kilometresOf({ distance, distanceIsCalculated }: Distance): number | null {
  return distanceIsCalculated && distance === 0 ? null : distance
}
