import { addDays, type CalendarDate, daysBetween } from '../../calendar-date.ts'
import type { ConditionType } from './condition.contract.ts'

/** By what a condition is due, as far as its type says. */
export type Deadline = {
  readonly type: ConditionType
  readonly days: number | null
  readonly afterDays: number | null
  readonly deadlineDate: CalendarDate | null
  readonly deadlineText: string
}
export type Step = Deadline & {
  readonly category: string
  readonly subcategory: string
  readonly isVisible: boolean
}
export type TripDates = { readonly startAt: CalendarDate; readonly endAt: CalendarDate }

/** The words of deadlines in one language (002 §5). */
export type DeadlineWords = {
  readonly until: (date: string) => string
  readonly beforeStart: (days: number, isLast: boolean) => string
  readonly afterEnd: (days: number) => string
}

/**
 * The day a condition is due: days before the start, days after the end, or its own (002 §5).
 * @returns null where it has none, and of a trip without dates
 */
export function deadlineOf({ type, days, afterDays, deadlineDate }: Deadline, trip: TripDates): CalendarDate | null {
  if (type === 'days') return days === null ? null : addDays(trip.startAt, -days)
  if (type === 'afterDays') return afterDays === null ? null : addDays(trip.endAt, afterDays)
  return type === 'date' ? deadlineDate : null
}

/**
 * What choosing a day says: the day itself and both counts from it (002 §5). A count that would be negative is none:
 * a day during the trip lies neither before its start nor after its end.
 */
export function datedBy(
  date: CalendarDate,
  { startAt, endAt }: TripDates,
): Pick<Deadline, 'deadlineDate' | 'days' | 'afterDays'> {
  const count = (days: number) => (days < 0 || days > 999 ? null : days)
  return { deadlineDate: date, days: count(daysBetween(date, startAt)), afterDays: count(daysBetween(endAt, date)) }
}

/** Another type keeps the day a condition is due, so far as it can tell it. */
export function retyped(deadline: Deadline, type: ConditionType, trip: TripDates): Partial<Deadline> {
  const due = deadlineOf(deadline, trip)
  if (due === null || type === 'text') return { type }
  const { deadlineDate, days, afterDays } = datedBy(due, trip)
  if (type === 'date') return { type, deadlineDate }
  return type === 'days' ? { type, days: days ?? deadline.days } : { type, afterDays: afterDays ?? deadline.afterDays }
}

/**
 * What a change says of a deadline beyond its own words (002 §5): a day that is chosen sets the days, one that the type cannot
 * count to is a fixed day, and another type keeps the day it is due. What is counted in days before the start has no day of its
 * own and no days after the end left over, which would grow old when the trip moves.
 * @param named what the change names; whoever names days along with a day, as the page does, has counted already
 * @returns fields to be kept beside those named
 */
export function settledDeadline(before: Deadline, named: Partial<Deadline>, trip: TripDates): Partial<Deadline> {
  const { type = before.type, deadlineDate, days, afterDays } = named
  const hasCounted = days !== undefined || afterDays !== undefined
  if (deadlineDate != null && !hasCounted) {
    const dated = datedBy(deadlineDate, trip)
    const count = type === 'days' ? dated.days : dated.afterDays
    if (!isCounted(type)) return dated
    if (count === null) return { ...dated, type: 'date' }
    return { ...dated, deadlineDate: null, ...(type === 'days' && { afterDays: null }) }
  }
  const isOther = type !== before.type && deadlineDate === undefined && !hasCounted
  const isLeftOver = type === 'days' && afterDays === undefined && before.afterDays !== null
  return {
    ...(isOther && retyped(before, type, trip)),
    ...(isCounted(type) && { deadlineDate: null }),
    ...(isLeftOver && { afterDays: null }),
  }
}

const isCounted = (type: ConditionType) => type === 'days' || type === 'afterDays'

/**
 * Whether it is the last of several steps counted in days before the start: what follows from there on (002 §5 'ab'). One that is
 * not shown to the client leaves that to the last that is.
 * @param all the conditions it stands among, shown or not
 */
export function isLastStep(condition: Step, all: readonly Step[]): boolean {
  const steps = all.filter(
    ({ type, category, subcategory }) =>
      type === 'days' && category === condition.category && subcategory === condition.subcategory,
  )
  return steps.length > 1 && steps.findLast((one) => one.isVisible || one === condition) === condition
}

/**
 * 'bis 60 Tage vor Reisebeginn', 'ab 7 Tage vor Reisebeginn', 'bis 14 Tage nach Reiseende', 'bis 01.12.2026', or the text.
 * @param all the conditions it stands among @param dateText how the language writes a day
 * @returns '' where nothing is told
 */
export function deadlineLabel(
  condition: Step,
  all: readonly Step[],
  words: DeadlineWords,
  dateText: (date: CalendarDate) => string,
): string {
  const { type, days, afterDays, deadlineDate, deadlineText } = condition
  if (type === 'days') return days === null ? '' : words.beforeStart(days, isLastStep(condition, all))
  if (type === 'afterDays') return afterDays === null ? '' : words.afterEnd(afterDays)
  if (type === 'date') return deadlineDate === null ? '' : words.until(dateText(deadlineDate))
  return deadlineText
}

/** What is told before an offer goes out: on paper a condition without its days or its day stands without a deadline. */
export function openDeadlines(conditions: readonly Step[]): string[] {
  const open = conditions.filter(
    ({ isVisible, type, days, afterDays, deadlineDate }) =>
      isVisible &&
      ((type === 'days' && days === null) ||
        (type === 'afterDays' && afterDays === null) ||
        (type === 'date' && deadlineDate === null)),
  ).length
  if (open === 0) return []
  const which = open === 1 ? 'Bei einer Kondition fehlen' : `Bei ${open} Konditionen fehlen`
  return [`${which} die Tage oder das Datum: Auf dem Papier steht keine Frist.`]
}

/** Why a fixed day needs a look: it does not move with the trip. */
export type Misplaced = 'past' | 'afterStart'

/**
 * A fixed day that is over, though the trip is still to come, or that has come to lie behind the start.
 * @returns null where it is in place, and for all that moves with the trip
 */
export function misplaced(deadline: Deadline, trip: TripDates, today: CalendarDate): Misplaced | null {
  const { type, deadlineDate } = deadline
  if (type !== 'date' || deadlineDate === null) return null
  if (deadlineDate > trip.startAt) return 'afterStart'
  return deadlineDate < today && today <= trip.startAt ? 'past' : null
}
