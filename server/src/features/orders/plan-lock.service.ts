import type { Transaction } from '../../platform/database/transaction.ts'
import { lockTripsOf, type OfTrips } from './plan-lock.queries.ts'

/**
 * Does something to trips while nobody else changes their plans. Whoever moves a day or its trip, and whoever writes what
 * follows from their dates, locks the trip before anything below it and before reading a date: so whoever comes second
 * works with the new dates, and none waits for somebody who waits for them. Rows that merely refer to the trip pass.
 *
 * The lock travels with the first statement of the work, which sees what the one before has written.
 * @param of what the ids are ids of; what the actor does not see locks nothing
 */
export async function withPlansOf<Result>(
  trx: Transaction,
  of: OfTrips,
  ids: readonly number[],
  work: () => Promise<Result>,
): Promise<Result> {
  const [, result] = await Promise.all([lockTripsOf(trx, of, ids), work()])
  return result
}

/** Fires the lock alone, for those who lock the row of a day, service or request beforehand, or read before they write. */
export async function lockPlanOf(trx: Transaction, of: OfTrips, id: number): Promise<void> {
  await lockTripsOf(trx, of, [id])
}
