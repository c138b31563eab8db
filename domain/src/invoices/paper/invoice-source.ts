import type { CalendarDate } from '../../calendar-date.ts'
import type { DocumentSource } from '../../documents/document-source.ts'
import type { RichText } from '../../rich-text.ts'
import type { InvoiceType } from '../invoice-types.ts'
import type { EarlyPayment, EuroTax, Security } from '../issued.ts'
import type { DueAgain, StillOpen } from '../standing.ts'

/** All that an invoice says, amounts in cents of its currency. `invoiceDocument` turns it into words and reckons nothing. */
export type InvoiceSource = DocumentSource & {
  readonly type: InvoiceType
  /** Null until it is issued. */
  readonly number: string | null
  readonly currency: string
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate | null
  /** Under which number the client is taxed; empty where nobody has told. */
  readonly buyerVatId: string
  /** Below the salutation; a usual text of its type when null. */
  readonly introText: RichText | null
  /** Below the sums. */
  readonly introEndText: RichText | null
  readonly lines: readonly InvoiceLine[]
  /** Of all lines, before any payment (002 §5). */
  readonly beforePaymentsCents: number
  /** What of it a prepayment or a cancelation asks for; the percentage is null for an amount somebody typed. */
  readonly part: { readonly percent: number | null; readonly cents: number } | null
  /** What was paid before, an entry each (§ 14 Abs. 5 UStG). */
  readonly received: readonly ReceivedPayment[]
  /** Earlier invoices that are not to be paid beside it. */
  readonly stillOpen: readonly StillOpen[]
  /** Earlier invoices that are to be paid again. */
  readonly dueAgain: readonly DueAgain[]
  /** What of the invoice it takes back is asked for no more; null of all others. Then `dueCents` is what goes back. */
  readonly canceledCents: number | null
  readonly dueCents: number
  /** One for each rate, in which the gross amounts add up to what is invoiced. */
  readonly taxes: readonly InvoiceTax[]
  /** The tax in euros, of an invoice in another currency that shows some. */
  readonly euroTax: EuroTax | null
  /** Which invoice a cancelation takes back. */
  readonly original: { readonly number: string; readonly date: CalendarDate } | null
  readonly account: InvoiceAccount | null
  /** What may be taken off by whoever pays early; null where nothing is. */
  readonly discount: EarlyPayment | null
  /** Who secures what is paid with it; null where nobody has to. */
  readonly security: Security | null
  /** Whether it ends with a signature (002 §5 'signature'). */
  readonly isSigned: boolean
}

export type InvoiceLine = {
  readonly name: string
  /** 'pro Person', what the price is for. */
  readonly detail: string
  readonly quantity: number
  readonly unitCents: number
  readonly cents: number
}

export type ReceivedPayment = {
  /** When it was paid, or the day of the prepayment invoice. */
  readonly date: CalendarDate
  readonly invoiceNumber: string
  readonly cents: number
  /** The tax in it, null under the margin scheme. */
  readonly taxCents: number | null
  /** It came off for paying early. */
  readonly isDiscount?: boolean
}

/** A percentage of −1 is the margin scheme, which shows no tax (§ 25 UStG); of −2 the tax is owed by the buyer. */
export type InvoiceTax = { readonly percentage: number; readonly grossCents: number; readonly taxCents: number }

export type InvoiceAccount = { readonly holder: string; readonly iban: string; readonly bic: string }
