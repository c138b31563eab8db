import { expect, test } from 'vitest'
import { feeGivenBack, feePart, feeReturned, type PaidFees } from './paid-fees.ts'

test.each([
  // came in, open, fees open: for reminding
  [10_500, 10_000, 500, 500],
  [10_300, 10_000, 500, 300],
  [10_000, 10_000, 500, 0],
  [9_000, 10_000, 500, 0],
  [11_000, 10_000, 500, 500],
  [500, 0, 500, 500],
  [500, -200, 500, 500],
  [10_500, 10_000, 0, 0],
])('INV-08 of %i, with %i and %i in fees open, %3$i are for having been reminded', (cents, open, fees, part) => {
  expect(feePart(cents, open, fees)).toBe(part)
})

test.each([
  // goes back, open, fees to give back: of it for having been reminded
  [-750, 0, 750, 750],
  [-500, 0, 750, 500],
  [-750, 0, 0, 0],
  [-751, 0, 750, 0],
  [-1_750, -1_000, 750, 750],
  [-1_000, -1_000, 750, 0],
  [-750, 500, 750, 750],
  [-230_000, 0, 750, 0],
])(
  'INV-08 of a refund of %i, with %i open and %i in fees to give back, %3$i gives back fees',
  (cents, open, credit, part) => {
    expect(feeGivenBack(cents, open, credit)).toBe(part)
  },
)

test.each<[string, number, number, PaidFees, number]>([
  // goes back, received on the invoice, paid of fees with it; of it of fees
  [
    'a payment with a fee in it',
    -230_750,
    230_000,
    { paidCents: 750, parts: [{ cents: 230_750, feeCents: 750 }] },
    750,
  ],
  ['the second of two', -130_750, 230_000, { paidCents: 750, parts: [{ cents: 130_750, feeCents: 750 }] }, 750],
  ['both in one', -230_750, 230_000, { paidCents: 750, parts: [{ cents: 130_750, feeCents: 750 }] }, 750],
  ['a payment of the fee alone', -750, 230_000, { paidCents: 750, parts: [{ cents: 750, feeCents: 750 }] }, 750],
  ['what went back already', -230_750, 0, { paidCents: 0, parts: [{ cents: 230_750, feeCents: 750 }] }, 0],
  ['a part of it', -100_000, 230_000, { paidCents: 750, parts: [{ cents: 230_750, feeCents: 750 }] }, 0],
  ['more than ever came in', -230_751, 230_000, { paidCents: 750, parts: [{ cents: 230_750, feeCents: 750 }] }, 0],
  ['a payment without a fee', -230_000, 230_000, { paidCents: 0, parts: [] }, 0],
  ['what comes in', 230_750, 0, { paidCents: 750, parts: [{ cents: 230_750, feeCents: 750 }] }, 0],
])(
  'INV-04 INV-08 returned is %s, %i with %i received on the invoice and %j of fees: of fees %i',
  (_, cents, received, fees, part) => {
    expect(feeReturned(cents, received, fees)).toBe(part)
  },
)
