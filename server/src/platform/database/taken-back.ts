import type { Transaction } from './transaction.ts'

/**
 * Does something only to see what comes of it: what it wrote is taken back, and the transaction goes on as if it had not been.
 * Numbers that a sequence has given stay given.
 */
export async function takenBack<T>(trx: Transaction, work: () => Promise<T>): Promise<T> {
  await trx.query('savepoint taken_back')
  try {
    return await work()
  } finally {
    await trx.query('rollback to savepoint taken_back')
  }
}
