import type { Tone } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { invoiceState, invoiceStates } from '@reisewerk/domain/invoices/state/invoice-state.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Invoice } from './api.ts'

type Told = Pick<
  Invoice,
  | 'type'
  | 'oldInvoice'
  | 'status'
  | 'amount'
  | 'paid'
  | 'open'
  | 'dueDate'
  | 'dueAt'
  | 'invoiceDate'
  | 'sentAt'
  | 'carriedToNumber'
  | 'billingType'
>

/** How an invoice stands, in a word and its colour. */
export function stateOfInvoice(invoice: Told, today: CalendarDate): { label: string; tone: Tone } {
  const { type, oldInvoice, status, amount, paid, open, sentAt, carriedToNumber, billingType } = invoice
  const standing = {
    status,
    isStorno: type === 'cancelation' && oldInvoice !== null,
    isTaken: carriedToNumber !== null,
    isHidden: billingType !== 'included',
    isSent: sentAt !== null,
    ...{ amountCents: centsOf(amount), paidCents: centsOf(paid), openCents: centsOf(open) },
    due: dueOf(invoice),
  }
  return invoiceStates[invoiceState(standing, today)]
}

/** By when it is to be paid, also where that is another day than it says; null where it says none (decision 160). */
export function dueOf({
  dueDate,
  dueAt,
  invoiceDate,
}: Pick<Told, 'dueDate' | 'dueAt' | 'invoiceDate'>): CalendarDate | null {
  return dueDate === null && dueAt === invoiceDate ? null : dateOfWire(dueAt)
}

/** Whole cents of an amount as the API answers it. */
export function centsOf(money: { amount: string }): number {
  return parseAmount(money.amount) ?? 0
}

/** A Stornorechnung gives back what was paid on a cancelled one: neither counts, and they even out. */
export function whyNotCounting({ status, type, oldInvoice }: Pick<Invoice, 'status' | 'type' | 'oldInvoice'>): string {
  if (status === 'canceled') return 'Die Rechnung ist storniert'
  if (type === 'cancelation' && oldInvoice !== null) return 'Die Rechnung nimmt eine andere zurück'
  return 'Die Rechnung ist ausgeblendet'
}
