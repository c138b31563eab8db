import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { updateDayDates, updateRequestTimes } from './day-dates.queries.ts'

/** Gives days their new dates; everything on them goes along at its clock time (001 §4, HEAD-11). */
export async function saveDayDates(
  trx: Transaction,
  moved: readonly { readonly id: number; readonly date: CalendarDate }[],
): Promise<void> {
  if (moved.length > 0) await updateDayDates(trx, moved)
}

/** Moves the requests of a service that goes to another day. */
export async function moveRequestTimes(trx: Transaction, placeholderId: number, days: number): Promise<void> {
  if (days !== 0) await updateRequestTimes(trx, placeholderId, days)
}
