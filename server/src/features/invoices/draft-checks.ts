import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import {
  type EarlyTerms,
  earlyTermsFault,
  earlyTermsOf,
  usualEarlyTerms,
} from '@reisewerk/domain/invoices/early-payment.ts'
import type { GenerateInvoice } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { statusOf } from '@reisewerk/domain/invoices/invoice-amounts.ts'
import type { IssuedInvoice } from '@reisewerk/domain/invoices/issued.ts'
import { isRefusal, refusal } from '@reisewerk/domain/refusal.ts'
import { refused, violated } from '../../platform/errors.ts'
import type { InvoiceFacts, LockedInvoice } from './invoices.queries.ts'

type Of<T> = T | null | undefined

/** @throws ApiError 422 at who or what was chosen and is not of this trip */
export function checkChosen(
  facts: InvoiceFacts,
  chosen: { address?: Of<number>; contact?: Of<number>; user?: Of<number> },
): void {
  if (chosen.address != null && facts.address === null) {
    throw violated({ propertyPath: 'address', message: 'Diese Adresse gehört nicht zum Kunden der Reise.' })
  }
  if (chosen.contact != null && facts.contact === null) {
    throw violated({ propertyPath: 'contact', message: 'Dieser Kontakt gehört nicht zu dieser Reise.' })
  }
  if (facts.signer === null)
    throw violated({ propertyPath: 'user', message: 'Diese Person gehört nicht zur Organisation der Reise.' })
}

/** How it stands follows from what is to be paid (002 §4). @throws ApiError 422 */
export function checkStatus({ status }: GenerateInvoice, { totals }: IssuedInvoice): void {
  if (status == null || status === 'new' || status === statusOf(totals.dueCents)) return
  const fault = refusal('not_paid', 'Bezahlt ist eine Rechnung erst, wenn nichts mehr zu zahlen ist.', 'status')
  throw refused(status === 'canceled' ? { ...fault, message: 'Storniert wird mit einer Stornorechnung.' } : fault)
}

/** What whoever pays early may take off, as it was typed, else as it was, else as the house has it. @throws ApiError 422 at what was typed */
export function earlyTermsAsked(
  { discountPercent: percent, discountUntil: until }: GenerateInvoice,
  made: LockedInvoice | null,
  { clientInvoices }: Pick<Settings, 'clientInvoices'>,
  dates: Pick<IssuedInvoice, 'invoiceDate' | 'dueDate'>,
): EarlyTerms | null {
  const before = made === null ? undefined : (made.snapshot.discount ?? null)
  const terms = earlyTermsOf({ percent, until }, before, usualEarlyTerms(clientInvoices.discount, dates))
  if (isRefusal(terms)) throw refused(terms)
  const fault = earlyTermsFault(terms, dates)
  if (fault !== null) throw refused(fault)
  return terms
}
