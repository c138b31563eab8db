import type { PrintedWords } from '../../documents/document-words.ts'
import type { InvoiceType } from '../invoice-types.ts'

/** The heads of the columns. */
type Columns = Record<'item' | 'service' | 'quantity' | 'unitPrice' | 'amount', string>
type TaxColumns = Record<'tax' | 'net' | 'taxAmount' | 'gross', string>
export type PrintedInvoiceWords = PrintedWords & Columns & TaxColumns

/** The fixed words of an invoice in one language; '{Ihre|deine}' as one is with its reader. */
export type InvoiceWords = {
  names: Readonly<Record<InvoiceType, string>>
  /** @param currency its sign or code, in which the figures below are */
  columns: (currency: string) => Columns
  taxColumns: TaxColumns
  facts: Record<'number' | 'service' | 'due' | 'original' | 'buyerVatId', string>
  /** In place of a number that is not given yet. */
  numberFollows: string
  /** On what is no invoice yet, and on what is only a copy of one. */
  marks: Record<'preview' | 'copy', string>
  letter: Readonly<Record<Exclude<InvoiceType, 'cancelation'>, (category: string, period: string) => string>> & {
    cancelation: (original: string) => string
    /** Without an invoice to take back it charges what a cancelled trip costs. */
    charge: (category: string, period: string) => string
  }
  /** '2027-0318 vom 22. März 2027' */
  numberAndDate: (number: string, date: string) => string
  total: string
  part: Readonly<Record<'prepayment' | 'cancelation' | 'charge', string>>
  percent: (percent: string) => string
  received: (date: string) => string
  /** Of a payment below nothing. */
  paidBack: (date: string) => string
  /** Of what came off for paying early. */
  discounted: (date: string) => string
  /** What an invoice took off, on the one that takes it back: nobody has paid anything back by that. */
  offNoMore: (payment: string) => string
  ofInvoice: (number: string) => string
  taxIncluded: (amount: string) => string
  due: Readonly<Record<InvoiceType, string>>
  /** What of an invoice that is taken back is asked for no more. */
  canceled: string
  refund: string
  settled: string
  /** @param rate '1 EUR = 0,935 CHF' */
  taxInEuros: (amount: string, rate: string, date: string) => string
  marginScheme: string
  taxFree: string
  /** The same beside the margin scheme: what is bought in for a third country (§ 25 Abs. 2 UStG). */
  thirdCountry: string
  /** What a cancelled trip costs is compensation, where no tax is on it. */
  compensation: string
  marginRate: string
  /** Of services of which the buyer owes the tax (§ 14a Abs. 1 UStG). */
  reverseCharge: string
  reverseRate: string
  /** @param until the last day @param rest what is to be paid then */
  discount: (percent: string, amount: string, until: string, rest: string) => string
  /** @param until the last day of the certificate, null for one without an end */
  secured: (by: string, until: string | null) => string
  payment: Record<'title' | 'holder' | 'iban' | 'bic' | 'purpose' | 'due' | 'amount' | 'code', string>
  codeAlt: (amount: string) => string
  /** Of an earlier invoice whose claim is in this one. */
  notBeside: (invoice: string, open: string) => string
  /** Of one that showed tax as well (§ 14c Abs. 1 UStG, § 31 Abs. 5 UStDV). */
  replaces: (tax: string) => string
  /** Where money goes back, no transfer is asked for. */
  refundNote: string
  /** Of an invoice that is taken back before anything was received. */
  nothingDue: string
  /** The same of both where an earlier invoice is to be paid again. */
  settledSoFar: Record<'refund' | 'nothing', string>
  /** Of that one. @param until the last day */
  dueAgain: (invoice: string, open: string, until: string) => string
  purpose: (number: string, trip: string) => string
}
