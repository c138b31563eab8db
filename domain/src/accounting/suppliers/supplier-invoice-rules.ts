import type { CalendarDate } from '../../calendar-date.ts'
import { type Refusal, refusal } from '../../refusal.ts'
import { type SupplierTerms, supplierTermsFault } from './supplier-discount.ts'
import {
  type SupplierInvoiceAction,
  type SupplierInvoiceStatus,
  type SupplierInvoiceType,
  statusInSentence,
  supplierInvoiceActions,
} from './supplier-invoice-types.ts'
import { inputTaxFault, type SupplierTaxKind } from './supplier-tax.ts'

/** What is held against an invoice before it is kept; amounts in cents. */
export type TypedSupplierInvoice = SupplierTerms & {
  readonly type: SupplierInvoiceType
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate | null
  readonly amountCents: number
  readonly amountCurrency: string
  readonly taxCents: number | null
  readonly taxCurrency: string
  readonly taxKind: SupplierTaxKind
}

/** @returns a refusal at the field that cannot be so (issue 15 'Bad input'); null when all can */
export function supplierInvoiceFault(typed: TypedSupplierInvoice): Refusal | null {
  const { invoiceDate, dueDate, amountCents, amountCurrency, taxCents, taxCurrency, taxKind } = typed
  if (amountCents <= 0) {
    return refusal('no_amount', 'Bitte einen Betrag über 0 angeben; eine Gutschrift hat ihre eigene Art.', 'amount')
  }
  if (dueDate !== null && dueDate < invoiceDate) {
    return refusal('due_before_invoice', 'Die Fälligkeit liegt vor dem Rechnungsdatum.', 'dueDate')
  }
  const terms = supplierTermsFault(typed, typed)
  if (terms !== null || taxCents === null) return terms
  if (taxCurrency !== amountCurrency) {
    return refusal('other_currency', 'Die Steuer steht in der Währung des Betrags.', 'taxAmount')
  }
  if (taxCents < 0 || taxCents >= amountCents) {
    return refusal('tax_above', 'Die Steuer ist im Betrag enthalten und kleiner als er.', 'taxAmount')
  }
  return inputTaxFault(taxKind, amountCents, taxCents)
}

/** @returns the status an action leads to, or why it is not possible now */
export function statusAfter(
  action: SupplierInvoiceAction,
  status: SupplierInvoiceStatus,
): SupplierInvoiceStatus | Refusal {
  const { from, to, label } = supplierInvoiceActions[action]
  const allowed: readonly SupplierInvoiceStatus[] = from
  if (allowed.includes(status)) return to
  return refusal('not_now', `${label} geht nicht: Die Rechnung ist ${statusInSentence(status)}.`)
}
