import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { readKeptXml } from '../invoices.queries.ts'

/**
 * The XML of an issued invoice as the client has it: its own file, or what is attached to the PDF (INV-07).
 * @throws ApiError 404 for an invoice that went out as a PDF alone
 */
export async function keptXml(
  trx: Transaction,
  files: FileStore,
  id: number,
): Promise<{ invoiceNumber: string; bytes: Uint8Array }> {
  const kept = await readKeptXml(trx, id)
  if (kept?.xmlSha256 == null) throw notFound('E-Rechnung')
  const stream = await files.get(kept.xmlKey ?? kept.pdfKey)
  if (stream === null) throw notFound('Die Datei')
  const file = await buffer(stream)
  const bytes = kept.xmlKey === null ? await attached(file) : file
  if (createHash('sha256').update(bytes).digest('hex') !== kept.xmlSha256) {
    throw new Error(`the e-invoice of ${kept.invoiceNumber} is not the one that was issued`)
  }
  return { invoiceNumber: kept.invoiceNumber, bytes }
}

async function attached(pdf: Uint8Array): Promise<Uint8Array> {
  const [found] = (await PDFDocument.load(pdf, { updateMetadata: false })).getAttachments()
  if (found === undefined) throw new Error('the PDF of an invoice has no XML in it')
  return found.data
}
