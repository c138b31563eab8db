/** A day without time and zone, 'YYYY-MM-DD'. Strings of this form sort and compare as the days do. */
export type CalendarDate = string

/** A local clock time without zone, 'YYYY-MM-DDTHH:mm:ss', as printed on a ticket. */
export type LocalTime = string

const form = /^(\d{4})-(\d{2})-(\d{2})$/
const msPerDay = 86_400_000

/** @returns whether the text is a day that exists ('2027-02-29' is none) */
export function isCalendarDate(text: string): boolean {
  const match = form.exec(text)
  if (match === null) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1900 || year > 2200) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function toEpochDay(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / msPerDay
}

/** @param days may be negative @returns the day so many days later */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date((toEpochDay(date) + days) * msPerDay).toISOString().slice(0, 10)
}

/** @returns whole days from the first to the second day; negative when the second lies before */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toEpochDay(to) - toEpochDay(from)
}

/**
 * The end of a period whose beginning was moved (HEAD-11): one that would lie before it moves along and the period stays as long as it was.
 * @param period as it was; without a beginning it has no length, and ends on the day it begins
 */
export function endMovedAlong(
  period: { readonly from: CalendarDate | null; readonly to: CalendarDate },
  from: CalendarDate,
): CalendarDate {
  if (from <= period.to) return period.to
  return addDays(from, period.from === null ? 0 : Math.max(0, daysBetween(period.from, period.to)))
}

/** Every day of a period, both ends included; empty when it ends before it starts. */
export function daysOfPeriod(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))
}

const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const

/** @returns German name of the weekday */
export function weekdayOf(date: CalendarDate): string {
  return weekdays[new Date(toEpochDay(date) * msPerDay).getUTCDay()] as string
}

/** @returns 'Fr', as it stands beside a date */
export function shortWeekdayOf(date: CalendarDate): string {
  return weekdayOf(date).slice(0, 2)
}

/** @param months may be negative @returns the same day so many months later, the last of that month where it has no such day */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months + 1)
  const lastDay = addDays(first.toISOString().slice(0, 10), -1)
  const sameDay = `${lastDay.slice(0, 7)}-${date.slice(8)}`
  return sameDay < lastDay ? sameDay : lastDay
}

/** @returns '14.05.2027' */
export function germanDate(date: CalendarDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`
}

/** @returns '14.05.' as a day of a trip shows it */
export function germanDayMonth(date: CalendarDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.`
}

const germanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** Days begin and end with an hour: the one asked about last, for every request asks (a tenth of a millisecond). */
let told = { hour: Number.NaN, day: '' }

/** The day a moment falls on in German local time. @param now an instant */
export function todayInGermany(now: Date): CalendarDate {
  const hour = Math.floor(now.getTime() / 3_600_000)
  if (hour !== told.hour) told = { hour, day: germanDay.format(now) }
  return told.day
}
