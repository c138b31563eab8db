import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { formatMoney } from '../../money.ts'
import { invoiceTypes } from '../invoice-types.ts'
import type { IssuedInvoice, LeftOut } from '../issued.ts'

const prefix = 'hidden.'

/**
 * Told before an invoice is issued that takes nothing off for a hidden one: 002 §9 leaves its payments out of what is due, which is
 * right for something beside the price and rarely meant of a prepayment (decision 161).
 */
export function hiddenChecks({ leftOut = [], references, currency, taxGroups }: IssuedInvoice): PaperCheck[] {
  if (references.original !== null) return []
  // Under the margin scheme none shows any.
  const showsTax = taxGroups.some(({ taxCents }) => taxCents !== 0)
  const taxTwice = ({ type }: LeftOut) =>
    showsTax && type === 'prepayment'
      ? ' Ihre Steuer steht dann in beiden Rechnungen und wird doppelt geschuldet (§ 14c Abs. 1 UStG).'
      : ''
  return leftOut.map((one) => ({
    ...{ key: `${prefix}${one.invoiceId}`, label: 'Ausgeblendete Rechnungen', isMet: false, isRequired: false },
    message: `Die bezahlte ${invoiceTypes[one.type].label} ${one.number} (${formatMoney({ cents: one.cents, currency })}) ist ausgeblendet und wird nicht abgezogen.${taxTwice(one)}`,
    path: `/orders/${references.orderId}/client-invoice?invoice=${one.invoiceId}`,
  }))
}

/** The invoice that may be shown again where a check tells of a hidden one; null for any other check. */
export function hiddenInvoiceOf({ key }: Pick<PaperCheck, 'key'>): number | null {
  return key.startsWith(prefix) ? Number(key.slice(prefix.length)) : null
}

/** Paid in advance on hidden prepayments, in cents; what is hidden beside the price is none of it (INV-13). */
export function hiddenPrepaid(leftOut: readonly Pick<LeftOut, 'type' | 'cents'>[]): number {
  return leftOut.filter(({ type }) => type === 'prepayment').reduce((sum, { cents }) => sum + cents, 0)
}
