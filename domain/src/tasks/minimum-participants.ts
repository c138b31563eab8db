import { addDays, type CalendarDate, daysBetween } from '../calendar-date.ts'

/** By the length of the trip in days, longest first: how many days before its start the last one is. */
const lastDayBefore = [
  { fromDays: 7, daysBefore: 20 },
  { fromDays: 2, daysBefore: 7 },
  { fromDays: 1, daysBefore: 2 },
] as const

/**
 * The last day on which the operator may withdraw because too few take part (§ 651h Abs. 4 Nr. 1 BGB): 20 days before a
 * trip of more than six days, 7 days before one of two to six days, 48 hours before a shorter one.
 */
export function minimumParticipantsDeadline(startAt: CalendarDate, endAt: CalendarDate): CalendarDate {
  const length = daysBetween(startAt, endAt) + 1
  const rule = lastDayBefore.find(({ fromDays }) => length >= fromDays) ?? lastDayBefore[2]
  return addDays(startAt, -rule.daysBefore)
}
