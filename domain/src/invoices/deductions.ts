import { hasPaymentsThatCount } from '../calculation/calculate.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { taxInPayment } from './invoice-tax.ts'
import type { InvoiceType } from './invoice-types.ts'
import type { Deduction } from './issued.ts'

/** An invoice with what came in for it, in the order in which it was written down. */
export type ReceivedInvoice = {
  readonly id: number
  readonly number: string
  readonly type: InvoiceType
  readonly invoiceDate: CalendarDate
  readonly billingType: 'included' | 'not_included'
  readonly status: string
  readonly takesBack: boolean
  readonly totalCents: number
  readonly taxCents: number
  readonly payments: readonly { readonly cents: number; readonly date: CalendarDate; readonly isDiscount?: boolean }[]
}

/** What came in for invoices that count, a payment each with its day, the earliest first (002 §9, § 14 Abs. 5 UStG). */
export function receivedOn(invoices: readonly ReceivedInvoice[]): Deduction[] {
  return invoices
    .filter(hasPaymentsThatCount)
    .flatMap(receivedOnOne)
    .toSorted((one, other) => one.paidAt.localeCompare(other.paidAt))
}

/**
 * The tax in its payments adds up to the tax in their sum. A cent that does not divide falls to whichever was written down later, not
 * to the later day: what is noted afterwards of an earlier day changes nothing that a paper has told already.
 */
function receivedOnOne({ payments, ...invoice }: ReceivedInvoice): Deduction[] {
  const { id: invoiceId, number, type, invoiceDate } = invoice
  let before = 0
  return payments.map(({ cents, date: paidAt, isDiscount = false }) => {
    const taxCents = taxInPayment(before + cents, invoice) - taxInPayment(before, invoice)
    before += cents
    const told = { invoiceId, number, type, invoiceDate, paidAt, cents, taxCents }
    return isDiscount ? { ...told, isDiscount } : told
  })
}
