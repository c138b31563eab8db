import type { FileFault } from '@reisewerk/domain/files/document.contract.ts'
import { contentTypeOf } from '@reisewerk/domain/files/file-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { newFileKey } from '../../platform/file-store/file-key.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { documents } from './files.tables.ts'
import { removeFileJob } from './remove-file.ts'

export type NewDocument = {
  readonly orderId?: number
  readonly providerId?: number
  readonly isGlobal?: boolean
  /** Only for who has the right 'Personendaten sehen'. */
  readonly holdsPersonal?: boolean
  /** Somebody put it here. */
  readonly isUpload?: boolean
  /** Goes unless something of it is taken over. */
  readonly awaitsImport?: boolean
  readonly fault?: FileFault | null
  /** Goes to no guest. */
  readonly isForHouse?: boolean
  /** Trips it tells beside its own. */
  readonly toldOrderIds?: number[]
  /** Of a list of guests: of which it was made, and as what. */
  readonly roomListId?: number
  readonly listKind?: string
  readonly organisationId: number
  readonly name: string
  readonly type: string
  /** As `contentTypeOf` knows it: 'pdf'. */
  readonly filetype: string
  readonly bytes: Uint8Array
}

/** Removes bytes to which nothing points once the transaction has committed. */
export async function removeFile(trx: Transaction, key: string): Promise<void> {
  await enqueue(trx, removeFileJob, { key })
}

/**
 * Stores a file and its row, both at once: nobody sees the row before the bytes are written, for the transaction goes on only then;
 * bytes whose transaction failed are an orphan that costs space and nothing else.
 * @returns the document's id
 */
export async function storeDocument(trx: Transaction, files: FileStore, document: NewDocument): Promise<number> {
  const { bytes, ...row } = document
  const key = newFileKey()
  const [[stored]] = await Promise.all([
    trx.db
      .insert(documents)
      .values({
        ...row,
        key,
        byteSize: bytes.byteLength,
        cloudStorage: files.kind === 's3',
        createdById: trx.actor.userId,
      })
      .returning({ id: documents.id }),
    files.put(key, bytes, contentTypeOf(document.filetype)),
  ])
  if (stored === undefined) throw new Error('a stored document has no row')
  return stored.id
}
