import { addDays, type CalendarDate, daysBetween } from '../calendar-date.ts'
import { rounded } from '../money.ts'
import { type Refusal, refusal } from '../refusal.ts'
import type { EarlyPayment, IssuedInvoice } from './issued.ts'

/** As they are agreed, before anybody knows of what. */
export type EarlyTerms = Pick<EarlyPayment, 'percent' | 'until'>

const wholePercent = 10_000

type Dates = { readonly invoiceDate: CalendarDate; readonly dueDate: CalendarDate | null }

/**
 * The terms a house usually gives, never longer than until the invoice is due; none where it gives nothing off.
 * @param percent whole, `days` from the day of the invoice on
 */
export function usualEarlyTerms(
  { percent, days }: { readonly percent: number; readonly days: number },
  { invoiceDate, dueDate }: Dates,
): EarlyTerms | null {
  if (percent === 0 || (dueDate !== null && dueDate < invoiceDate)) return null
  const until = addDays(invoiceDate, days)
  return { percent: percent * 100, until: dueDate !== null && dueDate < until ? dueDate : until }
}

/** @returns null where nothing is to be paid, or so little that nothing comes off */
export function earlyPaymentOf(terms: EarlyTerms | null, dueCents: number): EarlyPayment | null {
  if (terms === null || dueCents <= 0) return null
  const cents = rounded((dueCents * terms.percent) / wholePercent)
  return cents === 0 ? null : { ...terms, cents }
}

/**
 * Whoever pays early pays after the invoice came and no later than they would have to anyway.
 * @returns a refusal at `discountUntil`
 */
export function earlyTermsFault(terms: EarlyTerms | null, { invoiceDate, dueDate }: Dates): Refusal | null {
  if (terms === null) return null
  const field = 'discountUntil'
  if (terms.until < invoiceDate)
    return refusal('discount_too_early', 'Die Skontofrist liegt vor dem Rechnungsdatum.', field)
  if (dueDate !== null && terms.until > dueDate) {
    return refusal('discount_too_late', 'Die Skontofrist liegt hinter der Fälligkeit.', field)
  }
  return null
}

/**
 * What comes off with a payment: the discount, where it came in time and short by exactly that. Anything else is a part payment.
 * @param openCents of the invoice before it
 * @returns cents, 0 where nothing comes off
 */
export function discountTaken(
  paid: { readonly cents: number; readonly on: CalendarDate },
  openCents: number,
  terms: Pick<EarlyPayment, 'until' | 'cents'> | null,
): number {
  if (terms === null || paid.on > terms.until || paid.cents <= 0) return 0
  return openCents - paid.cents === terms.cents ? terms.cents : 0
}

/**
 * What of a discount comes off no more: all of it, once something of the invoice is left unpaid with it, as after the bank returned
 * the payment that earned it. Only a payment that stays earns it.
 * @param uncoveredCents of the invoice by what stayed and the discount; 0 or less where it is paid
 */
export function discountLost(discountCents: number, uncoveredCents: number): number {
  return uncoveredCents > 0 ? discountCents : 0
}

/** For how many days from the day of the invoice on; 0 for that very day. */
export function daysOfDiscount({ until }: EarlyTerms, invoiceDate: CalendarDate): number {
  return daysBetween(invoiceDate, until)
}

/** What somebody says of it; what is not said is as it was before, else as the house usually gives it. Null takes it off. */
export type AskedTerms = {
  readonly percent?: number | null | undefined
  readonly until?: CalendarDate | null | undefined
}

/**
 * The terms an invoice is to have.
 * @param before of the version before; undefined before there is one
 * @returns a refusal where only one of the two is known
 */
export function earlyTermsOf(
  asked: AskedTerms,
  before: EarlyTerms | null | undefined,
  usual: EarlyTerms | null,
): EarlyTerms | null | Refusal {
  const known = before === undefined ? usual : before
  const percent = asked.percent === undefined ? (known?.percent ?? null) : asked.percent
  const until = asked.until === undefined ? (known?.until ?? null) : asked.until
  if (percent === null || asked.until === null) return null
  if (until === null) return refusal('no_discount_day', 'Bitte angeben, bis wann Skonto gilt', 'discountUntil')
  return { percent, until }
}

/** An invoice with what may be taken off by whoever pays early; of what takes another back nothing is. */
export function withEarlyPayment(invoice: IssuedInvoice, terms: EarlyTerms | null): IssuedInvoice {
  const discount = earlyPaymentOf(terms, invoice.totals.dueCents)
  return discount === null ? invoice : { ...invoice, discount }
}
