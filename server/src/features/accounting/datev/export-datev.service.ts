import { createHash } from 'node:crypto'
import { enteredFaults } from '@reisewerk/domain/accounting/datev/account-length.ts'
import type { AccountingSettings } from '@reisewerk/domain/accounting/datev/accounts.ts'
import { extfBatch, extfFileName, mostBookings } from '@reisewerk/domain/accounting/datev/extf.ts'
import { periodFault } from '@reisewerk/domain/accounting/datev/fiscal-year.ts'
import { dayOfSplits } from '@reisewerk/domain/accounting/datev/splits.ts'
import { windows1252 } from '@reisewerk/domain/accounting/datev/windows-1252.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { readSettings } from '../../accounts/settings.service.ts'
import { readRatesByDay } from '../../calculation/rates-by-day.service.ts'
import { datevBookings, datevExportFiles, datevExports, datevSupplierBookings } from '../accounting.tables.ts'
import { bookedSuppliers } from './book-suppliers.service.ts'
import { bookedEntries } from './book-trips.service.ts'
import { lockExports, readOpenEntries } from './datev.queries.ts'
import { readSplitsSeen } from './datev-splits.queries.ts'
import { readOpenSupplierEntries } from './datev-suppliers.queries.ts'
import { openSplits } from './splits.service.ts'

type Asked = { readonly from?: CalendarDate | undefined; readonly to?: CalendarDate | undefined }

/**
 * Puts everything of a period that stands in no file yet into one for DATEV, and keeps that file (INV-08). From then on the
 * invoices in it stay as they are, and nothing in it goes into another.
 * @returns the id of the export
 * @throws ApiError 404 without the house, 409 when nothing is left, 422 at the period or naming all that is missing
 */
export async function exportDatev(
  trx: Transaction,
  organisationId: number,
  { from, to }: Asked,
  { now, today, resources }: Pick<Desk, 'now' | 'today' | 'resources'>,
): Promise<number> {
  if (!(await lockExports(trx, organisationId))) throw notFound('Die Organisation')
  const { settings } = await readSettings(trx, organisationId)
  const { accounting } = settings
  if (from === undefined || to === undefined) {
    throw violated({ propertyPath: from === undefined ? 'from' : 'to', message: 'Bitte ausfüllen' })
  }
  const period = { from, to }
  const fault = periodFault(period, accounting.fiscalYearMonth, today) ?? numbersFault(accounting)
  if (fault !== null) throw refused(fault)
  const entries = await readOpenEntries(trx, organisationId, period.from, period.to)
  const ofSuppliers = accounting.hasSuppliers
    ? await readOpenSupplierEntries(trx, organisationId, period.from, period.to)
    : []
  const seen = await readSplitsSeen(trx, organisationId)
  const rates = await readRatesByDay(trx, organisationId)
  const splitDay = dayOfSplits(period, seen.reached, today)
  const anew =
    splitDay === null ? [] : await openSplits(trx, organisationId, splitDay, { accounting, rates, resources })
  if (entries.length + ofSuppliers.length + anew.length === 0) {
    throw refused(
      refusal('exported_already', 'Aus diesem Zeitraum ist nichts zu exportieren: Alles ist schon exportiert.'),
    )
  }
  const suppliers = await bookedSuppliers(trx, ofSuppliers, { settings: accounting, rates })
  const how = { settings: accounting, rates, resources, faults: [...enteredFaults(accounting), ...suppliers.faults] }
  const all = await bookedEntries(trx, [...entries, ...anew], how)
  // An invoice that the same file takes back is not parted anew.
  const booked = all.filter(({ kind, bookings }) => kind !== 'split' || bookings.length > 0)
  const bookings = [...booked, ...suppliers.booked].flatMap((one) => one.bookings)
  if (bookings.length > mostBookings) {
    throw refused(refusal('too_many', 'Das sind mehr Buchungen, als DATEV in einer Datei nimmt. Bitte teilen.', 'to'))
  }
  const content = Buffer.from(windows1252(extfBatch({ ...period, bookings, createdAt: now, rates }, accounting)))
  const [made] = await trx.db
    .insert(datevExports)
    .values({
      ...{ organisationId, fromDay: period.from, toDay: period.to, fileName: extfFileName(period) },
      bookingCount: bookings.length,
      invoiceCount: entries.filter(({ kind }) => kind === 'invoice').length,
      paymentCount: entries.filter(({ kind }) => kind !== 'invoice').length,
      supplierCount: ofSuppliers.length,
      splitCount: booked.filter(({ kind }) => kind === 'split').length,
      splitsUntil: splitDay === null ? 0 : seen.until,
      ...{ userId: trx.actor.userId, createdAt: now },
    })
    .returning({ id: datevExports.id })
  if (made === undefined) throw new Error('an export has no row')
  const sha256 = createHash('sha256').update(content).digest('hex')
  await trx.db.insert(datevExportFiles).values({ exportId: made.id, organisationId, content, sha256 })
  const kept = { exportId: made.id, organisationId }
  if (booked.length > 0) await trx.db.insert(datevBookings).values(booked.map((one) => ({ ...one, ...kept })))
  if (suppliers.booked.length > 0) {
    await trx.db.insert(datevSupplierBookings).values(suppliers.booked.map((one) => ({ ...one, ...kept })))
  }
  return made.id
}

function numbersFault({ consultant, client }: AccountingSettings) {
  if (consultant !== '' && client !== '') return null
  return refusal(
    'no_consultant',
    'Bitte Berater- und Mandantennummer unter Einstellungen, Buchhaltung, eintragen.',
    'organisation',
  )
}
