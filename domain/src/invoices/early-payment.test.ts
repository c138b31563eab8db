import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { issuedInvoice } from './e-invoice/writing/issued.fixture.ts'
import {
  daysOfDiscount,
  discountLost,
  discountTaken,
  earlyPaymentOf,
  earlyTermsFault,
  earlyTermsOf,
  usualEarlyTerms,
  withEarlyPayment,
} from './early-payment.ts'

const terms = { percent: 200, until: '2027-02-10' }

test.each([
  // discount, left unpaid with it, comes off no more
  ['the payment came back', 15_200, 744_800, 15_200],
  ['a part of it came back', 15_200, 1, 15_200],
  ['nothing came back', 15_200, 0, 0],
  ['only what was too much went back', 15_200, 0, 0],
  ['more than was due stays', 15_200, -100, 0],
  ['none was taken', 0, 744_800, 0],
])('INV-04 a discount is earned by a payment that stays: %s', (_, discount, uncovered, lost) => {
  expect(discountLost(discount, uncovered)).toBe(lost)
})

test.each([
  // percent, due, comes off
  [200, 760_000, 15_200],
  [250, 101, 3],
  [250, 100, 3],
  [250, 99, 2],
  [200, 24, null],
  [200, 25, 1],
  [10_000, 500, 500],
  [200, 0, null],
  [200, -760_000, null],
])('INV-03 %i hundredths of %i cents take %s off, rounded once', (percent, due, cents) => {
  expect(earlyPaymentOf({ ...terms, percent }, due)?.cents ?? null).toBe(cents)
})

test('INV-03 where nothing is agreed nothing comes off', () => {
  expect(earlyPaymentOf(null, 760_000)).toBeNull()
})

test.each([
  // cents, on, open, comes off
  [744_800, '2027-02-10', 760_000, 15_200],
  [744_800, '2027-02-01', 760_000, 15_200],
  [744_800, '2027-02-11', 760_000, 0],
  [744_801, '2027-02-10', 760_000, 0],
  [744_799, '2027-02-10', 760_000, 0],
  [760_000, '2027-02-10', 760_000, 0],
  // The rest after a part payment, short by exactly it.
  [344_800, '2027-02-10', 360_000, 15_200],
  [-15_200, '2027-02-10', 0, 0],
  [0, '2027-02-10', 15_200, 0],
])('INV-04 %i cents on %s of %i open take %i off', (cents, on, open, taken) => {
  expect(discountTaken({ cents, on }, open, { until: '2027-02-10', cents: 15_200 })).toBe(taken)
  expect(discountTaken({ cents, on }, open, null)).toBe(0)
})

test.each([
  ['2027-02-01', '2027-02-15', null],
  ['2027-02-10', '2027-02-10', null],
  ['2027-02-10', null, null],
  ['2027-02-11', '2027-02-15', /vor dem Rechnungsdatum/],
  ['2027-02-01', '2027-02-09', /hinter der Fälligkeit/],
])('INV-03 dated %s and due %s a discount until 10 February is told so: %s', (invoiceDate, dueDate, message) => {
  const fault = earlyTermsFault(terms, { invoiceDate, dueDate })
  if (message === null) expect(fault).toBeNull()
  else expect(fault).toMatchObject({ field: 'discountUntil', message: expect.stringMatching(message) })
  expect(earlyTermsFault(null, { invoiceDate, dueDate })).toBeNull()
})

test.each([
  [2, 7, '2027-02-15', { percent: 200, until: '2027-02-08' }],
  [3, 20, '2027-02-15', { percent: 300, until: '2027-02-15' }],
  [2, 7, null, { percent: 200, until: '2027-02-08' }],
  [2, 0, '2027-02-15', { percent: 200, until: '2027-02-01' }],
  [2, 7, '2027-02-01', { percent: 200, until: '2027-02-01' }],
  [0, 7, '2027-02-15', null],
  [2, 7, '2027-01-31', null],
])('APP-05 INV-03 a house that gives %i %% for %i days, due %s', (percent, days, dueDate, usual) => {
  expect(usualEarlyTerms({ percent, days }, { invoiceDate: '2027-02-01', dueDate })).toEqual(usual)
})

test.each([
  ['nothing said: as the house has it', {}, undefined, terms],
  [
    'nothing said of a new version: as it was',
    {},
    { percent: 300, until: '2027-02-05' },
    { percent: 300, until: '2027-02-05' },
  ],
  ['nothing said of one that had none', {}, null, null],
  ['another share', { percent: 250 }, undefined, { percent: 250, until: '2027-02-10' }],
  ['another day', { until: '2027-02-07' }, undefined, { percent: 200, until: '2027-02-07' }],
  ['none any more', { percent: null }, terms, null],
  ['no day any more', { until: null }, terms, null],
])('INV-03 the terms of an invoice: %s', (_, asked, before, wanted) => {
  expect(earlyTermsOf(asked, before, terms)).toEqual(wanted)
})

test('INV-03 a share without a day is asked for it', () => {
  const fault = earlyTermsOf({ percent: 200 }, undefined, null)
  expect(isRefusal(fault) && fault.field).toBe('discountUntil')
})

test('INV-07 days count from that of the invoice', () => {
  expect([daysOfDiscount(terms, '2027-02-01'), daysOfDiscount(terms, '2027-02-10')]).toEqual([9, 0])
})

test('INV-03 an invoice has its discount with it, or says nothing of one', () => {
  const invoice = issuedInvoice({ type: 'normal', trip: 'plain', tax: 'margin', paid: 'nothing', format: 'none' })
  const { dueCents } = invoice.totals
  expect(withEarlyPayment(invoice, terms).discount).toEqual({ ...terms, cents: Math.round(dueCents / 50) })
  expect(withEarlyPayment(invoice, null)).toBe(invoice)
})
