import { type CalendarDate, weekdayOf } from '../calendar-date.ts'
import { enDash, narrowSpace, noBreakSpace, rangeDash } from './characters.ts'

const months = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const

function partsOf(date: CalendarDate): { year: string; month: string; monthNumber: number; day: number } {
  const monthNumber = Number(date.slice(5, 7))
  return { year: date.slice(0, 4), month: months[monthNumber - 1] ?? '', monthNumber, day: Number(date.slice(8, 10)) }
}

/** @returns '14. Mai' */
export function dayAndMonth(date: CalendarDate): string {
  const { day, month } = partsOf(date)
  return `${day}.${noBreakSpace}${month}`
}

/** @returns '14. Mai 2027' */
export function longDate(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${partsOf(date).year}`
}

/** @returns 'Fr 14. 5.', for narrow columns */
export function shortDay(date: CalendarDate): string {
  const { day, monthNumber } = partsOf(date)
  return `${weekdayOf(date).slice(0, 2)}${noBreakSpace}${day}.${narrowSpace}${monthNumber}.`
}

/**
 * A period in as few words as it needs; what both ends share is said once.
 * @returns '14.–23. Mai 2027', '28. Mai – 3. Juni 2027', '28. Dezember 2027 – 3. Januar 2028', or one day alone
 */
export function dateRange(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return longDate(from)
  const [start, end] = [partsOf(from), partsOf(to)]
  if (start.year !== end.year) return `${longDate(from)}${noBreakSpace}${enDash} ${longDate(to)}`
  if (start.month !== end.month) return `${dayAndMonth(from)}${noBreakSpace}${enDash} ${longDate(to)}`
  return `${start.day}.${rangeDash}${longDate(to)}`
}

/** @returns 'vom 14. bis 23. Mai 2027', 'am 1. März 2027' */
export function periodInSentence(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return `am ${longDate(from)}`
  const [start, end] = [partsOf(from), partsOf(to)]
  if (start.year !== end.year) return `vom ${longDate(from)} bis ${longDate(to)}`
  return `vom ${start.month === end.month ? `${start.day}.` : dayAndMonth(from)} bis ${longDate(to)}`
}

/** @param times clock times 'HH:mm', the second one null when nothing is known @returns '17:30–21:15' or '17:30' */
export function clockRange(from: string, to: string | null): string {
  return to === null || to === from ? from : `${from}${rangeDash}${to}`
}
