import { outsideTripRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import type { Period } from '@reisewerk/domain/orders/trip-period.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused } from '../../platform/errors.ts'
import type { CopiedDay } from './copy-days.service.ts'
import { readServiceTimes } from './trip-days.queries.ts'

/**
 * Refuses days of a concept whose services would lie outside the trip, as they are refused for each service (001 §4,
 * decision 005): a concept knows lengths, but no dates to lie in.
 * @param field what the caller can change about it
 * @throws ApiError 422
 */
export async function checkServicesFit(
  trx: Transaction,
  copies: readonly CopiedDay[],
  period: Period,
  field: 'date' | 'order' | 'endAt',
): Promise<void> {
  const services = await readServiceTimes(
    trx,
    copies.map(({ to }) => to),
  )
  const refusals = services.map((times) => outsideTripRefusal(times, period))
  const refusal = refusals.find((one) => one !== null) ?? null
  if (refusal !== null) throw refused({ ...refusal, field })
}
