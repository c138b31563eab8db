import { type CalendarDate, germanDate } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'

export type DatedDay = { readonly id: number; readonly date: CalendarDate }
type Period = { readonly startAt: CalendarDate; readonly endAt: CalendarDate }

/**
 * The days that get another date when one of them moves (001 §4). The days between its old and its new place each take
 * the date of their neighbour on the side the day came from, so that every date stays taken once, dates without a day
 * stay free, and moving the day back restores what was. A free new date is simply taken.
 * @param days of the trip, any order
 * @param period of the trip; the new date must lie inside
 * @returns only the days whose date changes; a refusal for a date outside the trip
 */
export function dayDatesAfterMove(
  days: readonly DatedDay[],
  dayId: number,
  newDate: CalendarDate,
  period: Period,
): DatedDay[] | Refusal {
  const outside = outsideTrip(newDate, period)
  if (outside !== null) return outside
  const moved = days.find((day) => day.id === dayId)
  if (moved === undefined || moved.date === newDate) return []
  if (!days.some((day) => day.date === newDate)) return [{ id: dayId, date: newDate }]
  const forward = newDate > moved.date
  const [first, last] = forward ? [moved.date, newDate] : [newDate, moved.date]
  const affected = days.filter((day) => day.date >= first && day.date <= last).sort(byDate)
  const dates = affected.map((day) => day.date)
  const others = affected.filter((day) => day.id !== dayId)
  const inNewOrder = forward ? [...others, moved] : [moved, ...others]
  return inNewOrder.map((day, index) => ({ id: day.id, date: dates[index] ?? day.date }))
}

/**
 * Whether a trip may get a day on this date: inside the trip, and only one day per date.
 * @param days of the trip, any order
 */
export function newDayRefusal(days: readonly DatedDay[], date: CalendarDate, period: Period): Refusal | null {
  if (days.some((day) => day.date === date)) {
    return refusal('date_taken', `Für den ${germanDate(date)} gibt es schon einen Tag.`, 'date')
  }
  return outsideTrip(date, period)
}

function outsideTrip(date: CalendarDate, { startAt, endAt }: Period): Refusal | null {
  if (date >= startAt && date <= endAt) return null
  const trip = `${germanDate(startAt)} bis ${germanDate(endAt)}`
  return refusal('outside_trip', `Der ${germanDate(date)} liegt außerhalb der Reise (${trip}).`, 'date')
}

function byDate(a: DatedDay, b: DatedDay): number {
  return a.date < b.date ? -1 : 1
}
