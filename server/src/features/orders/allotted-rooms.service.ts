import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { withoutOverbooking } from '../partners/allotments.service.ts'
import { type OfTrips, tripsOf } from './plan-lock.queries.ts'
import { withPlansOf } from './plan-lock.service.ts'

/**
 * Changes trips, and refuses what takes more rooms than hotels have left of their allotments, unless that was confirmed knowingly
 * (REQ-10). Whatever may take more goes through here: requests and their choice, contingents, dates, the status and the house of a trip.
 * @param of what the ids are ids of
 * @throws ApiError 422 'overbooked'
 */
export async function withinAllotments<Result>(
  trx: Transaction,
  of: OfTrips,
  ids: readonly number[],
  today: CalendarDate,
  change: () => Promise<Result>,
): Promise<Result> {
  return withPlansOf(trx, of, ids, () => withoutOverbooking(trx, { trips: tripsOf[of], ids }, today, change))
}
