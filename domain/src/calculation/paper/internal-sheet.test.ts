import { expect, test } from 'vitest'
import { documentLanguage } from '../../documents/document-language.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'
import { calculate } from '../calculate.ts'
import { given, tier } from '../calculation.fixture.ts'
import type { CostLine } from '../cost/cost-line.ts'
import { resultOf } from '../cost/result.ts'
import { converted } from '../exchange-rate.ts'
import { type InternalSource, internalCalculation } from './internal-document.ts'
import { internalSheet } from './internal-sheet.ts'
import { reckoned } from './reckoned.fixture.ts'
import type { CalculationSheet, SheetCell } from './sheet-rows.ts'

const line = (key: string, quantity: number, unitCents: number, more: Partial<CostLine> = {}): CostLine => ({
  ...{ key, service: 1, kind: 'hotel', title: 'Bryggekanten, Bergen', name: key, behaviour: 'person' },
  ...{ share: 'package', quantity, unitCents, currency: 'EUR', cents: quantity * unitCents },
  ...{ singleCents: 0, free: 0, requestPax: null, reason: null },
  ...more,
})
const nok = { currency: 'NOK', cents: converted(37 * 69_995, 11.4235), service: 2, title: 'Nordlinie' }
const lines = [
  line('Gast', 40, 19_500),
  line('Kabine', 37, 69_995, nok),
  line('Bus', 1, 640_000, { service: null, title: 'Reisebus', name: '' }),
  line('Kronen', 3, 5_000, { service: 3, currency: 'SEK', cents: 0, reason: 'Kurs fehlt: SEK' }),
]

function source(): InternalSource {
  const sale = given({ rows: [tier('double', 20, 164_900)] })
  const calculation = calculate(sale)
  const purchase = lines.reduce((sum, { cents }) => sum + cents, 0)
  const overhead = Math.round(purchase / 100) + 500 * calculation.group.pax
  const totals = { purchase, overhead, cost: purchase + overhead }
  const target = { percent: 10, centsPerPerson: 500, rounding: 'nine' as const }
  return {
    ...norwayOffer,
    ...{ language: documentLanguage('de_DE'), basis: sale.basis, currency: 'EUR', supplementPrices: true, calculation },
    rows: new Map(sale.rows.map((row) => [row.key, row])),
    serviceOfRow: new Map(),
    costs: {
      ...{ currency: 'EUR', services: [], rates: { NOK: 11.4235 }, overhead: { percent: 1, centsPerPerson: 500 } },
      ...{ target, busSeats: 48, lines, totals },
      doubles: [],
      gaps: [{ service: 3, kind: 'hotel', title: 'Kronen', reason: 'Kurs fehlt: SEK' }],
      result: resultOf(calculation, { group: calculation.group, lines, gaps: [], doubles: [], totals }, target),
    },
  }
}

/** Reckons a sheet as Excel does: nothing that was written down beside a formula counts. */
function reckoner({ above, rows }: CalculationSheet, changed: ReadonlyMap<string, number> = new Map()) {
  const at = (address: string): SheetCell =>
    changed.get(address) ??
    rows[Number(address.slice(1)) - above.length - 2]?.['ABCDEF'.indexOf(address.charAt(0))] ??
    null
  const amountAt = (address: string): number => {
    const cell = at(address)
    if (cell === null || typeof cell === 'string') return 0
    if (typeof cell === 'number') return cell
    return 'formula' in cell ? reckoned(cell.formula, amountAt) : cell.value
  }
  return (label: string) => {
    const row = rows.findLastIndex(([name]) => name === label)
    return amountAt(`E${above.length + 2 + row}`)
  }
}

const cents = (amount: number) => Math.round(amount * 100)

test('CALC-05 OFFER-06 reckoned anew the sheet comes to the amounts of the engine', () => {
  const from = source()
  const sheet = internalSheet(from, 'I')
  const amount = reckoner(sheet)
  const { totals, result } = from.costs
  expect(
    ['Verkauf', 'Einkauf', 'Kosten', 'Marge vor Steuer', 'Über dem Ziel'].map((label) => cents(amount(label))),
  ).toEqual([result.sale, totals.purchase, totals.cost, result.margin, result.margin - result.target])
  expect(amount('Marge am Verkaufspreis')).toBeCloseTo(result.share ?? 0, 10)
  for (const [row, [, , , , cell]] of sheet.rows.entries()) {
    if (cell === null || typeof cell !== 'object' || !('formula' in cell) || cell.kind === 'percent') continue
    const again = reckoner({
      ...sheet,
      rows: sheet.rows.map((cells, n) => (n === row ? ['hier', ...cells.slice(1)] : cells)),
    })
    expect(cents(again('hier'))).toBe(cents(cell.value))
  }
})

test('CALC-05 OFFER-06 another rate or price gives another margin', () => {
  const sheet = internalSheet(source(), 'I')
  const place = (text: string) => sheet.above.length + 2 + sheet.rows.findIndex(([name]) => String(name).includes(text))
  const before = reckoner(sheet)('Marge vor Steuer')
  const changed = new Map([
    [`F${place('Kabine')}`, 10],
    [`D${place('Reisebus')}`, 6_500],
  ])
  const dearer = cents((37 * 699.95) / 10) - nok.cents + 10_000
  expect(cents(before - reckoner(sheet, changed)('Marge vor Steuer'))).toBeCloseTo(dearer * 1.01, -1)
})

test('CALC-09 what has no rate counts nothing, and is named above everything else', () => {
  const { rows } = internalSheet(source(), 'I')
  const gap = rows.findIndex(([name]) => name === 'Kronen')
  expect(rows[gap]).toEqual(['Kronen', 'Kurs fehlt: SEK'])
  expect(gap).toBeLessThan(rows.findIndex(([name]) => name === 'Reisepreis'))
})

test('CALC-05 OFFER-06 where nobody told a price of what is bought the paper tells no margin of everything', () => {
  const known = source()
  const { group } = known.calculation
  const totals = { purchase: 0, overhead: 0, cost: 0 }
  const target = { ...known.costs.target, centsPerPerson: 0 }
  const gaps = [{ service: 3, kind: 'hotel' as const, title: 'Bryggekanten', reason: 'Ohne Einkaufspreis' }]
  const result = resultOf(known.calculation, { group, lines: [], gaps, doubles: [], totals }, target)
  const unknown = { ...known, costs: { ...known.costs, lines: [], totals, target, gaps, result } }
  const [part] = internalCalculation(unknown).parts
  const rows = part?.result.rows.map(({ label, value }) => [label, value])
  expect(rows?.filter(([label]) => label?.startsWith('Marge'))).toEqual([['Marge vor Steuer', 'unvollständig']])
  expect(rows?.map(([label]) => label)).not.toContain('Über dem Ziel')
  expect(internalCalculation(unknown, [unknown]).together.at(-1)?.value).toBe('unvollständig')
  expect(internalSheet(unknown, 'I').rows.map(([name]) => name)).not.toContain('Marge am Verkaufspreis')
})
