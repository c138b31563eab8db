import { type SQL, sql } from 'drizzle-orm'

export const actorChannel = 'actors'

/**
 * Tells every process that a user's session ended or his rights changed, at the commit of the transaction: their open
 * streams are checked at once instead of at the next heartbeat.
 */
export async function announceActorChange(
  trx: { execute(query: SQL): PromiseLike<unknown> },
  userId: number,
): Promise<void> {
  await trx.execute(sql`select pg_notify(${actorChannel}, ${String(userId)})`)
}
