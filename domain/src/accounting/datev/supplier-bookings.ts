import type { CalendarDate } from '../../calendar-date.ts'
import type { SupplierInvoiceType } from '../suppliers/supplier-invoice-types.ts'
import { supplierInvoiceTypes } from '../suppliers/supplier-invoice-types.ts'
import type { SupplierTaxKind } from '../suppliers/supplier-tax.ts'
import { type Account, type AccountingSettings, type AccountUse, accountFor } from './accounts.ts'
import { type Booking, booked, type Told } from './bookings.ts'

/** An approved invoice of a supplier, as it is booked. */
export type BookedSupplierInvoice = {
  readonly number: string
  readonly type: SupplierInvoiceType
  readonly date: CalendarDate
  readonly dueDate: CalendarDate | null
  /** Gross, above 0, also of a credit. */
  readonly cents: number
  /** Of them what was taken off when it was paid. */
  readonly discountCents: number
  readonly currency: string
  readonly taxKind: SupplierTaxKind
  /** Empty for that of its kind. */
  readonly costAccount: string
  /** Number under which the supplier is booked. */
  readonly creditor: string
  readonly supplierName: string
  readonly orderNumber: string
}

/** By what kind of tax an invoice has: what it costs, what was paid in advance, what came off for paying early. */
const uses = {
  margin: { cost: 'costMargin', advance: 'advance0', received: 'received0' },
  input19: { cost: 'cost19', advance: 'advance19', received: 'received19' },
  input7: { cost: 'cost7', advance: 'advance7', received: 'received7' },
  none: { cost: 'cost0', advance: 'advance0', received: 'received0' },
} as const satisfies Record<SupplierTaxKind, Record<'cost' | 'advance' | 'received', AccountUse>>

/**
 * What an invoice of a supplier is booked as (INV-08, INV-12): we owe the creditor what it charges, against its cost. What is asked for in
 * advance is no cost but owed by the supplier until the rest is charged; a credit is the other way round. Under the margin scheme the
 * whole amount is cost, for there is no input tax (§ 25 Abs. 4 UStG).
 */
export function bookingsOfSupplierInvoice(invoice: BookedSupplierInvoice, settings: AccountingSettings): Booking[] {
  const { type, cents } = invoice
  const account = type === 'deposit' ? accountFor(uses[invoice.taxKind].advance, settings) : costOf(invoice, settings)
  return booked(toldOf(invoice, settings), 'H', type === 'credit' ? -cents : cents, account)
}

/**
 * What was paid in advance becomes cost with the invoice that charges the rest, on the day of that one.
 * @param deposit as it was booked @param by the invoice that charges the rest
 */
export function bookingsOfUsedDeposit(
  deposit: BookedSupplierInvoice,
  by: Pick<BookedSupplierInvoice, 'number' | 'date'>,
  settings: AccountingSettings,
): Booking[] {
  const told = {
    ...toldOf(deposit, settings),
    ...{ date: by.date, documentNumber: by.number, dueDate: null },
    text: `Anzahlung ${deposit.number} ${deposit.supplierName}`,
  }
  // Two lines over the creditor: of an account that takes out tax by itself no line has two.
  return [
    ...booked(told, 'S', deposit.cents, accountFor(uses[deposit.taxKind].advance, settings)),
    ...booked(told, 'H', deposit.cents, costOf(deposit, settings)),
  ]
}

/** What was paid to a supplier, or came back for a credit; what was taken off for paying early makes the creditor even. */
export function bookingsOfSupplierPayment(
  invoice: BookedSupplierInvoice,
  paidAt: CalendarDate,
  settings: AccountingSettings,
): Booking[] {
  const { type, cents, discountCents, supplierName, taxKind } = invoice
  const isBack = type === 'credit'
  const told = {
    ...toldOf(invoice, settings),
    ...{ date: paidAt, dueDate: null, text: `${isBack ? 'Erstattung' : 'Zahlung an'} ${supplierName}` },
  }
  return [
    ...booked(told, 'S', isBack ? -cents : cents - discountCents, accountFor('bank', settings)),
    ...booked(
      { ...told, text: `Skonto ${supplierName}` },
      'S',
      discountCents,
      accountFor(uses[taxKind].received, settings),
    ),
  ]
}

function toldOf(invoice: BookedSupplierInvoice, settings: AccountingSettings): Told {
  const { number, type, date, dueDate, currency, creditor, supplierName, orderNumber } = invoice
  return {
    ...{ currency, account: creditor, date, documentNumber: number },
    text: `${supplierInvoiceTypes[type].label} ${supplierName}`,
    costCentre: settings.hasCostCentres ? orderNumber : '',
    ...{ dueDate, supplyDate: null },
  }
}

/** An account somebody chose says its tax by itself. */
function costOf({ taxKind, costAccount }: BookedSupplierInvoice, settings: AccountingSettings): Account {
  return costAccount === '' ? accountFor(uses[taxKind].cost, settings) : { number: costAccount, taxKey: '' }
}
