import { hasPaymentsThatCount } from '../calculation/calculate.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { taxInPayment } from './invoice-tax.ts'
import type { InvoiceType } from './invoice-types.ts'
import type { Deduction, LeftOut } from './issued.ts'

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
  readonly payments: readonly ReceivedPayment[]
  /** What was written down and taken back since. */
  readonly removed?: readonly RemovedPayment[]
}
type ReceivedPayment = {
  /** Where it stands in the order of writing down; needed beside what was taken back. */
  readonly place?: number
  readonly cents: number
  readonly date: CalendarDate
  readonly isDiscount?: boolean
}
type RemovedPayment = {
  readonly place: number
  readonly cents: number
  /** The last place that was written down before it was taken back. */
  readonly after: number
}

/** What was paid on each invoice that stands, hidden or not. */
export function paidOnEach(invoices: readonly ReceivedInvoice[]): { invoiceId: number; cents: number }[] {
  return invoices
    .filter(({ status, takesBack }) => status !== 'canceled' && !takesBack)
    .map(({ id: invoiceId, payments }) => ({ invoiceId, cents: payments.reduce((sum, { cents }) => sum + cents, 0) }))
}

/**
 * What was paid on hidden invoices: 002 §9 takes it off of no later one, so a later one leaves it out and says so before it is issued
 * (decision 161).
 */
export function leftOutOn(invoices: readonly ReceivedInvoice[]): LeftOut[] {
  const byId = new Map(invoices.map((one) => [one.id, one]))
  return paidOnEach(invoices).flatMap(({ invoiceId, cents }) => {
    const one = byId.get(invoiceId)
    return one === undefined || one.billingType === 'included' || cents === 0
      ? []
      : [{ invoiceId, number: one.number, type: one.type, cents }]
  })
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
function receivedOnOne({ payments, removed = [], ...invoice }: ReceivedInvoice): Deduction[] {
  const { id: invoiceId, number, type, invoiceDate } = invoice
  const taxes = taxesIn(payments, removed, (cents) => taxInPayment(cents, invoice))
  return payments.map(({ cents, date: paidAt, isDiscount = false }, index) => {
    const told = { invoiceId, number, type, invoiceDate, paidAt, cents, taxCents: taxes[index] ?? 0 }
    return isDiscount ? { ...told, isDiscount } : told
  })
}

/**
 * The tax in each payment, by what stood there when it was written down: one that was taken back counts until then. A cent that is left
 * by that falls to the last that stands there at that moment; all others are told as before.
 */
function taxesIn(
  payments: readonly ReceivedPayment[],
  removed: readonly RemovedPayment[],
  taxIn: (cents: number) => number,
): number[] {
  const own = payments.map(({ place, cents }, index) => ({ place: place ?? index, cents, after: null, taxCents: 0 }))
  const gone = removed.map((one) => ({ ...one, taxCents: 0 }))
  let standing: { readonly cents: number; taxCents: number; readonly after: number | null }[] = []
  const sum = (of: 'cents' | 'taxCents') => standing.reduce((all, one) => all + one[of], 0)
  const missing = () => taxIn(sum('cents')) - sum('taxCents')
  for (const one of [...own, ...gone].toSorted((first, second) => first.place - second.place)) {
    standing.push(one)
    one.taxCents = missing()
    standing = standing.filter(({ after }) => after !== one.place)
    const last = standing.at(-1)
    if (last !== undefined) last.taxCents += missing()
  }
  return own.map(({ taxCents }) => taxCents)
}
