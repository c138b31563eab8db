import type { CalendarDate } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'

/** The day on which a client stepped back is told once it has come. @param today in German local time */
export function cancelledOnFault(on: CalendarDate | null, today: CalendarDate): Refusal | null {
  if (on === null || on <= today) return null
  return refusal('cancelled_in_future', 'Der Tag der Stornierung liegt nicht in der Zukunft.', 'cancelledOn')
}
