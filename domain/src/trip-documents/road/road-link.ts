import { addDays, type CalendarDate } from '../../calendar-date.ts'
import { type Refusal, refusal } from '../../refusal.ts'

/** So many days after the return a link is good unless somebody says otherwise. */
const daysAfterReturn = 3
/** A link is for one journey; nobody makes one that is good for years. */
const longestDaysAfterReturn = 30

/** The last day on which a new link is good unless told: three days after the return; of a trip that is over, from today. */
export function usualExpiry(endAt: CalendarDate, today: CalendarDate): CalendarDate {
  return addDays(endAt < today ? today : endAt, daysAfterReturn)
}

/** @param expiresOn its last day @returns why a link cannot be good as long; null when it can */
export function expiryRefusal(expiresOn: CalendarDate, endAt: CalendarDate, today: CalendarDate): Refusal | null {
  if (expiresOn < today) return refusal('link_expired', 'Dieser Tag ist schon vorbei', 'expiresOn')
  const latest = addDays(endAt < today ? today : endAt, longestDaysAfterReturn)
  if (expiresOn > latest)
    return refusal('link_too_long', `Höchstens ${longestDaysAfterReturn} Tage nach der Rückkehr`, 'expiresOn')
  return null
}
