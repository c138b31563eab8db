import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { InvoiceParts } from '@reisewerk/domain/invoices/compose-invoice.ts'
import { paidOnEach } from '@reisewerk/domain/invoices/deductions.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { dueAgain } from '@reisewerk/domain/invoices/standing.ts'
import { rounded } from '@reisewerk/domain/money.ts'
import type { EarlierInvoice, InvoiceFacts, LockedInvoice } from './invoices.queries.ts'

/** How an invoice of the trip stands to the others, with the tax it shows in what it asks for. */
export function standingOf(one: EarlierInvoice) {
  const isStanding = { isCanceled: one.status === 'canceled', isStorno: one.takesBack }
  return { ...one, ...isStanding, shownTaxCents: shownTaxCents(one) }
}

/** Tax on a prepayment arises when it is paid: what is open of one has none (§ 13 Abs. 1 Nr. 1 Buchst. a Satz 4 UStG). */
function shownTaxCents({ type, taxCents, dueCents, totalCents }: EarlierInvoice): number {
  return type === 'prepayment' || totalCents === 0 ? 0 : rounded((taxCents * dueCents) / totalCents)
}

/**
 * What becomes of money by taking an invoice back: what was received goes back, and what it had taken over is to be paid again.
 * @param earlier all of the trip @param payBy the earliest day to ask for that
 */
export function settledBy(
  canceled: LockedInvoice,
  earlier: readonly EarlierInvoice[],
  payBy: CalendarDate,
): Required<Pick<IssuedInvoice, 'refundCents' | 'dueAgain'>> {
  const counted = new Set(earlier.filter((one) => one.billingType === 'included').map(({ number }) => number))
  const again = dueAgain(canceled.id, earlier.map(standingOf), paidOnEach(earlier), payBy)
  return { refundCents: paidOn(canceled, earlier), dueAgain: again.filter(({ number }) => counted.has(number)) }
}

/** To another client than the trip's of today its XML is addressed as it was. */
export function returned(
  { snapshot }: LockedInvoice,
  parts: Pick<InvoiceParts, 'electronic'>,
  { clientId }: InvoiceFacts,
) {
  return { electronic: clientId === snapshot.buyer.clientId ? parts.electronic : snapshot.electronic }
}

/** What was received on an invoice, whether it counts for the trip or not; what came off for paying early never came in. */
function paidOn({ id }: LockedInvoice, earlier: readonly EarlierInvoice[]): number {
  const payments = earlier.filter((one) => one.id === id).flatMap((one) => one.payments)
  return payments.reduce((sum, { cents, isDiscount }) => (isDiscount ? sum : sum + cents), 0)
}
