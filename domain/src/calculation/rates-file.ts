import { type CalendarDate, isCalendarDate } from '../calendar-date.ts'
import { currencies } from '../money.ts'
import { rateIn } from './exchange-rate.ts'

/** What one euro buys on a day, by currency. */
export type EuroRates = { readonly date: CalendarDate; readonly rates: ReadonlyMap<string, string> }

/**
 * Reads reference rates as the European Central Bank publishes them (eurofxref-daily.xml, eurofxref-hist-90d.xml): each day of the file.
 * @returns the newest day first; empty for what is no such file
 */
export function euroRatesByDay(xml: string): EuroRates[] {
  const days = [...xml.matchAll(/<Cube\s+time\s*=\s*['"](\d{4}-\d{2}-\d{2})['"]\s*>([\s\S]*?)<\/Cube\s*>/g)]
  const newestFirst = days.toSorted(([, one = ''], [, other = '']) => other.localeCompare(one))
  return newestFirst.flatMap(([, date = '', lines = '']) => {
    const rates = ratesIn(lines)
    return isCalendarDate(date) && rates.size > 1 ? [{ date, rates }] : []
  })
}

function ratesIn(lines: string): Map<string, string> {
  const rates = new Map<string, string>([['EUR', '1']])
  for (const [line] of lines.matchAll(/<Cube\s[^<>]*>/g)) {
    const [currency, value] = ['currency', 'rate'].map(
      (name) => new RegExp(`\\s${name}\\s*=\\s*['"]([^'"]*)['"]`).exec(line)?.[1] ?? '',
    )
    const rate = rateIn(value ?? '')
    // Others are nobody's here: no price can stand in them.
    if (rate !== null && currencies.some((known) => known === currency)) rates.set(currency ?? '', rate)
  }
  return rates
}
