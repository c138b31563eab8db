import type { Totals } from '../calculation/calculate.ts'
import { formatMoney, rounded } from '../money.ts'
import { type Refusal, refusal } from '../refusal.ts'
import type { AmountType, InvoiceStatus, InvoiceType } from './invoice-types.ts'

/** What somebody asks an invoice to be about; null for what they left to the calculation. */
export type AskedAmount = {
  readonly type: InvoiceType
  /** Hundredths of a percent. */
  readonly percent: number | null
  readonly amountCents: number | null
  readonly partialCents: number | null
}

/** What an invoice charges, takes off and asks for, in cents. */
export type InvoiceAmounts = {
  readonly amountType: AmountType | null
  readonly percent: number | null
  readonly partialCents: number | null
  /** What it charges: the sum of its lines. */
  readonly totalCents: number
  /** Payments on earlier invoices that are taken off. */
  readonly deductedCents: number
  /** total − deducted */
  readonly dueCents: number
  /** Whether it is made of the rows of the calculation, of a share of their sum, or of an amount somebody typed. */
  readonly from: 'rows' | 'share' | 'typed'
}

const wholePercent = 10_000

/**
 * What an invoice comes to (002 §5, §9; INV-11). A share of the price is partial amount = percent × amount before payments / 100;
 * due of a prepayment or cancelation = partial amount − (amount before payments − amount), where amount is what is due of the trip.
 * @param totals of the calculation on the basis of the invoice @param currency for the sentences
 * @returns a refusal at `percent` or `amount`
 */
export function invoiceAmounts(asked: AskedAmount, totals: Totals, currency: string): InvoiceAmounts | Refusal {
  const fault = percentFault(asked.percent)
  if (fault !== null) return fault
  switch (asked.type) {
    case 'prepayment':
    case 'cancelation':
      return shareOf(asked, totals, currency)
    case 'normal':
    case 'final':
      return wholeOf(asked, totals, currency)
  }
}

/** Whether it asks for the price or a share of it, and so for what was open on earlier invoices; amounts of their own do not. */
export function takesOver(type: InvoiceType, { from }: Pick<InvoiceAmounts, 'from'>): boolean {
  return from !== 'typed' || type === 'final'
}

/** 'paid when the amount to pay is exactly 0.00' (002 §4) */
export function statusOf(dueCents: number): Extract<InvoiceStatus, 'new' | 'paid'> {
  return dueCents === 0 ? 'paid' : 'new'
}

/** A share is one of the whole, also where an invoice asks for none. */
function percentFault(percent: number | null): Refusal | null {
  if (percent === null) return null
  if (percent <= 0) return refusal('percent_too_low', 'Bitte mehr als 0 % angeben', 'percent')
  return percent > wholePercent ? refusal('percent_too_high', 'Höchstens 100 %', 'percent') : null
}

/** Earlier payments are in `due` already; a trip without prices is reckoned from what somebody typed. */
function shareOf(asked: AskedAmount, totals: Totals, currency: string): InvoiceAmounts | Refusal {
  const { payments } = totals
  const beforePayments = totals.beforePayments === 0 ? (asked.amountCents ?? 0) : totals.beforePayments
  const paidBefore = totals.beforePayments - totals.due
  const { percent, amountCents } = asked
  if (percent !== null) {
    const partialCents = rounded((percent * beforePayments) / wholePercent)
    const amounts = { amountType: 'percent', percent, partialCents, totalCents: partialCents } as const
    return checked(asked, totals, currency, {
      ...amounts,
      ...{ deductedCents: payments, dueCents: partialCents - paidBefore, from: 'share' },
    })
  }
  if (asked.partialCents !== null) {
    const { partialCents } = asked
    const amounts = { amountType: 'amount', percent, partialCents, totalCents: partialCents } as const
    return checked(asked, totals, currency, {
      ...amounts,
      ...{ deductedCents: payments, dueCents: partialCents - paidBefore, from: 'share' },
    })
  }
  if (amountCents === null) return refusal('no_amount', 'Bitte einen Betrag oder Prozentsatz angeben', 'amount')
  // What is to be paid was typed: with the earlier payments it is the share.
  return checked(asked, totals, currency, {
    ...{ amountType: 'amount', percent, partialCents: amountCents + paidBefore },
    ...{ totalCents: amountCents, deductedCents: 0, dueCents: amountCents, from: 'typed' },
  })
}

function checked(
  { type, percent }: AskedAmount,
  totals: Totals,
  currency: string,
  amounts: InvoiceAmounts,
): InvoiceAmounts | Refusal {
  const field = percent === null ? 'amount' : 'percent'
  const told = (cents: number) => formatMoney({ cents, currency })
  if (type === 'cancelation') {
    // With what is paid before it comes to more than the price (§ 651h Abs. 1 BGB: compensation, at most that).
    if (totals.beforePayments > 0 && amounts.dueCents > totals.due) {
      const message = `Die Stornokosten sind höher als der Reisepreis von ${told(totals.beforePayments)}.`
      return refusal('above_price', message, field)
    }
    return chargeFault(amounts, totals, field) ?? amounts
  }
  if (amounts.dueCents <= 0 && totals.payments <= 0) {
    return refusal('nothing_asked', 'Bitte einen Betrag über 0 angeben', field)
  }
  if (amounts.dueCents <= 0) {
    const message = `Auf die Reise sind schon ${told(totals.payments)} bezahlt: Mit dieser Anzahlung ist nichts mehr zu zahlen.`
    return refusal('prepaid_already', message, field)
  }
  if (totals.beforePayments !== 0 && amounts.dueCents > totals.due) {
    return refusal('above_rest', `Die Anzahlung ist höher als der Rest von ${told(totals.due)}.`, field)
  }
  return amounts
}

/** What a cancelled trip costs may be less than what is paid, but it is something: an invoice over nothing would use up a number. */
function chargeFault({ totalCents, partialCents }: InvoiceAmounts, totals: Totals, field: string): Refusal | null {
  if (totalCents !== 0 || (partialCents === 0 && totals.payments > 0 && field === 'amount')) return null
  const message =
    field === 'percent' && totals.beforePayments === 0
      ? 'Die Reise hat keinen Preis, von dem Stornokosten in Prozent zu rechnen sind. Bitte einen Betrag angeben.'
      : 'Bitte einen Betrag über 0 angeben'
  return refusal('nothing_charged', message, field)
}

/** Invoices over the whole price take the payments off; another amount that somebody typed is an invoice of its own. */
function wholeOf({ type, amountCents }: AskedAmount, totals: Totals, currency: string): InvoiceAmounts | Refusal {
  const { beforePayments, payments, due } = totals
  const none = { amountType: null, percent: null, partialCents: null } as const
  const isReckoned = amountCents === null || amountCents === due || amountCents === beforePayments
  if (isReckoned) {
    return { ...none, totalCents: beforePayments, deductedCents: payments, dueCents: due, from: 'rows' }
  }
  if (type === 'final' && beforePayments !== 0) {
    const sum = formatMoney({ cents: due, currency })
    return refusal('not_the_rest', `Die Endabrechnung kommt auf ${sum}. Preise ändert die Kalkulation.`, 'amount')
  }
  if (amountCents < 0) {
    return refusal('below_nothing', 'Zurückgezahlt wird mit einer Stornorechnung.', 'amount')
  }
  return type === 'final'
    ? { ...none, totalCents: amountCents + payments, deductedCents: payments, dueCents: amountCents, from: 'typed' }
    : { ...none, totalCents: amountCents, deductedCents: 0, dueCents: amountCents, from: 'typed' }
}
