import { addDays, type CalendarDate } from '../calendar-date.ts'

export type Urgency = 'past' | 'soon' | 'later'

/** How a deadline presses: it is over, ends soon, within a fortnight unless told, or has time. */
export function urgencyOf(date: CalendarDate, now: CalendarDate, soonInDays = 14): Urgency {
  if (date < now) return 'past'
  return date <= addDays(now, soonInDays) ? 'soon' : 'later'
}
