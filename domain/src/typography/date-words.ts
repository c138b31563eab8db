import type { Locale } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { capitalised, enDash, narrowSpace, noBreakSpace, rangeDash } from './characters.ts'

/** How a language writes days in print. */
export type DateWords = {
  /** 'Freitag', standing alone. */
  weekday: (date: CalendarDate) => string
  /** '14. Mai' */
  dayAndMonth: (date: CalendarDate) => string
  /** '14. Mai 2027' */
  longDate: (date: CalendarDate) => string
  /** 'Freitag, 14. Mai 2027'; French puts no comma there. */
  weekdayAndDate: (date: CalendarDate) => string
  /** 'Fr 14. 5.', for narrow columns. */
  shortDay: (date: CalendarDate) => string
  /** In as few words as it needs: '14.–23. Mai 2027', '28. Mai – 3. Juni 2027', or one day alone. */
  dateRange: (from: CalendarDate, to: CalendarDate) => string
  /** 'vom 14. bis 23. Mai 2027', 'am 1. März 2027' */
  periodInSentence: (from: CalendarDate, to: CalendarDate) => string
  /** 'HH:mm' as it is written there: '15:00', '15 h 00'. */
  clock: (time: string) => string
  /** Clock times 'HH:mm', the second one null when nothing is known: '17:30–21:15', '17 h 30–21 h 15' or '17:30'. */
  clockRange: (from: string, to: string | null) => string
}

/** What the languages differ in; the forms above are put together from it. */
type Usage = {
  /** In whose calendar months and weekdays are named. */
  calendar: string
  /** '14.', '14', '1er' */
  day: (day: number) => string
  /** Between the weekday and its date. */
  afterWeekday: string
  shortDay: (weekday: string, day: number, month: number, monthName: string) => string
  onDay: (day: string) => string
  fromTo: (from: string, to: string) => string
  clock: (time: string) => string
  /** Between two clock times. */
  clockDash: string
}

const usages: Readonly<Record<Locale, Usage>> = {
  de_DE: {
    calendar: 'de-DE',
    day: (day) => `${day}.`,
    afterWeekday: ', ',
    shortDay: (weekday, day, month) => `${weekday.slice(0, 2)}${noBreakSpace}${day}.${narrowSpace}${month}.`,
    onDay: (day) => `am ${day}`,
    fromTo: (from, to) => `vom ${from} bis ${to}`,
    clock: (time) => time,
    clockDash: rangeDash,
  },
  en: {
    calendar: 'en-GB',
    day: String,
    afterWeekday: ', ',
    shortDay: (weekday, day, _month, name) =>
      `${weekday.slice(0, 3)}${noBreakSpace}${day}${noBreakSpace}${name.slice(0, 3)}`,
    onDay: (day) => `on ${day}`,
    fromTo: (from, to) => `from ${from} to ${to}`,
    clock: (time) => time,
    clockDash: rangeDash,
  },
  fr: {
    calendar: 'fr-FR',
    day: (day) => (day === 1 ? '1er' : String(day)),
    afterWeekday: ' ',
    shortDay: (weekday, day, month) => `${weekday.slice(0, 3).toLowerCase()}.${noBreakSpace}${day}/${month}`,
    onDay: (day) => `le ${day}`,
    fromTo: (from, to) => `du ${from} au ${to}`,
    clock: (time) => time.replace(':', `${narrowSpace}h${narrowSpace}`),
    // So long a range may break in its column.
    clockDash: enDash,
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
  return namesIn(usages[locale].calendar).months
}

/** From January and from Sunday on. 2023 began on a Sunday. */
function namesIn(calendar: string): { months: string[]; weekdays: string[] } {
  const name = (part: 'month' | 'weekday') => {
    const format = new Intl.DateTimeFormat(calendar, { [part]: 'long', timeZone: 'UTC' })
    return (month: number, day: number) => format.format(Date.UTC(2023, month, day))
  }
  return {
    months: Array.from({ length: 12 }, (_, month) => name('month')(month, 1)),
    weekdays: Array.from({ length: 7 }, (_, day) => capitalised(name('weekday')(0, day + 1))),
  }
}

function dateWords({ calendar, day, afterWeekday, shortDay, onDay, fromTo, clock, clockDash }: Usage): DateWords {
  const { months, weekdays } = namesIn(calendar)
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
    clock,
    clockRange: (from, to) => (to === null || to === from ? clock(from) : `${clock(from)}${clockDash}${clock(to)}`),
    weekdayAndDate: (date) => `${weekday(date)}${afterWeekday}${longDate(date)}`,
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
