import { addDays, type CalendarDate, daysBetween, daysOfPeriod, germanDate } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'

const longestTripDays = 366

export type Period = { readonly startAt: CalendarDate; readonly endAt: CalendarDate }
export type PlannedDay = { readonly id: number; readonly date: CalendarDate; readonly contentCount: number }
export type DayChanges = {
  readonly moved: readonly { id: number; date: CalendarDate }[]
  readonly removed: readonly number[]
  readonly added: readonly CalendarDate[]
}

/** Why a trip cannot last from one day to the other: it ends before it begins, or lasts longer than a year. */
export function periodRefusal({ startAt, endAt }: Period): Refusal | null {
  if (endAt < startAt) return refusal('ends_before_start', 'Das Ende liegt vor dem Beginn.', 'endAt')
  if (endAt <= addDays(startAt, longestTripDays - 1)) return null
  return refusal('too_long', `Eine Reise dauert höchstens ${longestTripDays} Tage.`, 'endAt')
}

/**
 * What happens to the days when a trip's dates change: they move with its start, empty days behind the new end go, and
 * where every date had its day, every new date gets one. A day that holds services or somebody's words is never dropped (HEAD-11).
 * @param days of the trip, any order
 */
export function daysAfterPeriodChange(days: readonly PlannedDay[], from: Period, to: Period): DayChanges | Refusal {
  const shift = daysBetween(from.startAt, to.startAt)
  const moved = days.map((day) => ({ ...day, date: addDays(day.date, shift) }))
  const outside = moved.filter((day) => day.date < to.startAt || day.date > to.endAt)
  const full = outside.find((day) => day.contentCount > 0)
  if (full !== undefined) {
    const date = days.find((day) => day.id === full.id)?.date ?? full.date
    return refusal(
      'day_holds_services',
      `Der Tag ${germanDate(date)} enthält Leistungen oder Texte und läge außerhalb der Reise. ${wayOut(moved, to)}`,
      'endAt',
    )
  }
  const kept = moved.filter((day) => day.date >= to.startAt && day.date <= to.endAt)
  const taken = new Set(kept.map((day) => day.date))
  const isWhole = days.length === daysBetween(from.startAt, from.endAt) + 1
  return {
    moved: shift === 0 ? [] : kept.map(({ id, date }) => ({ id, date })),
    removed: outside.map((day) => day.id),
    added: isWhole
      ? daysOfPeriod(to.startAt, to.endAt).filter((date) => !taken.has(date) && isBeyond(date, from, shift))
      : [],
  }
}

/** The earliest end that keeps every day that holds something. */
function wayOut(moved: readonly PlannedDay[], to: Period): string {
  const full = moved.filter(({ contentCount }) => contentCount > 0).map(({ date }) => date)
  const last = full.sort().at(-1) ?? ''
  return last > to.endAt
    ? `Frühestes Ende: ${germanDate(last)}. Oder verschiebe zuerst, was an diesem Tag steht.`
    : 'Bitte verschiebe zuerst, was an diesem Tag steht.'
}

/** Days deleted on purpose inside the old period stay deleted; only newly won dates get a day. */
function isBeyond(date: CalendarDate, from: Period, shift: number): boolean {
  return date < addDays(from.startAt, shift) || date > addDays(from.endAt, shift)
}
