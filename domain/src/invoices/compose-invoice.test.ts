import { describe, expect, test } from 'vitest'
import { brokenSum, cancelationOf, composeInvoice, typedFault } from './compose-invoice.ts'
import { issuedInvoice } from './e-invoice/writing/issued.fixture.ts'
import type { InvoiceAmounts } from './invoice-amounts.ts'
import type { IssuedInvoice } from './issued.ts'

const full = issuedInvoice({ type: 'final', trip: 'discounts', tax: 'mixed', paid: 'twice', format: 'none' })
const taxed = issuedInvoice({ type: 'normal', trip: 'odd', tax: 'full', paid: 'nothing', format: 'none' })

describe('a share of a price of several rates (money.md §5)', () => {
  const row = (key: string, cents: number) => ({
    ...{ key, name: key, detail: '', section: null, quantity: 1, unitCents: cents, cents },
  })
  const share = (totalCents: number, price: readonly number[]) => {
    const amounts: InvoiceAmounts = {
      ...{ amountType: 'amount', percent: null, partialCents: totalCents, from: 'share' },
      ...{ totalCents, deductedCents: 0, dueCents: totalCents },
    }
    const [own = 0, reduced = 0, rest = 0] = price
    const { lines } = composeInvoice(
      {
        ...full,
        ...{ type: 'prepayment', amounts, received: [], beforePaymentsCents: own + reduced + rest, taxPercentage: -1 },
        priceLines: [row('own', own), row('reduced', reduced), row('rest', rest)].filter(({ cents }) => cents !== 0),
        lineTaxes: [
          { key: 'own', taxPercentage: 19 },
          { key: 'reduced', taxPercentage: 7 },
        ],
      },
      'N-1',
      1,
    )
    return lines.map(({ taxPercentage, cents }) => [taxPercentage, cents])
  }

  test.each([
    // asked for, price at 19 %, at 7 %, under the margin scheme; what of it is at which rate
    [
      50,
      [100, 100, 100],
      [
        [19, 17],
        [7, 17],
        [-1, 16],
      ],
    ],
    [
      49,
      [100, 100, 100],
      [
        [19, 16],
        [7, 16],
        [-1, 17],
      ],
    ],
    [
      -50,
      [100, 100, 100],
      [
        [19, -17],
        [7, -17],
        [-1, -16],
      ],
    ],
    [
      1,
      [1, 0, 2],
      [
        [19, 0],
        [-1, 1],
      ],
    ],
    [50, [100, 0, 0], [[19, 50]]],
    [50, [100, 0, -100], [[19, 50]]],
  ])('INV-11 %i cents of %j', (cents, price, expected) => {
    expect(share(cents, price)).toEqual(expected)
  })
})

test('INV-03 what takes an invoice back turns every amount around, and nothing else', () => {
  const back = cancelationOf(full, { ...full, invoiceDate: '2027-04-30' }, 'N-2', 1)
  const amountsIn = (value: unknown, path = ''): [string, number][] =>
    typeof value === 'number'
      ? [[path, value]]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => amountsIn(inner, `${path}.${key}`))
        : []
  const cents = (invoice: IssuedInvoice) =>
    amountsIn(invoice).filter(([path]) => path.endsWith('Cents') || path.endsWith('cents'))
  expect(cents(full).length).toBeGreaterThan(30)
  expect(cents(back)).toEqual(cents(full).map(([path, amount]) => [path, -amount + 0]))
  const others = (invoice: IssuedInvoice) =>
    amountsIn(invoice).filter(([path]) => /(quantity|taxPercentage)$/.test(path))
  expect(others(back)).toEqual(others(full))
})

test('INV-06 no invoice goes out of which a sum is wrong by a cent, whichever', () => {
  expect(brokenSum(full)).toBeNull()
  const { totals, lines, taxGroups, deductions } = full
  const off = <Row extends object>(rows: readonly Row[], change: (row: Row) => Row) => [
    ...rows.slice(1),
    ...rows.slice(0, 1).map(change),
  ]
  for (const wrong of [
    { totals: { ...totals, totalCents: totals.totalCents + 1 } },
    { totals: { ...totals, deductedCents: totals.deductedCents - 1 } },
    { totals: { ...totals, dueCents: totals.dueCents + 1 } },
    { lines: off(lines, (line) => ({ ...line, cents: line.cents + 1 })) },
    { lines: off(lines, (line) => ({ ...line, unitCents: line.unitCents - 1 })) },
    { taxGroups: off(taxGroups, (group) => ({ ...group, grossCents: group.grossCents + 1 })) },
    { deductions: off(deductions, (one) => ({ ...one, cents: one.cents + 1 })) },
  ]) {
    expect(brokenSum({ ...full, ...wrong })).not.toBeNull()
  }
})

test.each([
  ['2027-04-21', 0, 'due_before_invoice'],
  ['2027-04-22', 0, undefined],
  [null, 0, undefined],
  // Whoever rounds each line is off by a cent, not by two.
  ['2027-05-06', 1, undefined],
  ['2027-05-06', -1, undefined],
  ['2027-05-06', 2, 'wrong_tax'],
  ['2027-05-06', -2, 'wrong_tax'],
])('INV-03 due on %s, tax typed %i cents beside what it is: %s', (dueDate, off, code) => {
  expect(typedFault({ ...taxed, dueDate }, taxed.totals.taxCents + off)?.code).toBe(code)
})

test('INV-03 where no tax is shown none can be wrong, nor where none was typed', () => {
  const margin = issuedInvoice({ type: 'normal', trip: 'odd', tax: 'margin', paid: 'nothing', format: 'none' })
  expect(typedFault(margin, 500)).toBeNull()
  expect(typedFault(taxed, null)).toBeNull()
})
