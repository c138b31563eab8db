import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { BulkAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { refreshRoutes } from '../itinerary/day-route.service.ts'
import { withinAllotments } from '../orders/allotted-rooms.service.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { changeOptionDeadline } from '../tasks/todos.service.ts'
import { lockRequests, saveAgreed, saveStatuses } from './bulk.queries.ts'
import { readPartner, tripsLedBy } from './requests.queries.ts'

/** Changes the status of many requests (BULK-02); those that are gone or out of reach are told, the others are changed. */
export async function changeStatusOfRequests(
  trx: Transaction,
  ids: readonly number[],
  status: RequestStatus,
  { today }: Desk,
): Promise<BulkAnswer> {
  const changed = await withPlansOf(trx, 'requests', ids, () =>
    withinAllotments(trx, 'requests', ids, today, () => saveStatuses(trx, ids, status)),
  )
  for (const trip of await tripsLedBy(trx, [...changed])) await refreshRoutes(trx, trip)
  return told(ids, changed)
}

/** Notes that the partners of many requests have confirmed them as they stand now (TRUE-02). */
export async function confirmRequests(trx: Transaction, ids: readonly number[]): Promise<BulkAnswer> {
  return told(ids, await withPlansOf(trx, 'requests', ids, () => saveAgreed(trx, ids)))
}

/** Changes the option deadline of many requests (BULK-02); null clears it. */
export async function changeDeadlineOfRequests(
  trx: Transaction,
  ids: readonly number[],
  dueDate: CalendarDate | null,
  desk: Desk,
): Promise<BulkAnswer> {
  const seen = await withPlansOf(trx, 'requests', ids, () => lockRequests(trx, ids))
  for (const id of seen) await changeOptionDeadline(trx, await readPartner(trx, id), { dueDate }, desk)
  return told(ids, seen)
}

/** What became of those that were asked for. */
export function told(asked: readonly number[], changed: ReadonlySet<number>): BulkAnswer {
  const ids = [...new Set(asked)]
  return {
    changed: ids.filter((id) => changed.has(id)),
    failed: ids.filter((id) => !changed.has(id)).map((id) => ({ id, message: 'Anfrage wurde nicht gefunden.' })),
  }
}
