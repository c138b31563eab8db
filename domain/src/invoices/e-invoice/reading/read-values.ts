import { addDays, type CalendarDate, isCalendarDate } from '../../../calendar-date.ts'
import { rounded } from '../../../money.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import type { ReadInvoice } from './read-invoice.ts'

/** What a file says that it cannot mean; caught where the file is refused. */
export class UnreadableValue extends Error {}

/** @returns '20270514' and '2027-05-14' as a day; null where none is told @throws UnreadableValue for what is none */
export function dayOf(element: XmlElement | undefined): CalendarDate | null {
  if (element === undefined || element.text === '') return null
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(element.text) ?? []
  const date = `${year}-${month}-${day}`
  if (!isCalendarDate(date)) throw new UnreadableValue(`„${element.text.slice(0, 40)}“ ist kein Datum`)
  return date
}

/** @returns '1234.5' as cents; null where no amount is told @throws UnreadableValue for what is none */
export function centsOf(element: XmlElement | undefined): number | null {
  if (element === undefined || element.text === '') return null
  if (!/^[+-]?(\d{1,13}(\.\d{0,10})?|\.\d{1,10})$/.test(element.text)) {
    throw new UnreadableValue(`„${element.text.slice(0, 40)}“ ist kein Betrag`)
  }
  // Through a text of fixed length, for 1.005 × 100 is no whole number of cents to a machine.
  return rounded(Number(`${Number(element.text).toFixed(4)}e2`)) + 0
}

/** Amounts that are added up somewhere; prices have as many places as they need. */
const summed =
  /^((LineTotal|TaxBasisTotal|TaxTotal|GrandTotal|TotalPrepaid|Rounding|DuePayable|AllowanceTotal|ChargeTotal|Calculated|Basis)Amount|(LineExtension|TaxExclusive|TaxInclusive|Prepaid|PayableRounding|Payable|Taxable|Tax)Amount)$/

/** Whether all amounts of an invoice that are added up are told in whole cents: then their sums have to be right to the cent. */
export function isInCents({ name, text, children }: XmlElement): boolean {
  if (summed.test(name) && /\.\d{2}\d*[1-9]/.test(text)) return false
  return children.every(isInCents)
}

/** @returns '19.00' as 19; null where none is told */
export function percentageOf(element: XmlElement | undefined): number | null {
  if (element === undefined || !/^\d{1,3}(\.\d{1,6})?$/.test(element.text)) return null
  return Number(element.text)
}

/**
 * The discount for paying early in the terms of payment (BT-20), as XRechnung wants it told for programs: '#SKONTO#TAGE=8#PROZENT=2.00#'.
 * Of several steps it is the first; one of a part of the amount alone is none that could be taken over.
 */
export function discountIn(terms: string, invoiceDate: CalendarDate | null): ReadInvoice['discount'] {
  const told = /^#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2})\.(\d{2})#\s*$/m.exec(terms)
  if (told === null || invoiceDate === null) return null
  const percent = Number(told[2]) * 100 + Number(told[3])
  return percent === 0 ? null : { percent, until: addDays(invoiceDate, Number(told[1])) }
}
