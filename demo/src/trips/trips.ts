import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { orderNumberOf } from '@reisewerk/domain/orders/order-number.ts'
import { composeTrip, type UnnumberedTrip } from './compose-trip.ts'
import { withoutDoubleBookings } from './engaged-people.ts'
import type { DemoTrip } from './trip-model.ts'
import { tripRows } from './trip-rows.ts'

/** All trips of the demo agency as they stand on a day. @param today the day of loading */
export function demoTrips(today: CalendarDate): DemoTrip[] {
  return numbered(withoutDoubleBookings(tripRows.map((row, index) => composeTrip(row, index, today))))
}

/** The first running number of a year is the agency's fortieth or so; most trips are not in the demo. */
const firstNumber = 40

/** Order numbers ascend with the day on which a trip was created: two digits of the year and five running ones (design §3). */
function numbered(trips: readonly UnnumberedTrip[]): DemoTrip[] {
  const lastNumber = new Map<string, number>()
  return [...trips]
    .sort((a, b) => (a.createdOn < b.createdOn ? -1 : a.createdOn > b.createdOn ? 1 : 0))
    .map((trip) => {
      const year = trip.createdOn.slice(0, 4)
      const running = Math.max((lastNumber.get(year) ?? 0) + 1, firstNumber + dayOfYear(trip.createdOn))
      lastNumber.set(year, running)
      return { ...trip, orderNumber: orderNumberOf(Number(year), running) }
    })
}

function dayOfYear(date: CalendarDate): number {
  return Math.round((Date.parse(date) - Date.parse(`${date.slice(0, 4)}-01-01`)) / 86_400_000) + 1
}
