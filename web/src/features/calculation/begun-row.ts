import { extraTypes } from '@reisewerk/domain/calculation/price.contract.ts'
import type { PastedLine } from '../../ui/sheet/use-edits.ts'
import { readSize, type Sheets } from './price-columns.tsx'
import type { BegunRow, PriceLine } from './price-lines.ts'
import { moneyFrom } from './price-records.ts'
import { readPrice } from './read-price.ts'

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

/**
 * A line of a pasted block; null where it is no row of this sheet.
 * @param taken sizes that have a price already @param currency in which the trip is sold
 */
export function readBegun(
  sort: Sheets,
  line: PastedLine<PriceLine>,
  taken: readonly number[],
  currency: string,
): BegunRow | null {
  const texts = new Map(line.map(({ column, text }) => [column.key, text.trim()]))
  const row = sort === 'extras' ? readExtra(texts, currency) : readTier(texts, taken, currency)
  return row !== null && isWhole(sort, row) ? row : null
}

type Texts = ReadonlyMap<string, string>

function readTier(texts: Texts, taken: readonly number[], currency: string): BegunRow {
  const size = readSize(texts.get('numberOfPersons') ?? '', taken)
  return {
    numberOfPersons: 'value' in size ? Number(size.value) : null,
    price: centsIn(texts.get('price'), currency, false),
  }
}

/** Whose list has but names and prices has its prices beside the names. */
function readExtra(texts: Texts, currency: string): BegunRow | null {
  const [name, of = '', quantity = '', price] = ['name', 'type', 'quantity', 'price'].map((key) => texts.get(key))
  if (price === undefined) return { name: name ?? null, price: centsIn(of, currency, true) }
  const word = of.toLocaleLowerCase('de')
  const type = Object.entries(extraTypes).find(
    ([key, { label }]) => word === key || word === label.toLocaleLowerCase('de'),
  )
  if ((of !== '' && type === undefined) || !/^\d{0,5}$/.test(quantity)) return null
  return {
    ...{ name: name ?? null, price: centsIn(price, currency, true) },
    ...(type !== undefined && { type: type[0] }),
    ...(quantity !== '' && { quantity: Number(quantity) }),
  }
}

function centsIn(text: string | undefined, currency: string, mayBeNegative: boolean): number | null {
  const read = readPrice(text ?? '', currency, mayBeNegative)
  return 'value' in read && typeof read.value === 'number' ? read.value : null
}
