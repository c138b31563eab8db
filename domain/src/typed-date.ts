import { addDays, addMonths, type CalendarDate, isCalendarDate } from './calendar-date.ts'

/** Where a day is typed, which says what year is meant when none is. */
export type DateContext = {
  readonly today: CalendarDate
  /** First and last day of the trip that the day belongs to. */
  readonly trip?: { readonly startAt: CalendarDate; readonly endAt: CalendarDate } | null | undefined
  /** The day that stood in the field, or the one beside it; counts only where there is no trip. */
  readonly reference?: CalendarDate | null | undefined
  /** What is typed lies ahead: the next such date from this day on is meant, the beginning in an end for instance (NEW-03). */
  readonly from?: CalendarDate | null | undefined
}

/** From here on two digits of a year mean the last century: birthdays of guests are typed too. */
const lastCenturyFrom = 70
/** Payments and the last night home are due after a trip, too. */
const daysAfterTrip = 31

/**
 * Reads a day as a fast hand types it: '1.6.27', '01.06.2027', '1.6.', '010627', '01062027', '0106', '1 6 27', and as it is copied from elsewhere: '2027-06-01'.
 * @param context says which year is meant when none is typed
 * @returns null when the text is no day that exists
 */
export function readDate(text: string, context: DateContext): CalendarDate | null {
  const parts = partsOf(text.trim())
  if (parts === null) return null
  const [day, month, year] = parts
  const monthAndDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = `${fullYear(year, monthAndDay, context)}-${monthAndDay}`
  return isCalendarDate(date) ? date : null
}

function partsOf(text: string): [day: string, month: string, year: string] | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso !== null) return [iso[3] ?? '', iso[2] ?? '', iso[1] ?? '']
  const digits = /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text)
  const apart = /^(\d{1,2})[.,\-/ ]\s*(\d{1,2})(?:[.,\-/ ]\s*(\d{4}|\d{2})?)?$/.exec(text)
  const match = digits ?? apart
  if (match === null) return null
  const [, day = '', month = '', year = ''] = match
  return [day, month, year]
}

function fullYear(year: string, monthAndDay: string, context: DateContext): string {
  if (year === '') return String(yearMeant(monthAndDay, context))
  if (year.length === 4) return year
  return `${Number(year) >= lastCenturyFrom ? '19' : '20'}${year}`
}

/**
 * The year of a day typed without one: of a trip it is the last such day before the trip and shortly after its end, so that
 * an option of a trip in May ends in the December before it and a trip over New Year has days in two years; before the trip
 * has begun it never lies behind us. Elsewhere it is the year of the day beside it, else today's.
 * @param monthAndDay '06-01'
 */
function yearMeant(monthAndDay: string, { today, trip, reference, from }: DateContext): number {
  const next = from == null ? null : Number(from.slice(0, 4)) + (monthAndDay < from.slice(5) ? 1 : 0)
  if (trip == null) return next ?? Number((reference ?? today).slice(0, 4))
  const latest = addDays(trip.endAt, daysAfterTrip)
  const year = Number(latest.slice(0, 4)) - (monthAndDay > latest.slice(5) ? 1 : 0)
  const isBehindUs = today < trip.startAt && `${year}-${monthAndDay}` < today
  return Math.max(isBehindUs ? year + 1 : year, next ?? 0)
}

/** A key by which a day goes on or back, alone or with Shift. */
export type DayKey = { readonly key: string; readonly shiftKey: boolean }

/**
 * The day a key leads to: an arrow up a day on, down a day back, with Shift a week, the page keys a month (EASE-09).
 * @param start where an empty field begins: the first press shows it
 * @param bounds the first and the last day there may be; beyond them the day stays at the bound
 * @returns null when the key is none of these
 */
export function dayByKey(
  { key, shiftKey }: DayKey,
  day: CalendarDate | null,
  start: CalendarDate,
  bounds: { readonly min?: CalendarDate | undefined; readonly max?: CalendarDate | undefined },
): CalendarDate | null {
  const step = steps[key]
  if (step === undefined) return null
  const next = day === null ? start : step(day, shiftKey)
  if (bounds.min !== undefined && next < bounds.min) return bounds.min
  if (bounds.max !== undefined && next > bounds.max) return bounds.max
  return isCalendarDate(next) ? next : day
}

const steps: Partial<Record<string, (day: CalendarDate, isWeek: boolean) => CalendarDate>> = {
  ArrowUp: (day, isWeek) => addDays(day, isWeek ? 7 : 1),
  ArrowDown: (day, isWeek) => addDays(day, isWeek ? -7 : -1),
  PageUp: (day) => addMonths(day, 1),
  PageDown: (day) => addMonths(day, -1),
}
