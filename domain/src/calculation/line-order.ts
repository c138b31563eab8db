import { type Line, sections } from './line.ts'
import type { PriceRow } from './price-row.ts'

const sectionKeys = Object.keys(sections)

/**
 * Lines as they are shown: by section, in it as `sortHelper` names them (002 §3). A key without a row is passed over, a row
 * without a key stands at the end of its section, tiers by their size.
 */
export function orderedLines<T extends Pick<Line, 'key' | 'section' | 'priceType'>>(
  lines: readonly T[],
  rows: readonly PriceRow[],
  sortHelper: readonly string[],
): readonly T[] {
  const places = new Map(sortHelper.map((key, index) => [key, index]))
  const sizes = new Map(rows.map((row) => [row.key, 'numberOfPersons' in row ? row.numberOfPersons : 0]))
  const types = ['double', 'single']
  const place = ({ key }: T) => places.get(key) ?? sortHelper.length
  return [...lines].sort(
    (a, b) =>
      sectionKeys.indexOf(a.section) - sectionKeys.indexOf(b.section) ||
      place(a) - place(b) ||
      types.indexOf(a.priceType) - types.indexOf(b.priceType) ||
      (sizes.get(a.key) ?? 0) - (sizes.get(b.key) ?? 0),
  )
}
