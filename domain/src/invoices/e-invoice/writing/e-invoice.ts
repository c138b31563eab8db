import type { CalendarDate } from '../../../calendar-date.ts'
import type { Endpoint } from '../../../partners/e-invoicing.ts'
import type { PostalAddress } from '../../issued.ts'

/** An invoice in the words of EN 16931; the numbers are its terms. Amounts are cents of `currency`, those of lines without tax. */
export type EInvoice = {
  /** BT-23, BT-24 */
  readonly process: string
  readonly profile: string
  /** BT-1, BT-3, BT-2 */
  readonly number: string
  readonly typeCode: string
  readonly issueDate: CalendarDate
  /** BT-9, or BT-20 where no day is set. */
  readonly dueDate: CalendarDate | null
  readonly terms: string
  /** BT-5 */
  readonly currency: string
  /** BT-6, BT-111: the tax in euros, of an invoice in another currency that has some. */
  readonly euroTaxCents: number | null
  /** BT-22 */
  readonly notes: readonly string[]
  /** BT-10, BT-14 */
  readonly buyerReference: string
  readonly salesOrder: string
  /** BG-3 */
  readonly preceding: readonly { readonly number: string; readonly date: CalendarDate }[]
  /** BG-14 */
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate }
  readonly seller: ESeller
  readonly buyer: EBuyer
  readonly payment: EPayment
  readonly lines: readonly ELine[]
  readonly allowances: readonly EAllowance[]
  readonly taxes: readonly ETax[]
  readonly totals: ETotals
}

export type EParty = {
  readonly name: string
  readonly address: PostalAddress
  readonly endpoint: Endpoint | null
  /** BG-6, BG-9; null for nobody. */
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string } | null
}

/** BT-48 */
export type EBuyer = EParty & { readonly vatId: string }

export type ESeller = EParty & {
  /** BT-29, for who has neither register nor USt-IdNr. */
  readonly id: string
  /** BT-30, BT-33 */
  readonly registerNumber: string
  readonly register: string
  /** BT-31, BT-32 */
  readonly vatId: string
  readonly taxNumber: string
}

/** BG-16; the account is empty where none is to be paid to. */
export type EPayment = {
  readonly code: string
  readonly purpose: string
  readonly iban: string
  readonly bic: string
  readonly holder: string
}

/** BT-118, BT-119 */
export type ERate = { readonly category: 'S' | 'E' | 'AE'; readonly percentage: number }

export type ELine = {
  readonly rate: ERate
  readonly name: string
  readonly description: string
  readonly quantity: number
  /** BT-146 as it is written: never below nothing. */
  readonly price: string
  readonly netCents: number
}

/** BG-20: a discount on the whole invoice, its amount without tax. */
export type EAllowance = { readonly rate: ERate; readonly reason: string; readonly netCents: number }

export type ETax = {
  readonly rate: ERate
  readonly netCents: number
  readonly taxCents: number
  /** BT-120, BT-121 */
  readonly reason: string
  readonly reasonCode: string
}

export type ETotals = {
  readonly linesCents: number
  readonly allowancesCents: number
  readonly netCents: number
  readonly taxCents: number
  readonly grossCents: number
  readonly prepaidCents: number
  readonly dueCents: number
}
