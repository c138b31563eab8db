import { type CalculationGiven, calculate } from '../calculate.ts'
import type { PriceRow } from '../price-row.ts'

/** The rows that may stand on a paper for the client, in the order of the calculation. Hidden ones are on none (002 §4). */
export function shownRows(given: CalculationGiven): PriceRow[] {
  const rows = new Map(given.rows.map((row) => [row.key, row]))
  return calculate(given).lines.flatMap(({ key, isShown }) => {
    const row = rows.get(key)
    return row === undefined || !isShown ? [] : [row]
  })
}
