import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'

const soonInDays = 14

export type Urgency = 'past' | 'soon' | 'later'

/** How a deadline presses: it is over, ends within a fortnight, or has time. */
export function urgencyOf(date: CalendarDate, now: CalendarDate): Urgency {
  if (date < now) return 'past'
  return date <= addDays(now, soonInDays) ? 'soon' : 'later'
}
