import { addDays, type CalendarDate } from '../../calendar-date.ts'

/**
 * Whether banks carry out transfers on a day: no weekend and none of the closing days of the euro's settlement system TARGET (New
 * Year, Good Friday, Easter Monday, 1 May, 25 and 26 December).
 */
export function isBankDay(day: CalendarDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const easter = easterSunday(Number(day.slice(0, 4)))
  const movable = [addDays(easter, -2), addDays(easter, 1)]
  return !movable.includes(day) && !['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5))
}

/** The first such day, this one included. */
export function nextBankDay(from: CalendarDate): CalendarDate {
  return isBankDay(from) ? from : nextBankDay(addDays(from, 1))
}

/** By the rule of the Gregorian calendar, in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): CalendarDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const leaps = Math.floor(century / 4)
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leaps - moon + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`
}
