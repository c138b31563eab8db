import { expect, test } from 'vitest'
import { invoice } from './invoice.fixture.ts'
import { chargeOf } from './invoice-chain.ts'

test('INV-03 what a cancelled trip costs is charged by the last living invoice of that kind; a Storno of an invoice is none', () => {
  const charge = invoice({ id: 9, type: 'cancelation' })
  expect(
    chargeOf([invoice({ id: 10, type: 'cancelation', oldInvoice: '/api/client_invoices/7' }), invoice()]),
  ).toBeNull()
  expect(chargeOf([charge, invoice({ id: 12 }), invoice({ id: 8, type: 'cancelation' })])).toBe(charge)
  expect(chargeOf([invoice({ id: 9, type: 'cancelation', status: 'canceled' })])).toBeNull()
  expect(chargeOf([charge, invoice({ id: 10, type: 'final' })])).toBeNull()
})
