import { type CalendarDate, isCalendarDate } from '@reisewerk/domain/calendar-date.ts'

/** From here on two digits of a year mean the last century: birthdays of guests are typed too. */
const lastCenturyFrom = 70

/**
 * Reads a day as a fast hand types it: '1.6.27', '01.06.2027', '1.6.', '010627', '01062027', '0106', '1 6 27', and as it is copied from elsewhere: '2027-06-01'.
 * @param reference the day whose year is meant when none is typed
 * @returns null when the text is no day that exists
 */
export function parseGermanDate(text: string, reference: CalendarDate): CalendarDate | null {
  const parts = partsOf(text.trim())
  if (parts === null) return null
  const [day, month, year] = parts
  const date = `${fullYear(year, reference)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
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

function fullYear(year: string, reference: CalendarDate): string {
  if (year === '') return reference.slice(0, 4)
  if (year.length === 4) return year
  return `${Number(year) >= lastCenturyFrom ? '19' : '20'}${year}`
}
