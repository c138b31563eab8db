import { calculate } from '@reisewerk/domain/calculation/calculate.ts'
import { givenOf } from '@reisewerk/domain/calculation/given.ts'
import { countryCodeOf } from '@reisewerk/domain/geography/countries.ts'
import { changesSinceInvoice } from '@reisewerk/domain/trip-documents/outdated/invoice-changes.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { ResourceSet } from '../../../platform/resource/resource.ts'
import { calculationOfTrip } from '../../calculation/prices-of-trip.service.ts'
import { type LivingInvoice, readInvoiceFiles } from './outdated-invoices.queries.ts'

export type CheckedInvoice = Pick<LivingInvoice, 'isGoneBy' | 'sentAt'> & {
  readonly changes: readonly string[]
  /** That the trip was cancelled says nothing of it: it counts no more, or charges for just that. */
  readonly isOfCancellation: boolean
}

/**
 * What of each issued invoice no longer agrees with the trip as it is, by its files: whom it goes to, days, name and price (TRUE-04).
 * Of what counts no more nothing is told.
 */
export async function checkInvoices(
  trx: Transaction,
  orderId: number,
  resources: ResourceSet,
): Promise<Map<number, CheckedInvoice>> {
  const files = await readInvoiceFiles(trx, orderId)
  const tellsPrice = files.some(({ invoice }) => invoice !== null && invoice.told.priceCents !== null)
  const priceOn = tellsPrice ? await pricesNow(trx, orderId, resources) : () => null
  return new Map(
    files.map(({ document, invoice }) => {
      if (invoice === null) return [document, { isGoneBy: false, sentAt: null, changes: [], isOfCancellation: true }]
      const { told, basis, isGoneBy, isOfCancellation, sentAt } = invoice
      const address = { ...invoice.now.address, country: countryCodeOf(invoice.now.address.country || 'DE') }
      const now = { ...invoice.now, address, priceCents: priceOn(basis) }
      return [document, { isGoneBy, isOfCancellation, sentAt, changes: changesSinceInvoice(told, now) }]
    }),
  )
}

/** The price of the trip in cents, on either basis. */
async function pricesNow(
  trx: Transaction,
  orderId: number,
  resources: ResourceSet,
): Promise<(basis: LivingInvoice['basis']) => number | null> {
  const found = await calculationOfTrip(trx, resources, { orderId })
  if (found === null) return () => null
  const { item, currency, supplementPrices } = found
  return (basis) => calculate(givenOf(item, { basis, currency, supplementPrices, invoices: [] })).totals.beforePayments
}
