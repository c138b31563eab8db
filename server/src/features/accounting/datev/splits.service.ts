import type { AccountingSettings } from '@reisewerk/domain/accounting/datev/accounts.ts'
import type { AccountingOverview } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { type SplitChange, splitChanges } from '@reisewerk/domain/accounting/datev/splits.ts'
import type { RatesByDay } from '@reisewerk/domain/calculation/rate-of-day.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { ResourceSet } from '../../../platform/resource/resource.ts'
import { readTrips } from './book-trips.service.ts'
import type { OpenEntry } from './datev.queries.ts'
import { readInvoicesTold, readTripsToPartAnew } from './datev-splits.queries.ts'

type How = { readonly accounting: AccountingSettings; readonly rates: RatesByDay; readonly resources: ResourceSet }

/** Invoices in files whose part of third countries is another one by now, as whoever exports is told of them (decision 173). */
export async function toldSplits(
  trx: Transaction,
  organisationId: number,
  how: How,
): Promise<AccountingOverview['splits']> {
  const changes = new Map((await changedSplits(trx, organisationId, how)).map((one) => [one.invoiceId, one]))
  const invoices = await readInvoicesTold(trx, [...changes.keys()])
  return invoices.flatMap(({ id, ...told }) => {
    const change = changes.get(id)
    if (change === undefined) return []
    const { exportedShare, share, movedCents } = change
    return [{ clientInvoice: id, ...told, exportedShare, share, movedCents }]
  })
}

/** What of them is booked on a day. */
export async function openSplits(
  trx: Transaction,
  organisationId: number,
  day: CalendarDate,
  how: How,
): Promise<OpenEntry[]> {
  const changes = await changedSplits(trx, organisationId, how)
  return changes.map(({ invoiceId, orderId }) => ({ kind: 'split', invoiceId, paymentId: null, orderId, day }))
}

async function changedSplits(
  trx: Transaction,
  organisationId: number,
  { accounting, rates, resources }: How,
): Promise<(SplitChange & { readonly orderId: number })[]> {
  const orders = await readTripsToPartAnew(trx, organisationId)
  if (orders.length === 0) return []
  const trips = await readTrips(trx, orders, { settings: accounting, rates, resources })
  return [...trips].flatMap(([orderId, trip]) => splitChanges(trip, accounting).map((one) => ({ ...one, orderId })))
}
