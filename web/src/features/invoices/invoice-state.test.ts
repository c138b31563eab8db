import { expect, test } from 'vitest'
import { invoice } from './invoice.fixture.ts'
import { stateOfInvoice, whyNotCounting } from './invoice-state.ts'

const storno = { type: 'cancelation', oldInvoice: '/api/client_invoices/7', status: 'paid' } as const
test.each([
  ['new', invoice(), '2027-02-15', 'neu'],
  ['sent', invoice({ sentAt: '01.02.2027 11:00:00' }), '2027-02-15', 'versendet'],
  ['a day late', invoice({ sentAt: '01.02.2027 11:00:00' }), '2027-02-16', 'überfällig'],
  ['without a day', invoice({ dueDate: null, dueAt: '01.02.2027 00:00:00' }), '2029-01-01', 'neu'],
  ['paid late', invoice({ status: 'paid' }, { due: 100, paid: 100 }), '2029-01-01', 'bezahlt'],
  ['cancelled', invoice({ status: 'canceled' }), '2029-01-01', 'storniert'],
  ['asked for in a later one', invoice({ carriedToNumber: 'N-27-0200' }), '2029-01-01', 'übernommen'],
  ['hidden, a day late', invoice({ billingType: 'not_included' }), '2027-02-16', 'ausgeblendet'],
  [
    'hidden and paid',
    invoice({ billingType: 'not_included', status: 'paid' }, { due: 100, paid: 100 }),
    '2027-02-16',
    'bezahlt',
  ],
  ['a refund', invoice({ type: 'cancelation' }, { due: -100, paid: 0 }), '2029-01-01', 'zu erstatten'],
  ['takes back what nobody had paid', invoice(storno, { due: 0, paid: 0 }), '2029-01-01', 'ausgeglichen'],
  ['gave back what was paid', invoice(storno, { due: -100, paid: -100 }), '2029-01-01', 'erstattet'],
  ['more was paid than it asks for', invoice({}, { due: 100, paid: 150 }), '2029-01-01', 'überzahlt'],
])('INV-03 how an invoice stands: %s', (_, told, today, label) => {
  expect(stateOfInvoice(told, today).label).toBe(label)
})

const original = '/api/client_invoices/7'
test.each([
  ['cancelled', invoice({ status: 'canceled' }), 'Die Rechnung ist storniert'],
  [
    'a Stornorechnung that was refunded',
    invoice({ type: 'cancelation', oldInvoice: original, status: 'paid' }),
    'Die Rechnung nimmt eine andere zurück',
  ],
  ['hidden', invoice({ billingType: 'not_included' }), 'Die Rechnung ist ausgeblendet'],
])('INV-03 why payments of an invoice do not count: %s', (_, left, told) => {
  expect(whyNotCounting(left)).toBe(told)
})
