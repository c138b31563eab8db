import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import type { RowMargin } from '@reisewerk/domain/calculation/cost/row-margins.ts'
import type { Line, Section } from '@reisewerk/domain/calculation/line.ts'
import type { SheetRow } from '../../ui/sheet/sheet-column.ts'
import { lineId, type PriceRecord, priceName, pricesInUse } from './price-records.ts'

/** What was typed into the line in which a row is begun. */
export type BegunRow = {
  readonly name?: string | null
  readonly type?: string | null
  readonly numberOfPersons?: number | null
  readonly quantity?: number | null
  readonly price?: number | null
  /** What it is taken for while its price says nothing (002 §3, §5). */
  readonly isDiscount?: boolean
}

/** A line of a sheet: one price of a row, the first of a row with what the whole row comes to. */
export type PriceLine = SheetRow & {
  readonly record: PriceRecord | null
  /** Where its price stands in the record. */
  readonly field: string
  readonly isFirst: boolean
  /** 'Verlängerung Bergen', with the price's own name where the row has several. */
  readonly name: string
  readonly line: Line | null
  /** The tier that counts now. */
  readonly isInForce: boolean
  /** Of the line without a record: what was typed so far. */
  readonly begun?: BegunRow
  /** What it costs and brings, for who may see purchase figures. */
  readonly margin?: RowMargin | null
  /** Of extras: below 0, or meant to be (002 §5). */
  readonly isDiscount?: boolean
  /** Sizes the other tiers of its sheet have. */
  readonly taken?: readonly number[]
}

/** The lines of some sections in the order of the calculation. */
export function priceLines(
  { lines }: Calculation,
  records: ReadonlyMap<string, PriceRecord>,
  isIn: (line: Line) => boolean,
): PriceLine[] {
  return lines.filter(isIn).flatMap((line) => {
    const record = records.get(line.key)
    if (record === undefined) return []
    const inUse = pricesInUse(record, line.priceType)
    const isInForce = (line.priceType === 'double' || line.priceType === 'single') && line.quantity > 0
    return inUse.map((field, place): PriceLine => {
      const own = priceName(record, field, inUse)
      return {
        id: lineId(line.key, field),
        record,
        field,
        isFirst: place === 0,
        name: own === '' ? line.name : `${line.name} · ${own}`,
        line,
        isInForce,
        isOff: !line.isShown,
      }
    })
  })
}

/** What the lines of a section come to. */
export function sumOf({ lines }: Calculation, section: Section): number {
  return lines.filter((line) => line.section === section).reduce((sum, { cents }) => sum + cents, 0)
}

/**
 * The order after a row has gone one place up within its section; the keys of all rows (002 §3 sortHelper).
 * @returns null where it stands first
 */
export function movedUp({ lines }: Calculation, key: string): string[] | null {
  const keys = lines.map((line) => line.key)
  const at = keys.indexOf(key)
  const [own, above] = [lines[at], lines[at - 1]]
  if (own === undefined || above === undefined || above.section !== own.section) return null
  if (own.priceType !== above.priceType && own.section === 'package') return null
  keys.splice(at - 1, 2, own.key, above.key)
  return keys
}
