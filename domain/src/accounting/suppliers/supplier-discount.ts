import type { CalendarDate } from '../../calendar-date.ts'
import { rounded } from '../../money.ts'
import { type Refusal, refusal } from '../../refusal.ts'
import type { SupplierInvoiceType } from './supplier-invoice-types.ts'

/** What a supplier lets us take off when we pay early ('Skonto'), in percent with at most two decimals, and until when; null for nothing. */
export type SupplierTerms = { readonly discountPercent: number | null; readonly discountUntil: CalendarDate | null }
type Discounted = SupplierTerms & { readonly type: SupplierInvoiceType; readonly cents: number }

/** @returns cents that come off when it is paid on that day */
export function supplierDiscount(
  { type, cents, discountPercent, discountUntil }: Discounted,
  paidOn: CalendarDate,
): number {
  if (type === 'credit' || discountPercent === null || discountUntil === null || paidOn > discountUntil) return 0
  // In hundredths of a percent, which are whole.
  return rounded((cents * Math.round(discountPercent * 100)) / 10_000)
}

/** @returns a refusal at `discountUntil` or `discountPercent` */
export function supplierTermsFault(
  { discountPercent, discountUntil }: SupplierTerms,
  {
    type,
    invoiceDate,
    dueDate,
  }: {
    readonly type: SupplierInvoiceType
    readonly invoiceDate: CalendarDate
    readonly dueDate: CalendarDate | null
  },
): Refusal | null {
  if (discountPercent === null) return null
  if (type === 'credit') {
    return refusal('discount_of_credit', 'Von einer Gutschrift geht kein Skonto ab.', 'discountPercent')
  }
  if (discountUntil === null) return refusal('no_discount_day', 'Bitte angeben, bis wann Skonto gilt', 'discountUntil')
  if (discountUntil < invoiceDate) {
    return refusal('discount_too_early', 'Die Skontofrist liegt vor dem Rechnungsdatum.', 'discountUntil')
  }
  if (dueDate !== null && discountUntil > dueDate) {
    return refusal('discount_too_late', 'Die Skontofrist liegt hinter der Fälligkeit.', 'discountUntil')
  }
  return null
}
