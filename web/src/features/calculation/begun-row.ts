import { centsOf } from '../../ui/fields/money-field.tsx'
import type { PastedLine } from '../../ui/sheet/use-edits.ts'
import { readSize, type Sheets } from './price-columns.tsx'
import type { BegunRow, PriceLine } from './price-lines.ts'
import { moneyFrom } from './price-records.ts'

/** Whether a row that was begun can be saved: an extra by its name and price, a tier by its size and price. */
export function isWhole(sort: Sheets, { name, numberOfPersons, price }: BegunRow): boolean {
  if (price == null) return false
  return sort === 'extras' ? name != null && name !== '' : numberOfPersons != null
}

/** The row as it is made. */
export function bodyOf(sort: Sheets, row: BegunRow, currency: string) {
  const money = moneyFrom(row.price ?? null, currency)
  const sellPrice = { amount: money?.amount, currency }
  if (sort !== 'extras') return { priceType: sort, numberOfPersons: row.numberOfPersons, sellPrice }
  const { name, type = 'per_group', quantity } = row
  return { name, type, ...(type === 'custom' && { quantity: quantity ?? 1 }), sellPrice }
}

/** A line of a pasted block; null where it is no row of this sheet. @param taken sizes that have a price already */
export function readBegun(sort: Sheets, line: PastedLine<PriceLine>, taken: readonly number[]): BegunRow | null {
  const textOf = (key: string) => line.find(({ column }) => column.key === key)?.text.trim() ?? ''
  const size = readSize(textOf('numberOfPersons'), taken)
  const row: BegunRow = {
    price: centsOf(textOf('price')),
    ...(sort === 'extras'
      ? { name: textOf('name') }
      : { numberOfPersons: 'value' in size ? Number(size.value) : null }),
  }
  return isWhole(sort, row) ? row : null
}
