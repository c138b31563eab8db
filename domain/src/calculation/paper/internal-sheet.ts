import { untypeset } from '../../typography/typeset.ts'
import { isPurchaseUnknown } from '../cost/result.ts'
import { addSections, amount, factsOf, headOfTrip } from './calculation-sheet.ts'
import { costDetail, costGroups, costName, rateOfLine } from './internal-costs.ts'
import { aimFacts, type InternalSource } from './internal-document.ts'
import { internalWords as words } from './internal-words.ts'
import { type CalculationSheet, type CellFormat, type SheetCell, type SheetRows, sheetRows } from './sheet-rows.ts'

/**
 * The internal calculation as a sheet that goes on reckoning: another price, number, rate or percentage gives another margin. The
 * amounts written in it are those of the document. Amounts in whole currency units.
 */
export function internalSheet(
  source: InternalSource,
  name: string,
  attached: readonly InternalSource[] = [],
): CalculationSheet {
  const { currency, trip } = source
  const trips = [source, ...attached]
  const above = [
    [name, trip.name.trim() || source.client.companyName],
    [words.note],
    ...(trips.length === 1 ? factsOf(source) : []),
    [],
  ]
  const sheet = sheetRows(above.length)
  for (const [index, one] of trips.entries()) {
    if (trips.length > 1) headOfTrip(one, index, sheet)
    addInternal(one, sheet, one.currency === currency ? {} : { currency: one.currency })
  }
  const { columns } = words
  return {
    name,
    above,
    columns: [
      { title: columns.item, width: 56 },
      { title: columns.unit, width: 34 },
      { title: columns.quantity, width: 10, kind: 'number' },
      { title: columns.unitPrice, width: 16, kind: 'money' },
      { title: columns.amount, width: 16, kind: 'money' },
      { title: columns.rate, width: 12 },
    ],
    ...{ currency, rows: sheet.rows, strong: sheet.strong },
  }
}

function addInternal(source: InternalSource, sheet: SheetRows, format: CellFormat): void {
  const { costs } = source
  for (const { label, value } of aimFacts(source)) sheet.add(label, untypeset(value))
  if (costs.gaps.length > 0) {
    sheet.addStrong(words.gaps, words.gapsNote)
    for (const { title, reason } of costs.gaps) sheet.add(title, reason)
  }
  const { result, totals, overhead, target } = costs
  const cell = (formula: string, cents: number): SheetCell => ({ formula, value: cents / 100, ...format })
  const sum = (label: string, formula: string, cents: number) =>
    sheet.addStrong(label, null, null, null, cell(formula, cents))

  const sections = addSections(source, sheet, format)
  const sale = sum(words.sale, sections.length === 0 ? '0' : sections.map((row) => `E${row}`).join('+'), result.sale)
  const first = sheet.next()
  for (const group of costGroups(costs)) {
    for (const line of group.lines) {
      const rate = rateOfLine(line, costs)
      const row = sheet.next()
      const name = line.service === null ? line.title : `${group.title}: ${costName(line)}`
      const price = amount(line.unitCents, line.currency === source.currency ? format : { currency: line.currency })
      sheet.add(name, costDetail(line), line.quantity, price, ...costCells(row, line.cents, rate, cell))
    }
  }
  const last = sheet.next() - 1
  const purchase = sum(words.purchase, last < first ? '0' : `SUM(E${first}:E${last})`, totals.purchase)

  const shared = sheet.next()
  const part = totals.overhead - overhead.centsPerPerson * result.pax
  sheet.add(
    words.overhead,
    words.percentOf(words.purchase),
    overhead.percent,
    null,
    cell(`ROUND(E${purchase}*C${shared}/100,2)`, part),
  )
  const each = sheet.next()
  const eachCents = overhead.centsPerPerson * result.pax
  sheet.add(
    words.overhead,
    words.perGuest,
    result.pax,
    amount(overhead.centsPerPerson, format),
    cell(`C${each}*D${each}`, eachCents),
  )
  const cost = sum(words.cost, `E${purchase}+E${shared}+E${each}`, totals.cost)
  const margin = sum(words.margin, `E${sale}-E${cost}`, result.margin)
  if (result.share !== null && !isPurchaseUnknown(costs)) {
    sheet.add(words.share, null, null, null, { formula: `E${margin}/E${sale}`, value: result.share, kind: 'percent' })
  }
  if (result.perPerson !== null) {
    const row = sheet.next()
    sheet.add(words.perPerson, null, result.pax, null, cell(`ROUND(E${margin}/C${row},2)`, result.perPerson))
  }
  const wanted = sheet.next()
  const wantedEach = target.centsPerPerson * result.pax
  sheet.add(
    words.target,
    words.percentOf(words.sale),
    target.percent,
    null,
    cell(`ROUND(E${sale}*C${wanted}/100,2)`, result.target - wantedEach),
  )
  const more = sheet.next()
  sheet.add(
    words.target,
    words.perGuest,
    result.pax,
    amount(target.centsPerPerson, format),
    cell(`C${more}*D${more}`, wantedEach),
  )
  const above = result.margin - result.target
  // The words say on which side it is.
  if (above < 0) sum(words.belowTarget, `E${wanted}+E${more}-E${margin}`, -above)
  else sum(words.aboveTarget, `E${margin}-E${wanted}-E${more}`, above)
}

/** Amount and rate of a cost; without a rate nothing can be reckoned, and the gaps say so. */
function costCells(
  row: number,
  cents: number,
  rate: number | null,
  cell: (formula: string, cents: number) => SheetCell,
): SheetCell[] {
  if (rate === null) return [cell('0', 0)]
  if (rate === 1) return [cell(`C${row}*D${row}`, cents)]
  return [cell(`ROUND(C${row}*D${row}/F${row},2)`, cents), { value: rate, kind: 'rate' }]
}
