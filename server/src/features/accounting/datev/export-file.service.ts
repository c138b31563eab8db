import { documentNumber } from '@reisewerk/domain/accounting/datev/extf.ts'
import { zipSync } from 'fflate'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { readExportedFiles, readExportFile, tellsOfHidden } from './datev.queries.ts'
import { readSupplierFiles } from './datev-suppliers.queries.ts'

type File = { readonly name: string; readonly content: Buffer }

/** The file for DATEV as it was made. @throws ApiError 403, 404 */
export async function exportFile(trx: Transaction, id: number): Promise<File> {
  const found = await visibleExport(trx, id)
  return { name: found.fileName, content: found.content }
}

/**
 * The invoices of an export, each as its PDF under its number, in one file ('Belegbilder').
 * @throws ApiError 403, 404, also when a file is lost
 */
export async function exportedDocuments(trx: Transaction, files: FileStore, id: number): Promise<File> {
  const found = await visibleExport(trx, id)
  const entries: Record<string, [Uint8Array, { mtime: Date }]> = {}
  for (const { key, number, createdAt } of await readExportedFiles(trx, id)) {
    entries[`${documentNumber(number)}.pdf`] = [await bytesOf(files, key), { mtime: createdAt }]
  }
  for (const { key, number, filetype, createdAt } of await readSupplierFiles(trx, id)) {
    const name = `Lieferant-${documentNumber(number).replaceAll('/', '-')}`
    const isTaken = entries[`${name}.${filetype}`] !== undefined
    const told = isTaken ? `${name}-${Object.keys(entries).length + 1}` : name
    entries[`${told}.${filetype}`] = [await bytesOf(files, key), { mtime: createdAt }]
  }
  // A PDF is compressed already.
  const content = Buffer.from(zipSync(entries, { level: 0 }))
  return { name: found.fileName.replace('EXTF_Buchungsstapel', 'Belege').replace(/csv$/, 'zip'), content }
}

async function visibleExport(trx: Transaction, id: number) {
  const found = await readExportFile(trx, id)
  if (found === null) throw notFound('DATEV-Export')
  if (!(await tellsOfHidden(trx, id))) return found
  throw new ApiError(403, 'hidden_trips', 'Der Export enthält Rechnungen von Reisen, die nur Administratoren sehen.')
}

async function bytesOf(files: FileStore, key: string): Promise<Uint8Array> {
  const stream = await files.get(key)
  if (stream === null) throw notFound('Die Datei')
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array) // a file store streams bytes
  return Buffer.concat(chunks)
}
