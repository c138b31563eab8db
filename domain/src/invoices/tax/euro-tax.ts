import type { EuroRate } from '../../calculation/rate-of-day.ts'
import { addDays, germanDate } from '../../calendar-date.ts'
import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { defaultCurrency, rounded } from '../../money.ts'
import type { IssuedInvoice } from '../issued.ts'

/**
 * Tax that is owed here stands on the invoice in euros as well, whatever the invoice is in (§ 16 Abs. 6 UStG, Art. 230 MwStSystRL).
 * @param rate null where none is known: then {@link euroTaxChecks} says so
 * @returns the invoice with that tax; as it is without tax, and in euros
 */
export function withEuroTax(invoice: IssuedInvoice, rate: EuroRate | null): IssuedInvoice {
  if (rate === null || !needsEuroTax(invoice)) return invoice
  return { ...invoice, euroTax: { ...rate, cents: rounded(invoice.totals.taxCents / rate.rate) } }
}

/** The tax of what takes an invoice back: by the rate of that one. */
export function turnedEuroTax({ euroTax }: IssuedInvoice): Pick<IssuedInvoice, 'euroTax'> {
  return euroTax === undefined ? {} : { euroTax: { ...euroTax, cents: -euroTax.cents + 0 } }
}

function needsEuroTax({ currency, totals }: IssuedInvoice): boolean {
  return currency !== defaultCurrency && totals.taxCents !== 0
}

/** The rate of a month is taken for that month (§ 16 Abs. 6 UStG). */
const usualDays = 31

/** That a rate is missing for an invoice that needs one, or is older than is usual. */
export function euroTaxChecks(invoice: IssuedInvoice): PaperCheck[] {
  const { currency, euroTax, invoiceDate, references } = invoice
  // What takes an invoice back says what that one said.
  if (!needsEuroTax(invoice) || references.original !== null) return []
  const check = { key: 'euroTax', label: 'Umsatzsteuer in Euro', path: `/orders/${references.orderId}` }
  if (euroTax === undefined) {
    const message = `Die Umsatzsteuer muss auch in Euro auf der Rechnung stehen (§ 16 Abs. 6 UStG). Für ${currency} ist kein Kurs bekannt: Bitte bei der Reise die Kurse holen.`
    return [{ ...check, isMet: false, isRequired: true, message }]
  }
  if (euroTax.date > invoiceDate) {
    const later = `Von vor dem ${germanDate(invoiceDate)} ist kein Kurs für ${currency} bekannt. Die Umsatzsteuer in Euro nimmt den vom ${germanDate(euroTax.date)}: Bitte bei der Reise eine Kursdatei lesen, in der jener Tag steht.`
    return [{ ...check, isMet: false, isRequired: false, message: later }]
  }
  if (euroTax.date >= addDays(invoiceDate, -usualDays)) return []
  const message = `Der Kurs für die Umsatzsteuer in Euro ist vom ${germanDate(euroTax.date)}: Bitte bei der Reise die neuesten Kurse holen.`
  return [{ ...check, isMet: false, isRequired: false, message }]
}
