import type { CalendarDate } from '../../calendar-date.ts'
import type { AccountingSettings } from './accounts.ts'
import { debitOf } from './bookings.ts'
import { daysOfMonth } from './fiscal-year.ts'
import { bookingsOfTrip, type TripEntry } from './trip-bookings.ts'
import type { Trip } from './trip-standing.ts'
import { thirdShareAsBooked } from './trip-target.ts'

/** An invoice in an earlier file whose part of third countries is another one by now (decision 173). */
export type SplitChange = {
  readonly invoiceId: number
  /** As it is parted in the files, 0 to 1. */
  readonly exportedShare: number
  /** As it is known now. */
  readonly share: number
  /** Of its revenue what belongs to third countries beyond what stands there; below nothing, what goes back to the EU. */
  readonly movedCents: number
}

/** The entries that part anew what is in a file of a trip; those of which nothing changed have no bookings. */
export function splitEntries({ invoices }: Trip, day: CalendarDate): TripEntry[] {
  return invoices.flatMap(({ id, kept }) =>
    kept === null ? [] : [{ kind: 'split', invoiceId: id, paymentId: null, day } as const],
  )
}

/** Which invoices of a trip that are in a file are parted otherwise by now; the same as the next file books. */
export function splitChanges(trip: Trip, settings: AccountingSettings): SplitChange[] {
  const entries = splitEntries(trip, '')
  return bookingsOfTrip(trip, entries, settings).flatMap((bookings, index) => {
    const one = trip.invoices.find(({ id }) => id === entries[index]?.invoiceId)
    if (one === undefined || bookings.length === 0) return []
    const moved = bookings.filter(({ use }) => use === 'marginThird').reduce((sum, line) => sum + debitOf(line), 0)
    const exportedShare = thirdShareAsBooked(one) ?? 0
    return [{ invoiceId: one.id, exportedShare, share: one.thirdShare, movedCents: moved }]
  })
}

/**
 * The day under which a file books what is parted anew: its last one, at most today, where no earlier file reaches up to that. So nothing
 * changes in a month the tax adviser has already.
 * @param reached the last day any earlier file of the house holds something of
 * @returns null where the file is of a time that went out already
 */
export function dayOfSplits(
  { to }: { readonly to: CalendarDate },
  reached: CalendarDate | null,
  today: CalendarDate,
): CalendarDate | null {
  if (to >= today) return today
  return reached === null || to > reached ? to : null
}

/** Months with what files of them would part anew; that of today can always, and so is among them. */
export function monthsWithSplits<One extends { readonly month: string }>(
  months: readonly One[],
  count: number,
  {
    reached,
    today,
    empty,
  }: { readonly reached: CalendarDate | null; readonly today: CalendarDate; readonly empty: Omit<One, 'month'> },
): (One & { readonly splits: number })[] {
  const month = today.slice(0, 7)
  const isAmong = count === 0 || months.some((one) => one.month === month)
  const all = isAmong ? months : [...months, { ...empty, month } as One] // the rest of it
  const takes = (one: One) => one.month <= month && dayOfSplits(daysOfMonth(one.month), reached, today) !== null
  return all
    .map((one) => ({ ...one, splits: takes(one) ? count : 0 }))
    .toSorted((one, other) => other.month.localeCompare(one.month))
}
