import { partTitle } from '../../documents/document.ts'
import { untypeset } from '../../typography/typeset.ts'
import type { Section } from '../line.ts'
import { groupFacts, sumOfTrips } from './calculation-document.ts'
import { calculationWordsIn } from './calculation-language.ts'
import { sectionTitle, type ToldRow, toldRows } from './calculation-rows.ts'
import type { CalculationSource } from './calculation-source.ts'
import { type CalculationSheet, type CellFormat, type SheetCell, type SheetRows, sheetRows } from './sheet-rows.ts'

/**
 * The calculation as a sheet that goes on reckoning: amounts are quantity × price, sums add up their rows. It holds the rows of
 * the document, the same amounts included. Amounts in whole currency units.
 * @param attached trips its offer speaks for too, below each other (OFFER-01)
 */
export function calculationSheet(
  source: CalculationSource,
  name: string,
  attached: readonly CalculationSource[] = [],
): CalculationSheet {
  const { language, currency, trip } = source
  const words = calculationWordsIn[language.locale].document
  const { columns } = words
  const trips = [source, ...attached]
  const above = [
    [`${words.name} ${source.orderNumber}`, trip.name.trim() || source.client.companyName],
    ...(trips.length === 1 ? factsOf(source) : []),
    [],
  ]
  const sheet = sheetRows(above.length)
  const totals = trips.map((one, index) => {
    if (trips.length > 1) headOfTrip(one, index, sheet)
    return addCalculation(one, sheet, one.currency === currency ? {} : { currency: one.currency })
  })
  const together = sumOfTrips(trips)
  if (together !== null) {
    const formula = totals.map((row) => `E${row}`).join('+')
    sheet.add()
    sheet.addStrong(words.together, null, null, null, { formula, value: together / 100 })
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
    ...{ currency, rows: sheet.rows, strong: sheet.strong },
  }
}

/** When, for how many and by which numbers is counted. */
export function factsOf(source: CalculationSource): string[][] {
  return groupFacts(source)
    .filter(({ value }) => value !== '')
    .map(({ label, value }) => [label, untypeset(value)])
}

/** Which trip the rows below belong to. */
export function headOfTrip(source: CalculationSource, index: number, sheet: SheetRows): void {
  if (index > 0) sheet.add()
  sheet.addStrong(untypeset(partTitle(source)), source.orderNumber)
  for (const fact of factsOf(source)) sheet.add(...fact)
}

/** The rows of one trip by their sections, and what they come to. @returns the row of what is due */
function addCalculation(source: CalculationSource, sheet: SheetRows, format: CellFormat): number {
  const words = calculationWordsIn[source.language.locale].document
  const { beforePayments, payments, due } = source.calculation.totals
  const sums = addSections(source, sheet, format)
  const added = sums.length === 0 ? '0' : sums.map((row) => `E${row}`).join('+')
  const total = { formula: added, value: beforePayments / 100, ...format }
  const totalRow = sheet.addStrong(words.total, null, null, null, total)
  if (payments === 0) return totalRow
  sheet.add(words.payments, null, null, null, amount(-payments, format))
  const open = { formula: `E${totalRow}+E${totalRow + 1}`, value: due / 100, ...format }
  return sheet.addStrong(due < 0 ? words.refund : words.due, null, null, null, open)
}

/** What the client pays, as living rows with their sums. @returns the rows of the sums */
export function addSections(source: CalculationSource, sheet: SheetRows, format: CellFormat): number[] {
  const words = calculationWordsIn[source.language.locale].document
  const bySection = Map.groupBy(toldRows(source), ({ section }) => section)
  return (Object.keys(words.sections) as Section[]).flatMap((section) => {
    const told = bySection.get(section) ?? []
    if (told.length === 0) return []
    sheet.addStrong(sectionTitle(section, source))
    const begins = sheet.next()
    for (const row of told) sheet.add(...reckoned(row, sheet.next(), format))
    const cents = told.reduce((sum, row) => sum + row.cents, 0)
    const formula = `SUM(E${begins}:E${sheet.next() - 1})`
    return [sheet.addStrong(null, null, null, null, { formula, value: cents / 100, ...format })]
  })
}

function reckoned({ name, unit, quantity, unitCents, cents }: ToldRow, row: number, format: CellFormat): SheetCell[] {
  const product = { formula: `C${row}*D${row}`, value: cents / 100, ...format }
  return [untypeset(name), untypeset(unit), quantity, amount(unitCents, format), product]
}

/** A plain number in the currency of the sheet. */
export function amount(cents: number, format: CellFormat): SheetCell {
  return format.currency === undefined ? cents / 100 : { value: cents / 100, ...format }
}
