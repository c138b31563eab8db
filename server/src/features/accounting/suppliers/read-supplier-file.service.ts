import { createHash } from 'node:crypto'
import { foreignBuyerNote } from '@reisewerk/domain/accounting/suppliers/foreign-buyer.ts'
import { matchingProviders, matchingTrips, numbersIn } from '@reisewerk/domain/accounting/suppliers/match-invoice.ts'
import type { SupplierFile } from '@reisewerk/domain/accounting/suppliers/supplier-file.contract.ts'
import type { ReadInvoice } from '@reisewerk/domain/invoices/e-invoice/reading/read-invoice.ts'
import { percentOf } from '@reisewerk/domain/money.ts'
import { isIban } from '@reisewerk/domain/partners/iban.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import { readHouse } from '../../accounts/house/house.service.ts'
import { readEInvoiceFile } from '../../invoices/e-invoice/read-e-invoice.service.ts'
import { noFile } from './keep-supplier-file.service.ts'
import {
  readKeptIban,
  readKnownProviders,
  readKnownRequests,
  readSameFile,
  readSameNumber,
} from './supplier-files.queries.ts'

const notRead =
  'In der PDF-Datei steckt keine E-Rechnung. Bitte die Angaben von Hand eintragen; die Datei wird dazugelegt.'

/**
 * Reads a file of a supplier and says what it may belong to; nothing is kept or entered (INV-12).
 * @throws ApiError 404 without the house, 422 for a file that is broken or no invoice
 */
export async function readSupplierFile(
  trx: Transaction,
  organisationId: number,
  bytes: Uint8Array | null,
): Promise<SupplierFile> {
  if (!trx.actor.organisationIds.includes(organisationId)) throw notFound('Die Organisation')
  if (bytes === null) throw noFile
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const [read, sameFile] = await Promise.all([readOrNull(bytes), readSameFile(trx, organisationId, sha256)])
  if (read === null) {
    return { sameFile, sameNumber: null, invoice: null, notes: [notRead], providers: [], trips: [] }
  }
  const { seller, account, number } = read
  const asked = { name: seller.name, vatId: seller.vatId, iban: account.iban }
  const providers = matchingProviders(asked, await readKnownProviders(trx, organisationId, seller.name))
  const ids = providers.map(({ id }) => id)
  const texts = [
    read.orderReference,
    read.buyerReference,
    ...read.lines.flatMap((line) => [line.name, line.description]),
  ]
  const known = await readKnownRequests(trx, organisationId, ids, numbersIn(texts))
  const [likeliest] = ids
  const [sameNumber, kept] =
    likeliest === undefined
      ? [null, '']
      : await Promise.all([
          readSameNumber(trx, organisationId, likeliest, number),
          readKeptIban(trx, organisationId, likeliest),
        ])
  return {
    ...{ sameFile, sameNumber, providers: providers.map(({ reasons, ...one }) => ({ ...one, reasons: [...reasons] })) },
    trips: matchingTrips({ texts, supply: read.supply }, ids, known).map(({ reasons, ...one }) => ({
      ...one,
      reasons: [...reasons],
    })),
    invoice: invoiceOf(read),
    notes: [...(await buyerNotes(trx, organisationId, read)), ...read.warnings, ...accountNotes(account.iban, kept)],
  }
}

/** A PDF alone can be kept and not read; whatever else is wrong with a file is told. */
async function readOrNull(bytes: Uint8Array): Promise<ReadInvoice | null> {
  try {
    return await readEInvoiceFile(bytes)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_xml_in_pdf') return null
    throw error
  }
}

function invoiceOf({ totals, lines, ...read }: ReadInvoice): SupplierFile['invoice'] {
  const { number, invoiceDate, dueDate, currency, seller, discount } = read
  // An invoice below nothing, as a correction is (BT-3 384), gives back as a credit note does.
  const isCredit = read.isCreditNote || totals.dueCents < 0
  // Nothing comes off a credit.
  const isTaken = discount !== null && !isCredit
  const isPrepaid = totals.prepaidCents !== 0
  return {
    ...{ number, invoiceDate, dueDate, currency, seller: seller.name },
    discountPercent: isTaken ? percentOf(discount.percent) : null,
    discountUntil: isTaken ? discount.until : null,
    type: isCredit ? 'credit' : isPrepaid ? 'final' : 'whole',
    cents: Math.abs(totals.dueCents),
    taxCents: isPrepaid ? null : Math.abs(totals.taxCents),
    lines: lines.map(({ name, netCents }) => ({ name, netCents })),
  }
}

/** What is addressed to another house is told first. */
async function buyerNotes(trx: Transaction, organisationId: number, { buyer }: ReadInvoice): Promise<string[]> {
  const house = await readHouse(trx, organisationId)
  if (house === null) return []
  const { name, shortName, legalName, vatId } = house
  const note = foreignBuyerNote(buyer, { names: [name, shortName, legalName], vatId })
  return note === null ? [] : [note]
}

/** Whoever changes an account in an invoice may be after the money. */
function accountNotes(told: string, kept: string): string[] {
  if (told === '' || kept === '' || told === kept) return []
  const ending = (iban: string) => `… ${iban.slice(-4)}`
  const what = isIban(told) ? `eine andere IBAN (${ending(told)})` : 'eine IBAN, die es nicht gibt'
  return [`Auf der Rechnung steht ${what} als beim Kreditor (${ending(kept)}). Bitte vor der Zahlung nachfragen.`]
}
