import { createHash } from 'node:crypto'
import { emptyText, plainFileName, uploadLimit } from '@reisewerk/domain/files/file-kinds.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, refused, violated } from '../../../platform/errors.ts'
import { newFileKey } from '../../../platform/file-store/file-key.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { removeFile } from '../../files/files.service.ts'
import { fileTooLarge } from '../../files/uploads.service.ts'
import { invoiceFileKind } from '../../invoices/e-invoice/read-e-invoice.service.ts'
import { lockInvoiceOfFile, readKeptFile, readSameFile } from './supplier-files.queries.ts'
import { supplierInvoiceFiles } from './supplier-files.tables.ts'

export const noFile = violated({ propertyPath: 'file', message: 'Bitte eine Datei schicken' })
const contentTypes = { pdf: 'application/pdf', xml: 'application/xml' } as const

/**
 * Lays the file of a supplier's invoice at it, as it came (INV-12).
 * @throws ApiError 404, 409 where one lies there or the same file lies elsewhere, 413, 415 for what is neither PDF nor XML
 */
export async function keepSupplierFile(
  trx: Transaction,
  files: FileStore,
  id: number,
  { name, bytes }: { readonly name: string | undefined; readonly bytes: Uint8Array | null },
): Promise<void> {
  const invoice = await lockInvoiceOfFile(trx, id)
  if (invoice === null) throw notFound('Lieferantenrechnung')
  if (bytes === null) throw noFile
  if (bytes.byteLength > uploadLimit) throw fileTooLarge
  if (bytes.byteLength === 0) throw new ApiError(415, 'file_empty', emptyText)
  const filetype = invoiceFileKind(bytes)
  if (filetype === null) throw new ApiError(415, 'file_not_kept', 'Belege sind PDF- oder XML-Dateien.')
  if ((await readKeptFile(trx, id)) !== null) {
    throw refused(refusal('has_file', `An der Rechnung ${invoice.number} liegt schon eine Datei.`))
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const same = await readSameFile(trx, invoice.organisationId, sha256)
  if (same !== null) {
    throw refused(
      refusal('same_file', `Diese Datei liegt schon an der Rechnung ${same.number} der Reise ${same.orderNumber}.`),
    )
  }
  const key = newFileKey()
  await files.put(key, bytes, contentTypes[filetype])
  await trx.db.insert(supplierInvoiceFiles).values({
    ...{ supplierInvoiceId: id, orderId: invoice.orderId, key, filetype, sha256, byteSize: bytes.byteLength },
    ...{ name: (name ?? `Beleg.${filetype}`).slice(0, 200), createdById: trx.actor.userId },
  })
}

/** The file as it came. @throws ApiError 404, also when it is lost */
export async function supplierFile(
  trx: Transaction,
  files: FileStore,
  id: number,
): Promise<{ name: string; content: Buffer; type: string }> {
  const kept = await readKeptFile(trx, id)
  if (kept === null) throw notFound('Die Datei')
  const stream = await files.get(kept.key)
  if (stream === null) throw notFound('Die Datei')
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array) // a file store streams bytes
  return { name: plainFileName(kept.name), content: Buffer.concat(chunks), type: contentTypes[kept.filetype] }
}

/** Takes a wrong file away again. @throws ApiError 404, 409 once the invoice is approved */
export async function dropSupplierFile(trx: Transaction, id: number): Promise<void> {
  const invoice = await lockInvoiceOfFile(trx, id)
  const kept = invoice === null ? null : await readKeptFile(trx, id)
  if (invoice === null || kept === null) throw notFound('Die Datei')
  if (invoice.status !== 'open') {
    throw refused(
      refusal('kept', 'Die Rechnung ist freigegeben, ihre Datei bleibt. Bitte erst die Freigabe zurücknehmen.'),
    )
  }
  await trx.query('delete from supplier_invoice_files where supplier_invoice_id = $1', [id])
  await removeFile(trx, kept.key)
}
