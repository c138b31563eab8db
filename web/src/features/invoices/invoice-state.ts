import type { Tone } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Invoice } from './api.ts'

export type InvoiceState = { label: string; tone: Tone }

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
>

/** How an invoice stands for who waits for money: more than its status of 002 §4 says. */
export function stateOfInvoice(invoice: Told, today: CalendarDate): InvoiceState {
  const { type, oldInvoice, status, amount, paid, open, sentAt, carriedToNumber } = invoice
  if (status === 'canceled') return { label: 'storniert', tone: 'neutral' }
  if (carriedToNumber !== null) return { label: 'übernommen', tone: 'neutral' }
  // What was received is more than was asked for; else the invoice itself gives something back.
  if (centsOf(open) < 0) {
    return { label: centsOf(amount) >= 0 && centsOf(paid) > 0 ? 'überzahlt' : 'zu erstatten', tone: 'warn' }
  }
  // Nobody pays what takes another one back: its money goes back, or there is none.
  if (status === 'paid' && type === 'cancelation' && oldInvoice !== null) {
    return { label: centsOf(paid) === 0 ? 'ausgeglichen' : 'erstattet', tone: 'neutral' }
  }
  if (status === 'paid') return { label: 'bezahlt', tone: 'good' }
  const due = dueOf(invoice)
  if (centsOf(open) > 0 && due !== null && due < today) return { label: 'überfällig', tone: 'bad' }
  return sentAt === null ? { label: 'neu', tone: 'info' } : { label: 'versendet', tone: 'info' }
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
