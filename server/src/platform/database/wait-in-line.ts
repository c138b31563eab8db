import type { Transaction } from './transaction.ts'

/**
 * Lets this transaction wait for its turn as long as a statement may last, not only as long as for a lock somebody else's
 * edit holds. For work that stands in one line by law, such as numbers without a gap: who comes sixteenth on a busy
 * machine is to wait, not to be sent away. Fired before the first lock; it ends with the transaction.
 */
export async function waitInLine(trx: Transaction): Promise<void> {
  await trx.query(`select set_config('lock_timeout', '14s', true)`)
}
