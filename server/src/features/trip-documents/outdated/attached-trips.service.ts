import type { AttachedTrip } from '@reisewerk/domain/trip-documents/outdated/attached-changes.ts'
import type { LoggedRow } from '@reisewerk/domain/trip-documents/outdated/net-changes.ts'
import { attachedTable } from '@reisewerk/domain/trip-documents/outdated/read-by-papers.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { readAttachedNow, readDeletedAttached } from './attached-trips.queries.ts'
import { readChangesSince } from './outdated-papers.queries.ts'
import { readTripNow } from './trip-now.service.ts'

/**
 * The trips that hang on the offer of a trip, and those that did, as far as the actor sees them and its papers may tell them
 * (decision 025).
 * @param log of the offer's own trip since then
 */
export async function readAttachedTrips(
  trx: Transaction,
  orderId: number,
  log: readonly LoggedRow[],
  since: Date,
  { today }: Desk,
): Promise<AttachedTrip[]> {
  const gone = log.flatMap(({ table, before }) =>
    table === attachedTable && typeof before?.attached_order_id === 'number' ? before.attached_order_id : [],
  )
  const [trips, deleted] = await Promise.all([readAttachedNow(trx, orderId, gone), readDeletedAttached(trx, orderId)])
  const read = await Promise.all(
    trips.map(async (trip) => {
      const [facts, own] = await Promise.all([
        readTripNow(trx, trip.id, today, false),
        readChangesSince(trx, trip.id, since),
      ])
      return facts === null ? null : { ...trip, facts, log: own }
    }),
  )
  return [...read.filter((trip) => trip !== null), ...deleted]
}
