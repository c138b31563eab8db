import { expect, test } from 'vitest'
import { type ReceivedInvoice, receivedOn } from './deductions.ts'

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
