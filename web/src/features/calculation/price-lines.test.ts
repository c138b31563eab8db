import { calculate } from '@reisewerk/domain/calculation/calculate.ts'
import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'
import { givenOf } from '@reisewerk/domain/calculation/given.ts'
import { expect, test } from 'vitest'
import type { RowMarks } from '../../ui/sheet/sheet-column.ts'
import { money, calculationItem as stored } from './calculation-item.fixture.ts'
import { movedUp, priceLines, sumOf } from './price-lines.ts'
import { asTyped, priceValue, recordsOf } from './price-records.ts'

function counted(item: CalculationItem) {
  const settled = { basis: 'Reserved', currency: 'EUR', supplementPrices: true, invoices: [] } as const
  return calculate(givenOf(item, settled))
}
const unmarked = (): RowMarks => ({})

test('CALC-01 each price of a row has a line, the first with what the row comes to; the tier in force is told', () => {
  const lines = priceLines(counted(stored), recordsOf(stored), () => true)
  expect(lines.map(({ id, name, isFirst, isInForce }) => [id, name, isFirst, isInForce])).toEqual([
    ['contingent-1/sellPrice', 'Doppelzimmer Standard ab 25 Pax', true, false],
    ['contingent-2/sellPrice', 'Doppelzimmer Standard ab 35 Pax', true, true],
    ['contingent-4/sellPrice', 'Einzelzimmerzuschlag bis 6 EZ', true, true],
    ['hotel-3/doubleRoomSellPrice', 'Bergen · Preis im Doppelzimmer', true, false],
    ['hotel-3/singleRoomPremiumSellPrice', 'Bergen · Einzelzimmerzuschlag', false, false],
    ['extra-7/sellPrice', 'Extra 7', true, false],
    ['extra-8/sellPrice', 'Extra 8', true, false],
  ])
})

test('CALC-04 what was typed counts at once, what was refused does not', () => {
  const marks: Record<string, RowMarks> = {
    'contingent-2/sellPrice': { price: { state: 'saving', shown: 100_000 } },
    'hotel-3/doubleRoomSellPrice': { billingType: { shown: 'not_included' } },
    'extra-7/sellPrice': { price: { state: 'refused', shown: 99, reason: 'Nein' } },
  }
  const before = counted(asTyped(stored, unmarked, 'EUR'))
  const after = counted(asTyped(stored, ({ id }) => marks[id] ?? {}, 'EUR'))
  expect(before.totals.beforePayments).toBe(40 * 148_900 + 4 * 41_500 + 36 * 8_000 + 4 * 11_000 + 20_000)
  expect(after.totals.beforePayments).toBe(40 * 100_000 + 4 * 41_500 + 20_000)
  expect(sumOf(after, 'services')).toBe(0)
})

test('CALC-01 a row goes one place up within its section, the first stays', () => {
  const calculation = counted(stored)
  expect(movedUp(calculation, 'extra-8')?.slice(-2)).toEqual(['extra-8', 'extra-7'])
  expect(movedUp(calculation, 'extra-7')).toBeNull()
  expect(movedUp(calculation, 'contingent-1')).toBeNull()
})

test('CALC-01 a price in another currency is told as it is, not as an amount of the trip', () => {
  expect(priceValue(money('100.00', 'NOK'), 'EUR')).toEqual({ value: 'NOK', label: '100.00 NOK' })
  expect(priceValue(money('100.00'), 'EUR')).toBe(10_000)
  expect(priceValue(null, 'EUR')).toBeNull()
})
