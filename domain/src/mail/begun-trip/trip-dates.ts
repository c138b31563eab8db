import { type CalendarDate, daysBetween, isCalendarDate } from '../../calendar-date.ts'

export type TripDates = { readonly startAt: CalendarDate; readonly endAt: CalendarDate | null }

/** A day as it was written; what the writer left out stands at the other end of the period, or is the next one to come. */
type Written = { readonly day: number; readonly month: number | null; readonly year: number | null }

/** Longer is no group's journey: then two days in a mail have nothing to do with each other. */
const longestTrip = 60

const monthNames: readonly (readonly string[])[] = [
  ['januar', 'jänner', 'january', 'jan'],
  ['februar', 'february', 'feb'],
  ['märz', 'maerz', 'march', 'mär', 'mrz', 'mar'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
]
const month = `(?<![\\p{L}])(?:${monthNames
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')})(?![\\p{L}])\\.?`
const day = '(?<!\\d)\\d{1,2}(?!\\d)'
const year = '(?<!\\d)(?:20\\d{2})(?!\\d)'
const ordinal = '(?:st|nd|rd|th|\\.)?'

/** 14.05.2027 or 14.5.27, 14/05/2027, 2027-05-14, 14. Mai 2027, 14th of May 2027, May 14th, 2027; the year may be missing. */
const dated = [
  `${year}-\\d{2}-\\d{2}(?!\\d)`,
  `${day}\\s?\\.\\s?${day}(?:\\s?\\.\\s?(?:${year}|\\d{2}(?!\\d)))?\\.?`,
  `${day}/${day}/(?:${year}|\\d{2}(?!\\d))`,
  `${day}${ordinal}\\s*(?:of\\s+)?${month}(?:,?\\s*${year})?`,
  `${month}\\s*${day}${ordinal}(?:,?\\s*${year})?`,
].join('|')
const weekday = '(?:[\\p{L}]{2,10}[.,]{1,2}\\s*)?'
const joined = `\\s*,?\\s*(?:[-–—]|bis(?:\\s+zum)?|to|until|till|through)\\s*(?:the\\s+)?${weekday}`
/** '14.-17.05.2027' and '14 to 17 May 2027' begin with a day alone, 'May 14–17, 2027' ends with one. */
const period = new RegExp(
  `(?<first>${dated}|${day}${ordinal})${joined}(?<last>${dated}|${day}${ordinal}(?:,?\\s*${year})?)`,
  'giu',
)
const single = new RegExp(dated, 'giu')

/**
 * The dates of a journey that a mail asks for, in German or English: the first period that is still to come; else the first day
 * to come, with the next one after it for its end. Only read, to be confirmed by a person (EASE-10).
 * @param today days before are no journey to come; a day without a year is the next one of that name
 * @returns null where the text names no such day
 */
export function tripDatesIn(text: string, today: CalendarDate): TripDates | null {
  return periodIn(text, today) ?? daysIn(text, today)
}

function periodIn(text: string, today: CalendarDate): TripDates | null {
  for (const { groups } of text.matchAll(period)) {
    const first = readWritten(groups?.first ?? '')
    const last = readWritten(groups?.last ?? '')
    if (first === null || last === null || (first.month ?? last.month) === null) continue
    const inMonth = { first: first.month ?? last.month ?? 0, last: last.month ?? first.month ?? 0 }
    const startAt =
      first.year === null && last.year !== null
        ? dateOf({ ...first, month: inMonth.first, year: last.year - (inMonth.first > inMonth.last ? 1 : 0) }, today)
        : dateOf({ ...first, month: inMonth.first }, today)
    const endAt = startAt && dateOf({ ...last, month: inMonth.last }, startAt)
    if (isTrip(startAt, endAt, today)) return { startAt, endAt }
  }
  return null
}

function daysIn(text: string, today: CalendarDate): TripDates | null {
  const days = [...text.matchAll(single)]
    .map(([written]) => readWritten(written))
    .map((written) => written && dateOf(written, today))
    .filter((one) => one !== null && one >= today)
  const [startAt, second = null] = days
  if (startAt === undefined || startAt === null) return null
  return { startAt, endAt: isTrip(startAt, second, today) && second !== startAt ? second : null }
}

function isTrip(
  startAt: CalendarDate | null,
  endAt: CalendarDate | null,
  today: CalendarDate,
): startAt is CalendarDate {
  if (startAt === null || endAt === null || startAt < today || endAt < startAt) return false
  return daysBetween(startAt, endAt) <= longestTrip
}

/** @param earliest without a year it is the first day of that name from then on @returns null for a day that does not exist */
function dateOf({ day, month, year }: Written, earliest: CalendarDate): CalendarDate | null {
  if (month === null) return null
  const inYear = (wanted: number) => {
    const date = `${wanted}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    return isCalendarDate(date) ? date : null
  }
  if (year !== null) return inYear(year)
  const thisYear = Number(earliest.slice(0, 4))
  const next = inYear(thisYear)
  return next !== null && next >= earliest ? next : inYear(thisYear + 1)
}

function readWritten(written: string): Written | null {
  const text = written.toLowerCase()
  const [iso] = text.match(/\d{4}-\d{2}-\d{2}/) ?? []
  if (iso !== undefined)
    return { year: Number(iso.slice(0, 4)), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8)) }
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const named = monthNames.findIndex((names) =>
    names.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text)),
  )
  const [one = 0, second = null, third = null] = numbers
  if (named >= 0) return { day: one, month: named + 1, year: second }
  // A day alone, perhaps with the year of both: 'May 14–17, 2027'.
  if (second === null || second > 31) return { day: one, month: null, year: second }
  return { day: one, month: second, year: third === null ? null : third < 100 ? 2000 + third : third }
}
