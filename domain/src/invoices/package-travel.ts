import { addDays, type CalendarDate } from '../calendar-date.ts'
import { dateOfWire, wireOfDate } from '../wire.ts'
import type { IssuedInvoice, Security } from './issued.ts'

/** What is known of the duties towards travellers of a package tour (§ 651a ff. BGB). */
export type PackageTravel = {
  /** Off for who sells the trip on, or travels on business (§ 651a Abs. 5 BGB). */
  readonly isPackage: boolean
  readonly formGivenAt: CalendarDate | null
  /** Who secures the money of this trip; empty: who secures all of the house's. */
  readonly security: string
  readonly securityUntil: CalendarDate | null
}

/** How a house asks for money before a trip. */
export type DepositRules = {
  readonly usualPercent: number
  /** What is due so many days before the trip or later is no prepayment but its price. */
  readonly restDays: number
  readonly needsReason: boolean
  readonly needsSecurity: boolean
  readonly needsForm: boolean
  readonly security: string
  /** 'DD.MM.YYYY'; empty for one without an end. */
  readonly securityUntil: string
}

type Asked = Pick<IssuedInvoice, 'type' | 'invoiceDate' | 'dueDate' | 'supply' | 'totals'>

/**
 * Whether an invoice takes money for a package tour before its end, which only who secures it may (§ 651t BGB). What a cancelled
 * trip costs is none of it.
 */
export function takesMoneyBefore({ type, invoiceDate, dueDate, supply, totals }: Asked): boolean {
  return type !== 'cancelation' && totals.dueCents > 0 && (dueDate ?? invoiceDate) <= supply.to
}

/**
 * Whether what it asks for counts as a prepayment, of which courts allow a fifth: also a whole invoice, when it is due long before
 * the trip (BGH X ZR 85/12).
 */
export function isPrepaid(invoice: Asked, { restDays }: Pick<DepositRules, 'restDays'>): boolean {
  if (!takesMoneyBefore(invoice)) return false
  const { type, invoiceDate, dueDate, supply } = invoice
  return type === 'prepayment' || (dueDate ?? invoiceDate) < addDays(supply.from, -restDays)
}

/** Who secures what is paid for a trip: what it says itself, else its house. @returns null where nobody is named */
export function securityOf(trip: PackageTravel, house: DepositRules): Security | null {
  if (trip.security !== '') return { name: trip.security, until: trip.securityUntil }
  return house.security === '' ? null : { name: house.security, until: dateOfWire(house.securityUntil) }
}

/** Why a certificate does not secure a trip to its end; empty where it does. */
export function securityFault({ until }: Security, { to }: IssuedInvoice['supply']): string {
  if (until === null || until >= to) return ''
  const day = (date: CalendarDate) => wireOfDate(date).slice(0, 10)
  return `Der Sicherungsschein gilt nur bis ${day(until)}, die Reise endet am ${day(to)}.`
}

/** An invoice with who secures what is paid with it, where its client is owed that. */
export function secured(invoice: IssuedInvoice, trip: PackageTravel, house: DepositRules): IssuedInvoice {
  const security = trip.isPackage && takesMoneyBefore(invoice) ? securityOf(trip, house) : null
  return security === null ? invoice : { ...invoice, security }
}
