import { ledgerFault, personalFault } from '@reisewerk/domain/accounting/datev/account-length.ts'
import type { AccountingSettings } from '@reisewerk/domain/accounting/datev/accounts.ts'
import type { Booking } from '@reisewerk/domain/accounting/datev/bookings.ts'
import {
  bookingsOfSupplierInvoice,
  bookingsOfSupplierPayment,
  bookingsOfUsedDeposit,
} from '@reisewerk/domain/accounting/datev/supplier-bookings.ts'
import type { RatesByDay } from '@reisewerk/domain/calculation/rate-of-day.ts'
import { defaultCurrency } from '@reisewerk/domain/money.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import {
  type ExportedSupplierInvoice,
  type OpenSupplierEntry,
  readExportedSupplierInvoices,
} from './datev-suppliers.queries.ts'

type BookedSupplier = Pick<OpenSupplierEntry, 'kind' | 'supplierInvoiceId'> & { readonly bookings: readonly Booking[] }
type How = { readonly settings: AccountingSettings; readonly rates: RatesByDay }

/**
 * What suppliers charged, were paid, and what of their deposits became cost, as it is booked (INV-08, INV-12).
 * @returns with a sentence for each that cannot be booked
 */
export async function bookedSuppliers(
  trx: Transaction,
  entries: readonly OpenSupplierEntry[],
  { settings, rates }: How,
): Promise<{ readonly booked: readonly BookedSupplier[]; readonly faults: readonly string[] }> {
  const ids = [...new Set(entries.map(({ supplierInvoiceId }) => supplierInvoiceId))]
  const found = new Map((await readExportedSupplierInvoices(trx, ids)).map((one) => [one.id, one]))
  const faults = new Set<string>()

  function faultOf(invoice: ExportedSupplierInvoice): string | null {
    const { number, supplierName, creditor, hasProvider, costAccount, currency } = invoice
    if (hasProvider && creditor === '') return `${number}: ${supplierName} hat keine Kreditorennummer.`
    const length = personalFault(hasProvider ? creditor : settings.otherCreditors, settings)
    if (length !== null) return `${number}: Die Kreditorennummer ${length}`
    const cost = ledgerFault(costAccount, settings)
    if (cost !== null) return `${number}: ${cost}`
    if (currency === defaultCurrency || rates.has(currency)) return null
    return `${number}: Für ${currency} ist kein Kurs bekannt. Bitte unter Kalkulation Kurse holen.`
  }

  const booked = entries.map((entry): BookedSupplier => {
    const { kind, supplierInvoiceId } = entry
    const invoice = found.get(supplierInvoiceId)
    if (invoice === undefined) throw new Error(`supplier invoice ${supplierInvoiceId} is gone`)
    const fault = faultOf(invoice)
    if (fault !== null) faults.add(fault)
    const creditor = invoice.hasProvider ? invoice.creditor : settings.otherCreditors
    return { kind, supplierInvoiceId, bookings: bookingsOf(entry, { ...invoice, creditor }, settings) }
  })
  return { booked, faults: [...faults] }
}

function bookingsOf(
  { kind, day, usedBy }: OpenSupplierEntry,
  invoice: ExportedSupplierInvoice,
  settings: AccountingSettings,
): Booking[] {
  switch (kind) {
    case 'invoice':
      return bookingsOfSupplierInvoice(invoice, settings)
    case 'payment':
      return bookingsOfSupplierPayment(invoice, day, settings)
    case 'used':
      return bookingsOfUsedDeposit(invoice, { number: usedBy ?? '', date: day }, settings)
  }
}
