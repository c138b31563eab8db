import type { Locale } from '../accounts/options.ts'
import type { Section } from '../calculation/line.ts'
import type { EuroRate } from '../calculation/rate-of-day.ts'
import type { CalendarDate } from '../calendar-date.ts'
import type { Addressee } from '../documents/salutation.ts'
import type { Electronic } from '../partners/e-invoicing.ts'
import type { RichText } from '../rich-text.ts'
import type { Addressing, InvoiceType } from './invoice-types.ts'
import type { DueAgain, StillOpen } from './standing.ts'

/**
 * An invoice as it was issued, whole and for good: what its paper, its XML and its booking are made of. Amounts are gross cents
 * of `currency`; days are 'YYYY-MM-DD'. `client_invoice_versions.snapshot` keeps it.
 */
export type IssuedInvoice = {
  readonly number: string
  readonly version: number
  readonly type: InvoiceType
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate | null
  /** When what is charged is or was supplied: the days of the trip. */
  readonly supply: { readonly from: CalendarDate; readonly to: CalendarDate }
  readonly currency: string
  readonly locale: Locale
  readonly addressing: Addressing
  readonly seller: Seller
  readonly buyer: Buyer
  readonly references: References
  /** What is charged; their sum is `totals.total`. */
  readonly lines: readonly IssuedLine[]
  /** What a prepayment or a cancelation is reckoned from: the price of the trip, told for the reader; empty otherwise. */
  readonly priceLines: readonly IssuedLine[]
  readonly taxGroups: readonly TaxGroup[]
  /** Received on earlier invoices and taken off, a payment each (§ 14 Abs. 5 UStG). */
  readonly deductions: readonly Deduction[]
  readonly totals: IssuedTotals
  readonly texts: { readonly introText: RichText | null; readonly introEndText: RichText | null }
  readonly signer: { readonly name: string; readonly role: string; readonly phone: string; readonly email: string }
  readonly showTax: boolean
  /** Its tax in euros, of an invoice in another currency that has some; not known of those issued before it was told. */
  readonly euroTax?: EuroTax
  /**
   * Of what takes an invoice back: what was received on that one and goes back; below nothing it was refunded and is asked for
   * again. Not known of those issued before it was kept.
   */
  readonly refundCents?: number
  /** Earlier invoices that it asks for as well. Not known of those issued before it was told. */
  readonly stillOpen?: readonly StillOpen[]
  /** Paid on hidden invoices, which it neither takes off nor asks for; nothing where no hidden one was paid. */
  readonly leftOut?: readonly LeftOut[]
  /** Of what takes an invoice back: those that are to be paid again by it. Not known of those issued before it was told. */
  readonly dueAgain?: readonly DueAgain[]
  /** What was issued before anybody asked for it has none. */
  readonly electronic?: Electronic
  /** What may be taken off by whoever pays early; what was issued before there was such a thing has none. */
  readonly discount?: EarlyPayment
  /** Who secures what is paid with it, where the trip is a package tour and not over by then. */
  readonly security?: Security
}

/** What may be taken off by whoever pays early ('Skonto'); `percent` in hundredths of a percent, `cents` of what is to be paid. */
export type EarlyPayment = { readonly percent: number; readonly until: CalendarDate; readonly cents: number }

/** The tax of an invoice in another currency, in cents of the euro, by the rate that it names. */
export type EuroTax = EuroRate & { readonly cents: number }

/** Who pays the clients' money back should the house be unable to, and until when; null for without an end (§ 651r BGB). */
export type Security = { readonly name: string; readonly until: CalendarDate | null }

/** Where a firm or a person is; `country` is the code of two letters. */
export type PostalAddress = {
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly country: string
}

/** Who issues it. */
export type Seller = {
  readonly name: string
  readonly address: PostalAddress
  readonly taxNumber: string
  readonly vatId: string
  /** 'Amtsgericht Hamburg, HRB 12345' */
  readonly register: string
  readonly phone: string
  readonly email: string
  readonly iban: string
  readonly bic: string
  readonly bankName: string
}

export type Buyer = {
  readonly clientId: number
  readonly name: string
  readonly address: PostalAddress
  /** To whom it is written there. */
  readonly contact: Addressee | null
  readonly contactEmail: string
  /** USt-IdNr. as it is written plainly; what was issued before it was told has none. */
  readonly vatId?: string
}

export type References = {
  readonly orderId: number
  readonly orderNumber: string
  readonly tripName: string
  readonly groupName: string
  /** The invoice it takes back. */
  readonly original: { readonly number: string; readonly date: CalendarDate } | null
}

/** -1: margin scheme of travel agencies, § 25 UStG; -2: the buyer owes the tax; 0: without tax; else the rate. */
export type TaxPercentage = number

/** Rows of the calculation, by key, that have another rate than the rest. */
export type LineTaxes = readonly { readonly key: string; readonly taxPercentage: TaxPercentage }[]

export type IssuedLine = {
  /** The row of the calculation it is made of: 'contingent-12'; null for what has none. */
  readonly key: string | null
  readonly section: Section | null
  readonly name: string
  /** 'ab 35 Pax; 36 Gäste, davon ein Freiplatz' */
  readonly detail: string
  readonly quantity: number
  readonly unitCents: number
  /** quantity × unitCents */
  readonly cents: number
  readonly taxPercentage: TaxPercentage
}

/** All lines of one rate: gross = net + tax, the tax rounded once. */
export type TaxGroup = {
  readonly taxPercentage: TaxPercentage
  readonly grossCents: number
  readonly netCents: number
  readonly taxCents: number
}

export type Deduction = {
  readonly invoiceId: number
  readonly number: string
  readonly type: InvoiceType
  readonly invoiceDate: CalendarDate
  readonly paidAt: CalendarDate
  /** What was received with this payment; below nothing it went back. */
  readonly cents: number
  /** The tax that is in it. */
  readonly taxCents: number
  /** It came off for paying early. */
  readonly isDiscount?: true
}

/** What was paid on an invoice that is hidden. */
export type LeftOut = {
  readonly invoiceId: number
  readonly number: string
  readonly type: InvoiceType
  readonly cents: number
}

export type IssuedTotals = {
  /** The price of the trip (money.md §3). */
  readonly beforePaymentsCents: number
  /** Hundredths of a percent, of an invoice over a share of the price. */
  readonly percent: number | null
  /** What it charges: the sum of its lines. */
  readonly totalCents: number
  readonly taxCents: number
  readonly deductedCents: number
  /** What is to be paid: total − deducted. */
  readonly dueCents: number
}
