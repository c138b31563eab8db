import { type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { today } from './format.ts'

/** How far away a day is, as one says it: 'seit 3 Tagen', 'heute', 'in 5 Tagen'. */
export function distanceTo(date: CalendarDate, now: CalendarDate = today()): string {
  const days = daysBetween(now, date)
  if (days === 0) return 'heute'
  if (days === 1) return 'morgen'
  if (days === -1) return 'seit gestern'
  return days > 0 ? `in ${days} Tagen` : `seit ${-days} Tagen`
}
