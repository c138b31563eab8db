import type { Transaction } from '../database/transaction.ts'

export const actorChannel = 'actors'

/**
 * Tells every process that a user's session ended or his rights changed, at the commit of the transaction: their open
 * streams are checked at once instead of at the next heartbeat.
 */
export async function announceActorChange(trx: Pick<Transaction, 'query'>, userId: number): Promise<void> {
  await trx.query('select pg_notify($1, $2)', [actorChannel, String(userId)])
}
