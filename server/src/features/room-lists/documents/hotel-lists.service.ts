import type { Transaction } from '../../../platform/database/transaction.ts'
import { closeListTodos, lastMarks, markListsSent } from './list-documents.queries.ts'

/** Whether a hotel had a list before. */
export async function hasList(trx: Transaction, requestId: number): Promise<boolean> {
  return (await lastMarks(trx, requestId)) !== null
}

/**
 * Notes that lists went to their hotels with a mail: what changes from now on is marked in the next ones, and nobody needs to
 * be reminded any more (ROOM-08).
 */
export async function listsSent(trx: Transaction, documentIds: readonly number[], at: Date): Promise<void> {
  if (documentIds.length === 0) return
  await markListsSent(trx, documentIds, at)
  await closeListTodos(trx, documentIds, at)
}
