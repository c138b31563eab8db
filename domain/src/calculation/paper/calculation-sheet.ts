import { untypeset } from '../../typography/typeset.ts'
import type { Section } from '../line.ts'
import { groupFacts } from './calculation-document.ts'
import { calculationWordsIn } from './calculation-language.ts'
import { type ToldRow, toldRows } from './calculation-rows.ts'
import type { CalculationSource } from './calculation-source.ts'

/** A cell: a text or number, or a formula with what it comes to now. */
export type SheetCell = string | number | { readonly formula: string; readonly value: number } | null

export type CalculationSheet = {
  readonly name: string
  /** Lines above the head. */
  readonly above: readonly (readonly string[])[]
  readonly columns: readonly { readonly title: string; readonly width: number; readonly kind?: 'number' | 'money' }[]
  readonly currency: string
  readonly rows: readonly (readonly SheetCell[])[]
  /** Rows that are set in bold, counted from 0. */
  readonly strong: readonly number[]
}

/**
 * The calculation as a sheet that goes on reckoning: amounts are quantity × price, sums add up their rows. It holds the rows of
 * the document, the same amounts included. Amounts in whole currency units.
 */
export function calculationSheet(source: CalculationSource, name: string): CalculationSheet {
  const { language, currency, calculation, trip } = source
  const words = calculationWordsIn[language.locale].document
  const { columns } = words
  const facts = groupFacts(source).filter(({ value }) => value !== '')
  const above = [
    [`${words.name} ${source.orderNumber}`, trip.name.trim() || source.client.companyName],
    ...facts.map(({ label, value }) => [label, untypeset(value)]),
    [],
  ]
  const firstRow = above.length + 2
  const rows: SheetCell[][] = []
  const strong: number[] = []
  const sums: number[] = []
  const bySection = Map.groupBy(toldRows(source), ({ section }) => section)
  for (const section of Object.keys(words.sections) as Section[]) {
    const told = bySection.get(section) ?? []
    if (told.length === 0) continue
    strong.push(rows.length)
    rows.push([words.sections[section]])
    const begins = firstRow + rows.length
    for (const row of told) rows.push(reckoned(row, firstRow + rows.length))
    const ends = firstRow + rows.length - 1
    sums.push(firstRow + rows.length)
    strong.push(rows.length)
    const cents = told.reduce((sum, row) => sum + row.cents, 0)
    rows.push([null, null, null, null, { formula: `SUM(E${begins}:E${ends})`, value: cents / 100 }])
  }
  const { beforePayments, payments, due } = calculation.totals
  strong.push(rows.length)
  const totalRow = firstRow + rows.length
  const added = sums.length === 0 ? '0' : sums.map((row) => `E${row}`).join('+')
  rows.push([words.total, null, null, null, { formula: added, value: beforePayments / 100 }])
  if (payments !== 0) {
    rows.push([words.payments, null, null, null, -payments / 100])
    strong.push(rows.length)
    const label = due < 0 ? words.refund : words.due
    rows.push([label, null, null, null, { formula: `E${totalRow}+E${totalRow + 1}`, value: due / 100 }])
  }
  return {
    name,
    above,
    columns: [
      { title: columns.item, width: 56 },
      { title: columns.unit, width: 28 },
      { title: columns.quantity, width: 10, kind: 'number' },
      { title: columns.unitPrice, width: 16, kind: 'money' },
      { title: columns.amount, width: 16, kind: 'money' },
    ],
    ...{ currency, rows, strong },
  }
}

function reckoned({ name, unit, quantity, unitCents, cents }: ToldRow, row: number): SheetCell[] {
  const amount = { formula: `C${row}*D${row}`, value: cents / 100 }
  return [untypeset(name), untypeset(unit), quantity, unitCents / 100, amount]
}
