import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'
import { documents } from './files.tables.ts'

/** Where a document's bytes lie; null when the actor sees no such document. */
export async function documentFile(trx: Transaction, id: number) {
  const [file] = await trx.db
    .select({ key: documents.key, name: documents.name, filetype: documents.filetype })
    .from(documents)
    .where(eq(documents.id, id))
  return file ?? null
}
