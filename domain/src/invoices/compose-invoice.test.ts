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
  const free = issuedInvoice({ type: 'normal', trip: 'odd', tax: 'free', paid: 'nothing', format: 'none' })
  expect(typedFault(free, 500)).toBeNull()
  expect(typedFault(taxed, null)).toBeNull()
})

test('INV-03 of nothing what takes it back is nothing, and no amount below nothing', () => {
  const nothing = <Row extends object>(row: Row): Row =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, /[cC]ents$/.test(key) ? 0 : value])) as Row // as before
  const empty: IssuedInvoice = {
    ...full,
    ...{ lines: full.lines.map(nothing), priceLines: full.lines.map(nothing), taxGroups: full.taxGroups.map(nothing) },
    ...{ deductions: full.deductions.map(nothing), totals: nothing(full.totals) },
  }
  const { lines, priceLines, taxGroups, deductions, totals } = cancelationOf(empty, { ...full }, 'N-2', 1)
  expect(deductions.length).toBeGreaterThan(0)
  for (const row of [...lines, ...priceLines, ...taxGroups, ...deductions, totals]) {
    const cents = Object.entries(row).filter(([key]) => /[cC]ents$/.test(key))
    expect(cents.map(([key, value]) => [key, Object.is(value, 0)])).toEqual(cents.map(([key]) => [key, true]))
  }
})

describe('what an invoice tells of its price (money.md §5)', () => {
  const { lines: rows, deductions: received } = full
  const composed = (change: Partial<Parameters<typeof composeInvoice>[0]>, amounts: Partial<InvoiceAmounts>) =>
    composeInvoice(
      {
        ...{ ...full, received, beforePaymentsCents: 100_000, taxPercentage: -1, lineTaxes: [], priceLines: rows },
        amounts: {
          ...{ amountType: null, percent: null, partialCents: null, from: 'typed' },
          ...{ totalCents: 20_000, deductedCents: 0, dueCents: 20_000, ...amounts },
        },
        ...change,
      },
      'N-1',
      1,
    )
  const trip = { tripName: 'Fjorde', groupName: 'Kantorei', orderNumber: '2600417' }
  const named = (more: Partial<typeof trip>) => ({ ...full.references, ...trip, ...more })

  test.each<[string, Parameters<typeof composed>, string]>([
    [
      'a share in percent',
      [{ type: 'prepayment' }, { percent: 2_000, from: 'share' }],
      'Anzahlung auf den Reisepreis, 20\u00a0%',
    ],
    [
      'half a percent',
      [{ type: 'prepayment' }, { percent: 1_250, from: 'share' }],
      'Anzahlung auf den Reisepreis, 12,5\u00a0%',
    ],
    ['an amount', [{ type: 'prepayment' }, {}], 'Anzahlung auf den Reisepreis'],
    ['what a cancelled trip costs', [{ type: 'cancelation' }, { from: 'share' }], 'Stornokosten'],
    ['an amount of its own', [{ type: 'normal', references: named({}) }, {}], 'Reiseleistungen Fjorde'],
    [
      'without the name of the trip',
      [{ type: 'normal', references: named({ tripName: '' }) }, {}],
      'Reiseleistungen Kantorei',
    ],
    [
      'without any name',
      [{ type: 'final', references: named({ tripName: '', groupName: '' }) }, {}],
      'Reiseleistungen 2600417',
    ],
  ])('INV-03 %s is called so', (_, asked, name) => {
    const { lines } = composed(...asked)
    expect(new Set(lines.map((line) => line.name))).toEqual(new Set([name]))
  })

  test.each<[string, Parameters<typeof composed>, number, number]>([
    // Price lines told beside the lines, payments taken off.
    ['the whole price', [{ type: 'final' }, { from: 'rows', deductedCents: 5 }], 0, received.length],
    ['the whole price of which nothing was paid', [{ type: 'final' }, { from: 'rows' }], 0, received.length],
    ['a share', [{ type: 'prepayment' }, { from: 'share' }], rows.length, received.length],
    ['a prepayment of its own', [{ type: 'prepayment' }, {}], rows.length, 0],
    ['an amount of its own', [{ type: 'normal' }, {}], 0, 0],
    ['a rest that was typed', [{ type: 'final' }, { deductedCents: 5 }], 0, received.length],
    ['what a cancelled trip costs', [{ type: 'cancelation' }, { from: 'share' }], rows.length, received.length],
  ])('INV-04 %s: price lines and payments', (_, asked, priceLines, deductions) => {
    const made = composed(...asked)
    expect([made.priceLines.length, made.deductions.length]).toEqual([priceLines, deductions])
  })
})
