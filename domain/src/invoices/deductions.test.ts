import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOf } from '../accounting/datev/bookings.ts'
import { type ReceivedInvoice, receivedOn } from './deductions.ts'
import { taxGroups, taxIn } from './invoice-tax.ts'

const invoice: ReceivedInvoice = {
  ...{
    id: 7,
    number: 'N-27-0007',
    type: 'prepayment',
    invoiceDate: '2027-01-02',
    billingType: 'included',
    status: 'new',
  },
  ...{ takesBack: false, totalCents: 10_000, taxCents: 1_597 },
  payments: [
    { cents: 3_333, date: '2027-01-20' },
    { cents: -33, date: '2027-01-21' },
    { cents: 6_700, date: '2027-01-22' },
  ],
}
const other: ReceivedInvoice = { ...invoice, id: 8, number: 'N-27-0008', payments: [{ cents: 5, date: '2027-01-21' }] }

test('INV-04 each payment is a line of its own with day and number; its tax adds up (§ 14 Abs. 5 UStG)', () => {
  expect(
    receivedOn([invoice, other]).map(({ number, paidAt, cents, taxCents }) => [number, paidAt, cents, taxCents]),
  ).toEqual([
    ['N-27-0007', '2027-01-20', 3_333, 532],
    ['N-27-0007', '2027-01-21', -33, -5],
    ['N-27-0008', '2027-01-21', 5, 1],
    ['N-27-0007', '2027-01-22', 6_700, 1_070],
  ])
})

test('INV-04 what came off for paying early is told as that', () => {
  const payments = [
    { cents: 9_800, date: '2027-01-20', isDiscount: false },
    { cents: 200, date: '2027-01-20', isDiscount: true },
  ] as const
  const told = receivedOn([{ ...invoice, payments }])
  expect(told.map(({ cents, isDiscount }) => [cents, isDiscount])).toEqual([
    [9_800, undefined],
    [200, true],
  ])
  expect(told.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(invoice.taxCents)
})

test.each([{ billingType: 'not_included' }, { status: 'canceled' }, { takesBack: true }] as const)(
  'INV-04 payments of what does not count are not taken off: %j',
  (change) => {
    expect(receivedOn([{ ...invoice, ...change }])).toEqual([])
  },
)

test('INV-04 what is written down later of an earlier day changes no tax that a paper has told (§ 14 Abs. 5 UStG)', () => {
  const mixed = { ...invoice, totalCents: 867_822, taxCents: 3_972 }
  const received = [
    { cents: 800_000, date: '2026-11-28' },
    { cents: 67_822, date: '2026-11-28' },
  ]
  const refunded = [...received, { cents: -8_800, date: '2026-11-26' }]
  const taxes = (payments: ReceivedInvoice['payments']) =>
    new Map(receivedOn([{ ...mixed, payments }]).map(({ cents, taxCents }) => [cents, taxCents]))
  expect([...taxes(received)]).toEqual([
    [800_000, 3_662],
    [67_822, 310],
  ])
  expect(taxes(refunded)).toEqual(new Map([...taxes(received), [-8_800, -40]]))
})

/** Rates of an invoice with what is charged by each. */
const rates = fc
  .uniqueArray(fc.tuple(fc.constantFrom(-1, 0, 7, 19), fc.integer({ min: 1, max: 5_000_000 })), {
    ...{ minLength: 1, maxLength: 4, selector: ([rate]: [number, number]) => rate },
  })
  .map((lines) => taxGroups(lines.map(([taxPercentage, cents]) => ({ taxPercentage, cents }))))
const payments = fc.array(
  fc.record({
    cents: fc.integer({ min: -100_000, max: 2_000_000 }),
    date: fc.constantFrom('2027-01-20', '2027-01-21', '2027-01-22'),
  }),
  { maxLength: 6 },
)

test('INV-04 INV-08 payment, prepayment, final invoice and DATEV name one tax, whatever came in when', () => {
  fc.assert(
    fc.property(rates, payments, (groups, paid) => {
      const total = groups.reduce((sum, { grossCents }) => sum + grossCents, 0)
      const tax = groups.reduce((sum, { taxCents }) => sum + taxCents, 0)
      const rest = total - paid.reduce((sum, { cents }) => sum + cents, 0)
      const all = [...paid, { cents: rest, date: '2027-01-21' }]
      const of = (some: ReceivedInvoice['payments']) =>
        receivedOn([{ ...invoice, totalCents: total, taxCents: tax, payments: some }])
      const sum = (some: ReceivedInvoice['payments']) => of(some).reduce((cents, one) => cents + one.taxCents, 0)
      // Received whole, it is the tax of the prepayment, which the final invoice takes off and the accounts of its rates hold.
      expect(sum(all)).toBe(tax)
      const booked = sharesOf({ cents: total, taxGroups: groups })
      expect(booked.reduce((cents, one) => cents + taxIn(one.cents, one.taxPercentage), 0)).toBe(tax)
      // What one paper has told of a payment, every later one tells.
      const count = paid.length
      const told = (some: ReceivedInvoice['payments']) => {
        const days = [...new Set(some.map(({ date }) => date))].sort()
        const placed = days.flatMap((day) =>
          some.map((one, place) => ({ ...one, place })).filter(({ date }) => date === day),
        )
        return new Map(of(some).map(({ taxCents }, index) => [placed[index]?.place, taxCents]))
      }
      const earlier = told(all.slice(0, count))
      const later = told(all)
      for (const [place, cents] of earlier) expect(later.get(place)).toBe(cents)
    }),
  )
})
