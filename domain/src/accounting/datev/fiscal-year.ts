import { addDays, type CalendarDate } from '../../calendar-date.ts'
import { type Refusal, refusal } from '../../refusal.ts'

/** The first day of the fiscal year that a day is in. @param month in which it begins, 1 to 12 */
export function fiscalYearStart(day: CalendarDate, month: number): CalendarDate {
  const year = Number(day.slice(0, 4))
  const begins = `-${String(month).padStart(2, '0')}-01`
  return day.slice(4) >= begins ? `${year}${begins}` : `${year - 1}${begins}`
}

/** @param month '2027-02' @returns its first and last day */
export function daysOfMonth(month: string): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const from = `${month}-01`
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
  return { from, to: addDays(next, -1) }
}

/** A file holds days of one fiscal year only, and none that are still to come. @returns a refusal at `to` or `from` */
export function periodFault(
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  month: number,
  today: CalendarDate,
): Refusal | null {
  if (to < from) return refusal('ends_before', 'Der Zeitraum endet vor seinem Beginn.', 'to')
  if (from > today) return refusal('to_come', 'Der Zeitraum liegt in der Zukunft.', 'from')
  if (fiscalYearStart(from, month) !== fiscalYearStart(to, month)) {
    return refusal('two_years', 'Eine Datei umfasst nur ein Wirtschaftsjahr. Bitte den Zeitraum teilen.', 'to')
  }
  return null
}
