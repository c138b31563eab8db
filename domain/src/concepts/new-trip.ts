import { type CalendarDate, daysBetween } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'

type Period = { readonly startAt: CalendarDate; readonly endAt: CalendarDate }

export const tooShort = 'Der Reisezeitraum ist für die Reise nicht ausreichend'

/** @returns days of a period, both ends included */
export function lengthOfPeriod({ startAt, endAt }: Period): number {
  return daysBetween(startAt, endAt) + 1
}

/**
 * Whether a new trip is long enough for what it starts from: a trip that is copied, or a concept, which is given at least
 * as many days as the trip is long (000 §4, §5).
 * @param length days of the new trip @param needed days of the source
 */
export function lengthRefusal(length: number, needed: number): Refusal | null {
  return length >= needed ? null : refusal('period_too_short', tooShort, 'endAt')
}
