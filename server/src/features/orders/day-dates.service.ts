import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { movedOutRefusal } from '@reisewerk/domain/itinerary/service-times.ts'
import type { Period } from '@reisewerk/domain/orders/trip-period.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused } from '../../platform/errors.ts'
import { readMovingServices, updateDayDates, updateRequestTimes } from './day-dates.queries.ts'

type MovedDay = { readonly id: number; readonly date: CalendarDate }

/**
 * Refuses new dates of days that would take a service out of the trip, as they are refused for the service itself
 * (001 §4, decision 005).
 * @param field to blame, where it is not the start or the end of the trip
 * @throws ApiError 422
 */
export async function checkServicesStay(
  trx: Transaction,
  orderId: number,
  moved: readonly MovedDay[],
  { from, to = from, field }: { readonly from: Period; readonly to?: Period; readonly field?: string },
): Promise<void> {
  const refusal = movedOutRefusal(await readMovingServices(trx, orderId, moved), from, to)
  if (refusal !== null) throw refused({ ...refusal, ...(field !== undefined && { field }) })
}

/** Gives days their new dates; everything on them goes along at its clock time (001 §4, HEAD-11). */
export async function saveDayDates(trx: Transaction, moved: readonly MovedDay[]): Promise<void> {
  if (moved.length > 0) await updateDayDates(trx, moved)
}

/** Moves the requests of a service that goes to another day. */
export async function moveRequestTimes(trx: Transaction, placeholderId: number, days: number): Promise<void> {
  if (days !== 0) await updateRequestTimes(trx, placeholderId, days)
}
