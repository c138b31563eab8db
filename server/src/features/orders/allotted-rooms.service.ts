import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { readTaken, type Taken } from '../partners/allotments.queries.ts'
import { refuseOverbooking } from '../partners/allotments.service.ts'
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
  if (trx.isConfirmed) return withPlansOf(trx, of, ids, change)
  const before = await withPlansOf(trx, of, ids, () => readTaken(trx, tripsOf[of], ids))
  const result = await change()
  const held = new Map(before.map((one) => [placeOf(one), one.rooms]))
  const more = (await readTaken(trx, tripsOf[of], ids)).filter((one) => one.rooms > (held.get(placeOf(one)) ?? 0))
  // In the order of the hotels, so that nobody waits in a circle.
  for (const nights of Map.groupBy(more, ({ hotel, organisation }) => `${hotel} ${organisation}`).values()) {
    const [first] = nights
    if (first !== undefined) await refuseOverbooking(trx, first, nights, today)
  }
  return result
}

const placeOf = ({ order, hotel, organisation, date, roomType }: Taken) =>
  JSON.stringify([order, hotel, organisation, date, roomType])
