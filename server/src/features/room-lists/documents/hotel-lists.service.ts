import type { Transaction } from '../../../platform/database/transaction.ts'
import { markListsSent } from './list-documents.queries.ts'

/** Notes that lists went to their hotels with a mail; what changes from now on is marked in the next ones (ROOM-08). */
export async function listsSent(trx: Transaction, documentIds: readonly number[], at: Date): Promise<void> {
  if (documentIds.length > 0) await markListsSent(trx, documentIds, at)
}
