import { expect, test } from 'vitest'
import { accounting, balances, brief, tripInvoice, tripPayment } from './datev.fixture.ts'
import { bookingsOfTrip } from './trip-bookings.ts'
import type { TripInvoice, TripPayment } from './trip-standing.ts'

const prepayment = tripInvoice(1, 'prepayment', [[-1, 760_000]])
const final = (paidCents: number) =>
  tripInvoice(2, 'final', [[-1, 3_800_000]], { leftOut: [{ invoiceId: 1, cents: paidCents }] })

/** What these come to in one file, one after the other. */
function booksOf(entries: readonly (TripInvoice | TripPayment)[]) {
  const invoices = entries.flatMap((one) => ('snapshot' in one ? [one] : []))
  const payments = entries.flatMap((one) => ('snapshot' in one ? [] : [one]))
  const booked = entries.map((one) =>
    'snapshot' in one
      ? { kind: 'invoice' as const, invoiceId: one.id, paymentId: null, day: '2027-02-01' }
      : { kind: 'payment' as const, invoiceId: one.invoiceId, paymentId: one.id, day: '2027-02-10' },
  )
  return bookingsOfTrip({ invoices, payments }, booked, accounting)
}

test.each([
  // paid, open under the later invoice and received for the hidden one
  ['paid', 760_000],
  ['partly paid', 700_000],
])(
  'INV-08 a hidden prepayment that is %s: the later invoice asks for all it says, and what came in stays a prepayment',
  (_, paid) => {
    const made = booksOf([prepayment, tripPayment(1, 1, paid), final(paid)])
    const sums = balances(made.flat())
    expect(['10007 N-27-0001', '10007 N-27-0002', '8191', '1710', '1593'].map((one) => sums.get(one) ?? 0)).toEqual([
      ...[0, 3_800_000, -3_800_000, -paid, 0],
    ])
    expect(made.at(-1)?.map(brief)[0]).toBe('N-27-0002: S 10007 8191/40 3800000')
  },
)

test('INV-08 the rest of a hidden prepayment is paid on the later invoice', () => {
  const made = booksOf([prepayment, tripPayment(1, 1, 700_000), final(700_000), tripPayment(2, 1, 60_000)])
  expect(made.at(-1)?.map(brief)).toEqual(['N-27-0002: H 10007 1200 60000'])
  expect(balances(made.flat()).get('1710')).toBe(-700_000)
})

test('INV-08 shown again and taken off, what came in for it is charged with the price', () => {
  const shown = tripInvoice(2, 'final', [[-1, 3_800_000]], { deductions: [{ invoiceId: 1, cents: 760_000 }] })
  const sums = balances(booksOf([prepayment, tripPayment(1, 1, 760_000), shown]).flat())
  expect([sums.get('1710'), sums.get('10007 N-27-0002')]).toEqual([0, 3_040_000])
})

test('INV-08 an invoice of its own that is hidden and paid stays charged as it was', () => {
  const own = tripInvoice(1, 'normal', [[19, 11_900]])
  const sums = balances(booksOf([own, tripPayment(1, 1, 11_900), final(11_900)]).flat())
  expect(['8400', '8191', '10007 N-27-0002', '1593'].map((one) => sums.get(one) ?? 0)).toEqual([
    ...[-11_900, -3_800_000, 3_800_000, 0],
  ])
  const partly = balances(booksOf([own, tripPayment(1, 1, 5_000), final(5_000)]).flat())
  expect(['8400', '8191', '10007 N-27-0001', '10007 N-27-0002', '1593'].map((one) => partly.get(one) ?? 0)).toEqual([
    ...[-5_000, -3_800_000, 0, 3_800_000, 0],
  ])
})

test('INV-08 a reminder’s fee that is given back takes income and money back, and leaves the debtor even', () => {
  const invoice = tripInvoice(1, 'normal', [[-1, 760_000]])
  const fee = (id: number, cents: number) => tripPayment(id, 1, cents, { kind: 'reminderFee' })
  const made = booksOf([invoice, fee(1, 750), fee(2, -750)])
  expect(made.at(-1)?.map(brief)).toEqual(['N-27-0001: H 10007 2700 750', 'N-27-0001: S 10007 1200 750'])
})
