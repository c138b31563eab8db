import type { CalendarDate } from '../calendar-date.ts'

/** How much of a currency one euro buys, and of which day that is. */
export type EuroRate = { readonly rate: number; readonly date: CalendarDate }
/** What a house has read of each currency, in any order. */
export type RatesByDay = ReadonlyMap<string, readonly EuroRate[]>

/**
 * The rate that holds for what is of a day (§ 16 Abs. 6 UStG): the last one of that day or before it, else the earliest after it, which
 * tells its own day.
 * @returns undefined where none is known
 */
export function rateOfDay(rates: readonly EuroRate[] = [], day: CalendarDate): EuroRate | undefined {
  const ascending = rates.toSorted((one, other) => one.date.localeCompare(other.date))
  return ascending.findLast(({ date }) => date <= day) ?? ascending[0]
}
