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

test('INV-04 what is taken back leaves its cent to the last payment that is there by then; no later one bears it', () => {
  const third = { ...invoice, totalCents: 30_000, taxCents: 100 }
  // 10.050 of 30.000: 33,5 is 34; 10.050 more: 67; the rest 33
  const [first, second, rest] = [10_050, 10_050, 9_900].map((cents, index) => ({
    ...{ place: index + 1, cents, date: '2027-01-20' },
  }))
  if (first === undefined || second === undefined || rest === undefined) throw new Error('there are three')
  const taxes = (payments: ReceivedInvoice['payments'], removed: ReceivedInvoice['removed'] = []) =>
    receivedOn([{ ...third, payments, removed }]).map(({ taxCents }) => taxCents)
  expect(taxes([first, second, rest])).toEqual([34, 33, 33])
  // Taken back after all were there: 19.950 hold 66,5, so 67.
  expect(taxes([second, rest], [{ ...first, after: 3 }])).toEqual([33, 34])
  // What is written down after that is told for itself, and keeps what it is told.
  const again = { place: 4, cents: 10_050, date: '2027-01-22' }
  expect(taxes([second, rest, again], [{ ...first, after: 3 }])).toEqual([33, 34, 33])
  // Taken back before the rest came: the second one alone holds 33,5.
  expect(taxes([second], [{ ...first, after: 2 }])).toEqual([34])
  expect(taxes([second, rest], [{ ...first, after: 2 }])).toEqual([34, 33])
  expect(taxes([], [{ ...first, after: 1 }])).toEqual([])
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

test('INV-04 whatever is taken back when, the tax in what is left adds up, and only one payment is told another one', () => {
  const some = fc.record({
    count: fc.integer({ min: 1, max: 6 }),
    cents: fc.array(fc.integer({ min: -100_000, max: 2_000_000 }), { minLength: 6, maxLength: 6 }),
    gone: fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 5 })), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 900_000 }), ({ count, cents, gone }, taxCents) => {
      const written = Array.from({ length: count }, (_, index) => ({
        ...{ place: index + 1, cents: cents[index] ?? 0, date: '2027-01-20' },
      }))
      const after = new Map(gone.map(([place, more]) => [place, Math.min(count, place + more)]))
      const removed = written.flatMap((one) => {
        const last = after.get(one.place)
        return last === undefined ? [] : [{ ...one, after: last }]
      })
      const living = written.filter(({ place }) => !after.has(place))
      const of = { ...invoice, totalCents: 5_000_000, taxCents }
      const told = receivedOn([{ ...of, payments: living, removed }]).map((one) => one.taxCents)
      const sum = living.reduce((all, one) => all + one.cents, 0)
      const whole = receivedOn([{ ...of, payments: [{ cents: sum, date: '2027-01-20' }] }])[0]?.taxCents ?? 0
      if (living.length > 0) expect(told.reduce((all, one) => all + one, 0)).toBe(whole)
      if (removed.length !== 1) return
      const before = receivedOn([{ ...of, payments: written.filter(({ place }) => place <= (removed[0]?.after ?? 0)) }])
      const then = new Map(before.map((one, index) => [index + 1, one.taxCents]))
      const others = living.filter(({ place }, index) => then.has(place) && then.get(place) !== told[index])
      expect(others.length).toBeLessThanOrEqual(1)
    }),
  )
})
