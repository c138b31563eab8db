import type { Locale } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { enDash, narrowSpace, noBreakSpace, rangeDash } from './characters.ts'

/** How a language writes days in print. */
export type DateWords = {
  /** 'Freitag', standing alone. */
  weekday: (date: CalendarDate) => string
  /** '14. Mai' */
  dayAndMonth: (date: CalendarDate) => string
  /** '14. Mai 2027' */
  longDate: (date: CalendarDate) => string
  /** 'Fr 14. 5.', for narrow columns. */
  shortDay: (date: CalendarDate) => string
  /** In as few words as it needs: '14.–23. Mai 2027', '28. Mai – 3. Juni 2027', or one day alone. */
  dateRange: (from: CalendarDate, to: CalendarDate) => string
  /** 'vom 14. bis 23. Mai 2027', 'am 1. März 2027' */
  periodInSentence: (from: CalendarDate, to: CalendarDate) => string
}

/** What the languages differ in; the forms above are put together from it. */
type Usage = {
  months: readonly string[]
  /** From Sunday on. */
  weekdays: readonly string[]
  /** '14.', '14', '1er' */
  day: (day: number) => string
  shortDay: (weekday: string, day: number, month: number, monthName: string) => string
  onDay: (day: string) => string
  fromTo: (from: string, to: string) => string
}

const usages: Readonly<Record<Locale, Usage>> = {
  de_DE: {
    months: [
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
    ],
    weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    day: (day) => `${day}.`,
    shortDay: (weekday, day, month) => `${weekday.slice(0, 2)}${noBreakSpace}${day}.${narrowSpace}${month}.`,
    onDay: (day) => `am ${day}`,
    fromTo: (from, to) => `vom ${from} bis ${to}`,
  },
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    day: String,
    shortDay: (weekday, day, _month, name) =>
      `${weekday.slice(0, 3)}${noBreakSpace}${day}${noBreakSpace}${name.slice(0, 3)}`,
    onDay: (day) => `on ${day}`,
    fromTo: (from, to) => `from ${from} to ${to}`,
  },
  fr: {
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    weekdays: ['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'],
    day: (day) => (day === 1 ? '1er' : String(day)),
    shortDay: (weekday, day, month) => `${weekday.slice(0, 3).toLowerCase()}.${noBreakSpace}${day}/${month}`,
    onDay: (day) => `le ${day}`,
    fromTo: (from, to) => `du ${from} au ${to}`,
  },
}

/** The dates of a language. */
export const datesIn: Readonly<Record<Locale, DateWords>> = {
  de_DE: dateWords(usages.de_DE),
  en: dateWords(usages.en),
  fr: dateWords(usages.fr),
}

/** Names of the months, for finding days in typed text. */
export function monthsIn(locale: Locale): readonly string[] {
  return usages[locale].months
}

function dateWords({ months, weekdays, day, shortDay, onDay, fromTo }: Usage): DateWords {
  const partsOf = (date: CalendarDate) => {
    const month = Number(date.slice(5, 7))
    return { year: date.slice(0, 4), month, monthName: months[month - 1] ?? '', day: Number(date.slice(8, 10)) }
  }
  const weekday = (date: CalendarDate) => weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
  const dayAndMonth = (date: CalendarDate) => {
    const parts = partsOf(date)
    return `${day(parts.day)}${noBreakSpace}${parts.monthName}`
  }
  const longDate = (date: CalendarDate) => `${dayAndMonth(date)} ${partsOf(date).year}`
  return {
    weekday,
    dayAndMonth,
    longDate,
    shortDay: (date) => {
      const parts = partsOf(date)
      return shortDay(weekday(date), parts.day, parts.month, parts.monthName)
    },
    dateRange: (from, to) => {
      if (from === to) return longDate(from)
      const [start, end] = [partsOf(from), partsOf(to)]
      if (start.year !== end.year) return `${longDate(from)}${noBreakSpace}${enDash} ${longDate(to)}`
      if (start.month !== end.month) return `${dayAndMonth(from)}${noBreakSpace}${enDash} ${longDate(to)}`
      return `${day(start.day)}${rangeDash}${longDate(to)}`
    },
    periodInSentence: (from, to) => {
      if (from === to) return onDay(longDate(from))
      const [start, end] = [partsOf(from), partsOf(to)]
      if (start.year !== end.year) return fromTo(longDate(from), longDate(to))
      return fromTo(start.month === end.month ? day(start.day) : dayAndMonth(from), longDate(to))
    },
  }
}

/** @param times clock times 'HH:mm', the second one null when nothing is known @returns '17:30–21:15' or '17:30' */
export function clockRange(from: string, to: string | null): string {
  return to === null || to === from ? from : `${from}${rangeDash}${to}`
}
