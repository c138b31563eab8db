import { expect, test } from 'vitest'
import { taxGroups } from '../invoice-tax.ts'
import type { InvoiceType } from '../invoice-types.ts'
import type { IssuedInvoice, TaxPercentage } from '../issued.ts'
import { hiddenChecks } from './hidden-invoices.ts'

const draft = (type: InvoiceType, taxPercentage: TaxPercentage) =>
  ({
    currency: 'EUR',
    references: { original: null, orderId: 4 },
    taxGroups: taxGroups([{ taxPercentage, cents: 119_000 }]),
    leftOut: [{ invoiceId: 7, type, number: 'N-27-0007', cents: 23_800 }],
  }) as unknown as IssuedInvoice // the rest is not asked

test.each<[string, InvoiceType, TaxPercentage, boolean]>([
  ['a prepayment under a rate', 'prepayment', 19, true],
  ['a prepayment under the margin scheme', 'prepayment', -1, false],
  ['a prepayment of which the buyer owes the tax', 'prepayment', -2, false],
  ['something beside the price', 'normal', 19, false],
])('INV-04 INV-13 hidden is %s: that its tax is owed twice is told: %4$s', (_, type, rate, isTold) => {
  const [check] = hiddenChecks(draft(type, rate))
  expect(check?.message).toContain('N-27-0007')
  const twice =
    / ist ausgeblendet und wird nicht abgezogen\. Ihre Steuer .* doppelt geschuldet \(§ 14c Abs\. 1 UStG\)\.$/
  expect(twice.test(check?.message ?? '')).toBe(isTold)
})
