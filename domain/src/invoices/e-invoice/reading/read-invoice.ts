import type { CalendarDate } from '../../../calendar-date.ts'
import type { PostalAddress } from '../../issued.ts'

/**
 * What an electronic invoice of somebody else says (EN 16931), whichever of the two forms it came in. Amounts are cents of
 * `currency`; days are 'YYYY-MM-DD'; a text that is not told is empty.
 */
export type ReadInvoice = {
  readonly syntax: 'CII' | 'UBL'
  /** BT-24, by which rules it was made: 'urn:cen.eu:en16931:2017'. */
  readonly profile: string
  /** BT-3 of a credit note: what it says is given back. */
  readonly isCreditNote: boolean
  readonly number: string
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate | null
  /** What may be taken off by paying early, as XRechnung tells it in BT-20 (BR-DE-18); hundredths of a percent. */
  readonly discount: { readonly percent: number; readonly until: CalendarDate } | null
  readonly supply: { readonly from: CalendarDate; readonly to: CalendarDate } | null
  readonly currency: string
  readonly seller: ReadParty
  readonly buyer: ReadParty
  /** BT-10 and BT-13: how we are to find out what it is for. */
  readonly buyerReference: string
  readonly orderReference: string
  readonly account: ReadAccount
  readonly lines: readonly ReadLine[]
  readonly taxes: readonly ReadTax[]
  readonly totals: ReadTotals
  /** What is to be noticed before it is paid: German sentences. */
  readonly warnings: readonly string[]
}

export type ReadParty = {
  readonly name: string
  readonly address: PostalAddress
  readonly vatId: string
  readonly taxNumber: string
  readonly email: string
  readonly phone: string
}

/** To whom it is to be paid, and what the transfer is to say. */
export type ReadAccount = {
  readonly holder: string
  /** Without blanks, in capitals. */
  readonly iban: string
  readonly bic: string
  readonly purpose: string
}

export type ReadLine = {
  readonly position: string
  readonly name: string
  readonly description: string
  /** As it is told: '2', '1.5'. */
  readonly quantity: string
  readonly netCents: number
  /** Null where none applies. */
  readonly taxPercentage: number | null
}

/** One rate of BG-23. */
export type ReadTax = {
  /** 'S' taxed, 'E' exempt, 'AE' the receiver owes it … (UNTDID 5305) */
  readonly category: string
  readonly percentage: number
  readonly netCents: number
  readonly taxCents: number
  readonly reason: string
}

export type ReadTotals = {
  readonly netCents: number
  readonly taxCents: number
  readonly grossCents: number
  readonly prepaidCents: number
  /** By which the last sum was rounded (BT-114). */
  readonly roundingCents: number
  /** What is to be paid. */
  readonly dueCents: number
}
