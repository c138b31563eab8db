import { type CalendarDate, germanDate, isCalendarDate } from '../calendar-date.ts'
import { readDate } from '../typed-date.ts'

const months = [
  ['jan', 'january', 'januar', 'janner', 'janvier'],
  ['feb', 'february', 'februar', 'fevrier', 'fev'],
  ['mar', 'marz', 'maerz', 'mrz', 'march', 'mars'],
  ['apr', 'april', 'avril', 'avr'],
  ['mai', 'may'],
  ['jun', 'juni', 'june', 'juin'],
  ['jul', 'juli', 'july', 'juillet', 'juil'],
  ['aug', 'august', 'aout'],
  ['sep', 'sept', 'september', 'septembre'],
  ['okt', 'oct', 'oktober', 'october', 'octobre'],
  ['nov', 'november', 'novembre'],
  ['dez', 'dec', 'dezember', 'december', 'decembre'],
] as const

/** Days are counted from here in Excel; 1 January 1900 is day 1, and 29 February 1900 is counted though it never was. */
const excelZero = Date.UTC(1899, 11, 30)

/**
 * Reads a birthday as lists write it: '27.07.1958', '27.7.58', '27/07/1958', '1958-07-27', '27. Juli 1958', '27 Jul 58', '270758', with a
 * clock time behind it, or as the number Excel keeps ('21393').
 * @param today nobody is born later: of two digits of a year the century is meant in which the day has been
 * @returns null when the text is no day that exists, or one ahead
 */
export function readBirthDate(text: string, today: CalendarDate): CalendarDate | null {
  const plain = withoutClock(text)
  const read = dayIn(plain, today)
  if (read === null || read <= today) return read
  const past = `${Number(read.slice(0, 4)) - 100}${read.slice(4)}`
  return !saysCentury(plain) && isCalendarDate(past) ? past : null
}

/** Days before it are none (`isCalendarDate`). */
const firstYear = 1900

/** Why a text is no birthday: '31.04.1961 gibt es nicht.'; null where it is one. */
export function birthDateProblem(text: string, today: CalendarDate): string | null {
  if (readBirthDate(text, today) !== null) return null
  const short = text.length > 20 ? `${text.slice(0, 20)}…` : text
  if (dayIn(withoutClock(text), today) !== null) return `${short} liegt in der Zukunft.`
  const plain = withMonthAsNumber(withoutClock(text))
  const isDay = /^\d{1,2}[.,/ -]\s*\d{1,2}[.,/ -]\s*\d{2,4}$/.test(plain) || /^\d{4}-\d{2}-\d{2}$/.test(plain)
  if (isDay && Number(/\d{4}/.exec(plain)?.[0] ?? firstYear) < firstYear) {
    return `${short} liegt zu weit zurück: Geburtsdaten gibt es hier ab ${firstYear}.`
  }
  return isDay ? `${short} gibt es nicht.` : `„${short}“ ist kein Geburtsdatum.`
}

/** Nobody is born after today; null where a day may be somebody's. */
export function refusedBirthDate(date: CalendarDate, today: CalendarDate): string | null {
  return date > today ? `${germanDate(date)} liegt in der Zukunft.` : null
}

const withoutClock = (text: string) => text.trim().replace(/[ T]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?Z?$/, '')
const saysCentury = (plain: string) => /\d{4}/.test(plain.replace(/^\d{6}$/, ''))

function dayIn(plain: string, today: CalendarDate): CalendarDate | null {
  const figures = withMonthAsNumber(plain)
  const read = ofNumber(plain) ?? readDate(figures, { today })
  return read !== null && saysYear(figures) ? read : null
}

function ofNumber(text: string): CalendarDate | null {
  if (!/^\d{5}(\.\d+)?$/.test(text)) return null
  return new Date(excelZero + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10)
}

/** '27. Juli 1958' becomes '27.7.1958'. */
function withMonthAsNumber(text: string): string {
  const match = /^(\d{1,2})[. -]*\s*([\p{L}]+)[. -]*\s*(\d{4}|\d{2})$/u.exec(text)
  if (match === null) return text
  const [, day, name = '', year] = match
  const word = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  const month = months.findIndex((names) => (names as readonly string[]).includes(word))
  return month === -1 ? text : `${day}.${month + 1}.${year}`
}

function saysYear(text: string): boolean {
  return text.replaceAll(/\D+/g, '').length >= 4 && !/^\d{1,2}[.,/ -]\s*\d{1,2}\.?$/.test(text) && !/^\d{4}$/.test(text)
}
