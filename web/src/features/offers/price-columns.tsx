import { decimalAmount, formatMoney, parseAmount } from '@reisewerk/domain/money.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { amount } from '../../lib/format.ts'
import { atPath, type ByPath } from '../../lib/saving/field-paths.ts'
import { centsOf } from '../../ui/fields/money-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { CellValue, Known, SheetRow } from '../../ui/sheet/sheet-column.ts'
import type { SavedColumn, Stored } from '../../ui/sheet/typed-cells.ts'
import type { OfferPrice } from './api.ts'
import { type Entry, personsOf, priceOf } from './price-entry.ts'
import classes from './price-table.module.css'
import type { PriceWords } from './price-words.ts'

export type PriceKind = 'double' | 'single'
/** A price of an offer; without one the line in which the next is begun. */
export type PriceRow = SheetRow & {
  readonly kind: PriceKind
  readonly entry: OfferPrice | null
  readonly persons: CellValue
  readonly price: CellValue
  /** Group sizes that have a price already. */
  readonly taken: readonly number[]
}
export type PriceColumn = SavedColumn<PriceRow>
export type PriceColumns = Readonly<Record<'persons' | 'price' | 'tool', PriceColumn>>
/** What the column of tools does with its line. */
type Tools = { readonly onRemove: (row: PriceRow) => void; readonly onBegin: () => void }

/** A price from before the trip was sold in another currency is one of its own: typed anew it changes, whatever is typed. */
export function priceValue({ sellPrice }: OfferPrice, currency: string): CellValue {
  const cents = parseAmount(sellPrice?.amount ?? '') ?? 0
  return sellPrice === null || sellPrice.currency === currency
    ? cents
    : { value: sellPrice.currency, label: amount(cents) }
}

/** In the tool column: the price goes. */
export const removed = 'removed'

export function priceColumns(words: PriceWords, currency: string, { onRemove, onBegin }: Tools): PriceColumns {
  return {
    persons: {
      key: 'persons',
      title: words.size,
      width: 132,
      kind: { is: 'text' },
      value: ({ persons }) => persons,
      read: (typed, row) => read(typed, row, (text) => personsOf(text, row.taken)),
      missing: ({ persons, price }) => (persons === null && price !== null ? personsOf('', []).problem : null),
      draw: (row) =>
        row.persons === null ? <span className={classes.pale}>neu</span> : sizeOf(words, String(row.persons)),
      change: (value, row, stored) =>
        changed(row, stored, currency, value === null ? {} : { numberOfPersons: Number(value) }),
      part: asSent,
    },
    price: {
      key: 'price',
      title: `${words.price} in ${currency}`,
      width: 120,
      grows: true,
      kind: { is: 'money' },
      value: ({ price }) => price,
      read: (typed, row) => read(typed, row, priceOf),
      missing: ({ persons, price }) => (price === null && persons !== null ? priceOf('').problem : null),
      draw: ({ entry, price }) => (
        <span className={classes.price}>
          {entry !== null && entry.sellPrice?.currency !== currency && (
            <span className={classes.pale}>steht noch in {entry.sellPrice?.currency}</span>
          )}
          <span>{typeof price === 'number' ? amount(price) : typeof price === 'object' ? price?.label : price}</span>
        </span>
      ),
      change: (value, row, stored) => changed(row, stored, currency, moneyIn(value, currency)),
      part: asSent,
    },
    tool: {
      key: 'tool',
      title: '',
      fullTitle: 'Löschen',
      width: 40,
      kind: { is: 'text' },
      value: () => null,
      lock: () => `${words.one} löschen: Strg+Entf`,
      draw: (row) => {
        const [icon, label] =
          row.entry === null
            ? [IconPlus, `${words.one} hinzufügen`]
            : [IconTrash, `„${sizeOf(words, String(row.persons))}“ löschen`]
        return (
          <span className={classes.tool}>
            <IconButton
              size={24}
              icon={icon}
              label={label}
              onClick={() => (row.entry === null ? onBegin() : onRemove(row))}
            />
          </span>
        )
      },
      change: (value, row, stored) => {
        const prices = pricesIn(stored('packagePrices'))
        return { packagePrices: value === removed ? prices.filter((price) => !isPriceOf(row, price)) : prices }
      },
      part: asSent,
    },
  }
}

/** 'ab 20 Pax' */
export function sizeOf({ before, after }: PriceWords, persons: string): string {
  return `${before} ${persons} ${after}`
}

/** What is begun may be emptied again. */
function read(typed: string, row: PriceRow, entryOf: (typed: string) => Entry): Known {
  if (row.isBlank === true && typed.trim() === '') return { value: null }
  const { value, problem } = entryOf(typed)
  return problem === null ? { value } : { problem }
}

/** The two tables are one list on the server, so every change sends both (design §2). What is begun counts once it is whole. */
function changed(row: PriceRow, stored: Stored, currency: string, part: Partial<OfferPrice>): ByPath {
  const prices = pricesIn(stored('packagePrices'))
  const begun = {
    // What the server has not numbered yet counts down from −1.
    id: Math.min(0, ...prices.map(({ id }) => id)) - 1,
    version: 0,
    priceType: row.kind,
    ...(row.persons !== null && { numberOfPersons: Number(row.persons) }),
    ...moneyIn(row.price, currency),
    ...part,
  }
  const next =
    row.entry !== null
      ? prices.map((price) => (isPriceOf(row, price) ? { ...price, ...part } : price))
      : isWhole(begun)
        ? [...prices, begun]
        : prices
  return {
    packagePrices: [...next].sort(
      (a, b) => a.priceType.localeCompare(b.priceType) || Number(a.numberOfPersons) - Number(b.numberOfPersons),
    ),
  }
}

const isWhole = (begun: Partial<OfferPrice>): begun is OfferPrice =>
  begun.numberOfPersons !== undefined && begun.sellPrice !== undefined

function moneyIn(value: CellValue, currency: string): Partial<OfferPrice> {
  if (value === null) return {}
  const money =
    typeof value === 'object'
      ? { cents: centsOf(value.label) ?? 0, currency: value.value }
      : { cents: Number(value), currency }
  return {
    sellPrice: { amount: decimalAmount(money.cents), currency: money.currency, formatted: formatMoney(money) },
  }
}

export function pricesIn(prices: unknown): readonly OfferPrice[] {
  // The contract says what the list holds.
  return prices as readonly OfferPrice[]
}

/** The price of a line, which the server may have numbered by now. */
export function isPriceOf({ kind, entry }: PriceRow, price: OfferPrice): boolean {
  if (entry === null || entry.id > 0) return entry?.id === price.id
  return price.priceType === kind && price.numberOfPersons === entry.numberOfPersons
}

function asSent(changed: ByPath): ByPath {
  const prices = pricesIn(atPath(changed, 'packagePrices'))
  return {
    packagePrices: prices.map(({ id, priceType, numberOfPersons, sellPrice }) => ({
      ...(id > 0 ? { id } : {}),
      priceType,
      numberOfPersons,
      ...(sellPrice !== null && { sellPrice: { amount: sellPrice.amount, currency: sellPrice.currency } }),
    })),
  }
}
