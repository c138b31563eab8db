import type { Transaction } from '../../platform/database/transaction.ts'
import { newFileKey } from '../../platform/file-store/file-key.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { documents } from './files.tables.ts'

export type NewDocument = {
  readonly orderId: number
  readonly organisationId: number
  readonly name: string
  readonly type: string
  readonly filetype: 'pdf' | 'docx' | 'xlsx'
  readonly bytes: Uint8Array
}

const contentTypes: Readonly<Record<NewDocument['filetype'], string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * Stores a generated file and its row. The bytes are written first: a row never points to nothing; bytes whose
 * transaction failed are an orphan that costs space and nothing else.
 * @returns the document's id
 */
export async function storeDocument(trx: Transaction, files: FileStore, document: NewDocument): Promise<number> {
  const { bytes, ...row } = document
  const key = newFileKey()
  await files.put(key, bytes, contentTypes[document.filetype])
  const [stored] = await trx.db
    .insert(documents)
    .values({
      ...row,
      key,
      byteSize: bytes.byteLength,
      cloudStorage: files.kind === 's3',
      createdById: trx.actor.userId,
    })
    .returning({ id: documents.id })
  if (stored === undefined) throw new Error('a stored document has no row')
  return stored.id
}

/** The content type a stored file is served with. */
export function contentTypeOf(filetype: string): string {
  return filetype in contentTypes ? contentTypes[filetype as NewDocument['filetype']] : 'application/octet-stream'
}
