import { personalFault } from '@reisewerk/domain/accounting/datev/account-length.ts'
import type { AccountingSettings } from '@reisewerk/domain/accounting/datev/accounts.ts'
import type { Booking } from '@reisewerk/domain/accounting/datev/bookings.ts'
import { bookingsOfTrip } from '@reisewerk/domain/accounting/datev/trip-bookings.ts'
import type { TripInvoice, TripPayment } from '@reisewerk/domain/accounting/datev/trip-standing.ts'
import { accountFault } from '@reisewerk/domain/accounting/datev/trip-target.ts'
import type { RatesByDay } from '@reisewerk/domain/calculation/rate-of-day.ts'
import { defaultCurrency } from '@reisewerk/domain/money.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { violated } from '../../../platform/errors.ts'
import type { ResourceSet } from '../../../platform/resource/resource.ts'
import { thirdShares } from '../margin/margins.service.ts'
import { type ExportedInvoice, type OpenEntry, readInvoicesOfTrips, readPaymentsOfTrips } from './datev.queries.ts'

type Booked = Pick<OpenEntry, 'kind' | 'paymentId'> & {
  readonly clientInvoiceId: number
  readonly documentId: number | null
  readonly bookings: readonly Booking[]
}

type BookedTrip = {
  readonly invoices: readonly (ExportedInvoice & TripInvoice)[]
  readonly payments: readonly TripPayment[]
}

type How = {
  readonly settings: AccountingSettings
  readonly rates: RatesByDay
  readonly resources: ResourceSet
  /** What elsewhere cannot be booked: all of it is told at once. */
  readonly faults: readonly string[]
}

/**
 * What clients were charged and paid, as it is booked trip by trip (INV-08).
 * @param entries of a period, in the order of their days
 * @throws ApiError 422 with a sentence for each entry that cannot be booked
 */
export async function bookedEntries(
  trx: Transaction,
  entries: readonly OpenEntry[],
  { settings, rates, resources, faults: known }: How,
): Promise<Booked[]> {
  const byTrip = Map.groupBy(entries, ({ orderId }) => orderId)
  const trips = await readTrips(trx, [...byTrip.keys()], { settings, rates, resources })
  const byId = new Map([...trips.values()].flatMap(({ invoices }) => invoices.map((one) => [one.id, one] as const)))
  // What is parted anew was found right when it went out.
  const charged = entries.filter(({ kind }) => kind !== 'split').flatMap(({ invoiceId }) => byId.get(invoiceId) ?? [])
  const faults = new Set([...known, ...charged.flatMap((one) => faultsOf(one, rates, settings))])
  if (faults.size > 0) {
    throw violated(...[...faults].map((message) => ({ propertyPath: 'organisation', message })))
  }
  const booked = new Map<OpenEntry, readonly Booking[]>()
  for (const [orderId, ofTrip] of byTrip) {
    const trip = trips.get(orderId) ?? { invoices: [], payments: [] }
    for (const [index, bookings] of bookingsOfTrip(trip, ofTrip, settings).entries()) {
      const entry = ofTrip[index]
      if (entry !== undefined) booked.set(entry, bookings)
    }
  }
  return entries.map((entry) => ({
    ...{ kind: entry.kind, paymentId: entry.paymentId, clientInvoiceId: entry.invoiceId },
    documentId: entry.kind === 'invoice' ? (byId.get(entry.invoiceId)?.documentId ?? null) : null,
    bookings: booked.get(entry) ?? [],
  }))
}

/** These trips as they are booked: their invoices and payments, in files or not, with the part of third countries of now. */
export async function readTrips(
  trx: Transaction,
  orders: readonly number[],
  { settings, rates, resources }: Omit<How, 'faults'>,
): Promise<ReadonlyMap<number, BookedTrip>> {
  const [invoices, payments, shares] = await Promise.all([
    readInvoicesOfTrips(trx, orders),
    readPaymentsOfTrips(trx, orders),
    thirdShares(trx, resources, orders, { isBoughtIn: settings.buysInExtras, euroRates: rates }),
  ])
  const invoicesOf = Map.groupBy(invoices, ({ orderId }) => orderId)
  const paymentsOf = Map.groupBy(payments, ({ orderId }) => orderId)
  return new Map(
    orders.map((orderId) => {
      const standing = (invoicesOf.get(orderId) ?? []).map((one) => standingOf(one, shares.get(orderId) ?? 0))
      return [orderId, { invoices: standing, payments: paymentsOf.get(orderId) ?? [] }]
    }),
  )
}

/** Payments that a later invoice takes off are those of the price; one of an amount of its own takes nothing off. */
function standingOf(one: ExportedInvoice, thirdShare: number): BookedTrip['invoices'][number] {
  const { deductions, leftOut = [] } = one.snapshot
  return { ...one, thirdShare, ...(one.takesOver ? { deductions, leftOut } : { deductions: [] }) }
}

/** In which words something of an invoice cannot be booked, none when everything can. */
function faultsOf(invoice: ExportedInvoice, rates: How['rates'], settings: AccountingSettings): string[] {
  const { number, buyer, currency } = invoice.snapshot
  const faults: string[] = []
  if (invoice.debtor === '') faults.push(`${number}: ${buyer.name} hat keine Debitorennummer.`)
  const length = invoice.debtor === '' ? null : personalFault(invoice.debtor, settings)
  if (length !== null) faults.push(`${number}: Die Debitorennummer ${length}`)
  if (currency !== defaultCurrency && !rates.has(currency)) {
    faults.push(`${number}: Für ${currency} ist kein Kurs bekannt. Bitte unter Kalkulation Kurse holen.`)
  }
  const fault = accountFault(invoice)
  return fault === null ? faults : [...faults, `${number}: ${fault.message}`]
}
