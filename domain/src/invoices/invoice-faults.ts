import { addDays, type CalendarDate, germanDate } from '../calendar-date.ts'
import { type Refusal, refusal } from '../refusal.ts'
import { marginScheme, reverseCharge } from './invoice-tax.ts'
import type { LineTaxes, TaxPercentage } from './issued.ts'

/** How far ahead an invoice may be dated: the last ones of a year are written in autumn for January. */
const daysAhead = 92
/** Before it nobody booked here: a year typed with two digits. */
const firstPayment: CalendarDate = '2000-01-01'

/**
 * The day somebody dates an invoice, which says from which year its number is: last year's books are open while this year's are
 * kept, older ones are closed.
 * @param numberedIn the year of the number it has already; null before it has one
 * @returns a refusal at `invoiceDate`
 */
export function invoiceDateFault(
  typed: CalendarDate,
  { today, numberedIn }: { readonly today: CalendarDate; readonly numberedIn: string | null },
): Refusal | null {
  const earliest: CalendarDate = `${Number(today.slice(0, 4)) - 1}-01-01`
  if (typed < earliest) {
    const message = `Das Rechnungsdatum liegt vor dem Vorjahr: frühestens 01.01.${earliest.slice(0, 4)}.`
    return refusal('invoice_too_early', message, 'invoiceDate')
  }
  if (typed > addDays(today, daysAhead)) {
    return refusal('invoice_too_late', 'Das Rechnungsdatum liegt mehr als drei Monate in der Zukunft.', 'invoiceDate')
  }
  if (numberedIn !== null && !typed.startsWith(numberedIn)) {
    return refusal('other_year', `Die Nummer ist aus dem Jahr ${numberedIn}; das Datum bleibt darin.`, 'invoiceDate')
  }
  return null
}

/** The rates somebody chose for an invoice, and the rows they are for. */
export type ChosenRates = {
  readonly taxPercentage: TaxPercentage | null
  readonly lineTaxes: LineTaxes
}

/**
 * Rates are those the house has chosen (002 §9 'Tax options come from settings'), or the margin scheme; other ones stay only on an
 * invoice that has them already.
 * @param kept rates of the version before @param keys of the rows of the calculation
 * @returns a refusal at `taxPercentage` or `lineTaxes`
 */
export function rateFault(
  { taxPercentage, lineTaxes }: ChosenRates,
  { offered, kept, keys }: Record<'offered' | 'kept', readonly TaxPercentage[]> & { readonly keys: readonly string[] },
): Refusal | null {
  const known = new Set([marginScheme, ...offered, ...kept])
  const message = (rate: TaxPercentage) =>
    `${rate === reverseCharge ? 'Reverse Charge' : `${rate} %`} ist unter Einstellungen, Kundenrechnungen, nicht als Steuer gewählt.`
  if (taxPercentage !== null && !known.has(taxPercentage)) {
    return refusal('unknown_rate', message(taxPercentage), 'taxPercentage')
  }
  for (const line of lineTaxes) {
    if (!known.has(line.taxPercentage)) return refusal('unknown_rate', message(line.taxPercentage), 'lineTaxes')
    if (!keys.includes(line.key)) {
      return refusal('unknown_line', `Die Kalkulation hat keine Zeile ${line.key}.`, 'lineTaxes')
    }
  }
  return null
}

/**
 * The day on which the form of Art. 250 EGBGB was handed over: what is to come has not been.
 * @returns a refusal at `formGivenAt`
 */
export function formDateFault(typed: CalendarDate | null | undefined, today: CalendarDate): Refusal | null {
  if (typed == null || typed <= today) return null
  return refusal('form_to_come', 'Der Tag liegt in der Zukunft.', 'formGivenAt')
}

/**
 * The day of a payment: nobody has received tomorrow's money.
 * @returns a refusal at `dateOfPayment`
 */
export function paymentDateFault(typed: CalendarDate, today: CalendarDate): Refusal | null {
  if (typed > today) return refusal('future_payment', 'Die Zahlung liegt in der Zukunft.', 'dateOfPayment')
  if (typed < firstPayment) {
    return refusal('early_payment', 'Bitte ein Jahr ab 2000 angeben.', 'dateOfPayment')
  }
  return null
}

/** A trip is paid in the months around its invoices; more than a year earlier is mostly another year than was meant. */
const longBefore = 366

/**
 * The question whether the day of a payment is meant that lies long before its invoice (INV-04).
 * @param invoice its number and day @returns null for any other day
 */
export function longBeforeQuestion(
  typed: CalendarDate,
  { number, invoiceDate }: { readonly number: string; readonly invoiceDate: CalendarDate },
): Refusal | null {
  if (typed >= addDays(invoiceDate, -longBefore)) return null
  const message = `Der Zahlungseingang ${germanDate(typed)} liegt lange vor der Rechnung ${number} vom ${germanDate(invoiceDate)}. Ist der Tag richtig?`
  return refusal('long_before_invoice', message)
}

/**
 * What an invoice asks for and replaces is judged beside those of its trip: one that came since whoever issues it has looked was not
 * in what they agreed to (decision 058).
 * @param seen the newest invoice they know, null for none
 * @param invoices of the trip, in the order in which they were issued
 */
export function unseenFault(
  seen: number | null,
  invoices: readonly { readonly id: number; readonly number: string }[],
): Refusal | null {
  const newest = invoices.at(-1)
  if (newest === undefined || newest.id <= (seen ?? 0)) return null
  const message = `Inzwischen ist die Rechnung ${newest.number} ausgestellt worden. Bitte sieh dir die Vorschau noch einmal an.`
  return refusal('unseen_invoice', message)
}
