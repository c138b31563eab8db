import { createHash } from 'node:crypto'
import type { AccountingSettings } from '@reisewerk/domain/accounting/datev/accounts.ts'
import {
  type Booking,
  bookingsOfCancelation,
  bookingsOfInvoice,
  bookingsOfPayment,
  bookingsOfRemoval,
  thirdShareIn,
} from '@reisewerk/domain/accounting/datev/bookings.ts'
import { extfBatch, extfFileName, mostBookings } from '@reisewerk/domain/accounting/datev/extf.ts'
import { periodFault } from '@reisewerk/domain/accounting/datev/fiscal-year.ts'
import { windows1252 } from '@reisewerk/domain/accounting/datev/windows-1252.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { defaultCurrency } from '@reisewerk/domain/money.ts'
import { isRefusal, refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../../platform/errors.ts'
import type { Desk, ResourceSet } from '../../../platform/resource/resource.ts'
import { readSettings } from '../../accounts/settings.service.ts'
import { datevBookings, datevExportFiles, datevExports, datevSupplierBookings } from '../accounting.tables.ts'
import { thirdShares } from '../margin/margins.service.ts'
import { bookedSuppliers } from './book-suppliers.service.ts'
import {
  type ExportedInvoice,
  type ExportedPayment,
  lockExports,
  type OpenEntry,
  readEuroRates,
  readExportedInvoices,
  readExportedPayments,
  readOpenEntries,
  readTaxGroups,
} from './datev.queries.ts'
import { readOpenSupplierEntries } from './datev-suppliers.queries.ts'

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
  if (entries.length + ofSuppliers.length === 0) {
    throw refused(
      refusal('exported_already', 'Aus diesem Zeitraum ist nichts zu exportieren: Alles ist schon exportiert.'),
    )
  }
  const rates = await readEuroRates(trx, organisationId)
  const suppliers = await bookedSuppliers(trx, ofSuppliers, { settings: accounting, rates })
  const how = { settings: accounting, rates, resources, faults: suppliers.faults }
  const booked = await bookedEntries(trx, entries, how)
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

type Booked = Pick<OpenEntry, 'kind' | 'clientInvoiceId' | 'paymentId'> & {
  readonly documentId: number | null
  readonly bookings: readonly Booking[]
}

type How = {
  readonly settings: AccountingSettings
  readonly rates: ReadonlyMap<string, number>
  readonly resources: ResourceSet
  /** What elsewhere cannot be booked: all of it is told at once. */
  readonly faults: readonly string[]
}

/** @throws ApiError 422 with a sentence for each entry that cannot be booked */
async function bookedEntries(
  trx: Transaction,
  entries: readonly OpenEntry[],
  { settings, rates, resources, faults: known }: How,
): Promise<Booked[]> {
  const paymentIds = entries.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]))
  const [found, paid] = await Promise.all([
    readExportedInvoices(trx, [...new Set(entries.map(({ clientInvoiceId }) => clientInvoiceId))]),
    readExportedPayments(trx, paymentIds),
  ])
  const originals = await readExportedInvoices(
    trx,
    found.flatMap(({ oldInvoiceId }) => (oldInvoiceId === null ? [] : [oldInvoiceId])),
  )
  const invoices = new Map([...originals, ...found].map((one) => [one.id, one]))
  const payments = new Map(paid.map((one) => [one.id, one]))
  const earlier = [...invoices.values()].flatMap(({ carried, snapshot }) => [
    ...carried.map(({ id }) => id),
    ...snapshot.deductions.map(({ invoiceId }) => invoiceId),
  ])
  const rated = new Map((await readTaxGroups(trx, earlier)).map((one) => [one.id, one]))
  const orders = [...invoices.values()].map(({ snapshot }) => snapshot.references.orderId)
  const shares = await thirdShares(trx, resources, [...new Set(orders)], settings.buysInExtras)
  const faults = new Set<string>(known)

  /** In which words something of it cannot be booked, none when everything can. */
  function isBookable({ snapshot: { number, buyer, currency }, debtor }: ExportedInvoice): boolean {
    if (debtor === '') faults.add(`${number}: ${buyer.name} hat keine Debitorennummer.`)
    const hasRate = currency === defaultCurrency || rates.has(currency)
    if (!hasRate) faults.add(`${number}: Für ${currency} ist kein Kurs bekannt. Bitte unter Kalkulation Kurse holen.`)
    return debtor !== '' && hasRate
  }

  function ofInvoice(invoice: ExportedInvoice): readonly Booking[] {
    if (invoice.booked !== null) return invoice.booked
    const { snapshot, debtor, carried } = invoice
    const original = invoice.oldInvoiceId === null ? undefined : invoices.get(invoice.oldInvoiceId)
    if (snapshot.references.original !== null && original !== undefined) {
      return bookingsOfCancelation(ofInvoice(original), snapshot)
    }
    const thirdShare = shares.get(snapshot.references.orderId) ?? 0
    const takenOver = [
      ...snapshot.deductions.map(({ invoiceId: id, number, type, cents }) => ({ id, number, type, cents })),
      ...carried,
    ].map(({ id, ...one }) => ({
      ...one,
      taxGroups: rated.get(id)?.taxGroups ?? [],
      // What went out is taken back as it went out.
      thirdShare: thirdShareIn(rated.get(id)?.booked ?? [], settings) ?? thirdShare,
    }))
    const made = bookingsOfInvoice({ invoice: snapshot, debtor, takenOver, thirdShare }, settings)
    if (!isRefusal(made)) return made
    faults.add(`${snapshot.number}: ${made.message}`)
    return []
  }

  function ofPayment(entry: OpenEntry, payment: ExportedPayment, invoice: ExportedInvoice): readonly Booking[] {
    if (entry.kind === 'removal') return bookingsOfRemoval(payment.booked ?? [], entry.day)
    const { number, buyer, references, taxGroups } = invoice.snapshot
    const told = { taxGroups, invoiceNumber: number, clientName: buyer.name, orderNumber: references.orderNumber }
    return bookingsOfPayment({ ...payment, ...told, debtor: invoice.debtor }, settings)
  }

  const booked = entries.map((entry): Booked => {
    const { kind, clientInvoiceId, paymentId } = entry
    const invoice = invoices.get(clientInvoiceId)
    if (invoice === undefined) throw new Error(`invoice ${clientInvoiceId} has no version`)
    const payment = paymentId === null ? undefined : payments.get(paymentId)
    const told = { kind, clientInvoiceId, paymentId, documentId: kind === 'invoice' ? invoice.documentId : null }
    if (!isBookable(invoice)) return { ...told, bookings: [] }
    return { ...told, bookings: payment === undefined ? ofInvoice(invoice) : ofPayment(entry, payment, invoice) }
  })
  if (faults.size > 0) {
    throw violated(...[...faults].map((message) => ({ propertyPath: 'organisation', message })))
  }
  return booked
}
