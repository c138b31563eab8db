import { type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { shiftedByDays } from '@reisewerk/domain/itinerary/service-times.ts'
import { serviceKindKeys } from '@reisewerk/domain/service-kinds.ts'
import { localTimeOfWire, wireOfDate, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { dateOf } from '../plan/dates.ts'
import type { TripDay } from '../plan/days.ts'
import { withItems, withRequests } from '../plan/services.ts'

type Timed = { startAt: string | null; endAt: string | null; checkInAt: string | null }

/** A day on another date: its services and their requests go along at their clock times (001 §4), as the server will answer. */
export function movedDay(day: TripDay, date: CalendarDate): TripDay {
  const days = daysBetween(dateOf(day), date)
  const later = <Item extends Timed>(item: Item): Item => ({
    ...item,
    startAt: shifted(item.startAt, days),
    endAt: shifted(item.endAt, days),
    checkInAt: shifted(item.checkInAt, days),
  })
  const services = serviceKindKeys.reduce((changed, kind) => withItems(changed, kind, (items) => items.map(later)), {
    ...day,
    date: wireOfDate(date),
  })
  return withRequests(services, (requests) => requests.map(later))
}

function shifted(wire: string | null, days: number): string | null {
  const time = shiftedByDays(wire === null ? null : localTimeOfWire(wire), days)
  return time === null ? wire : wireOfLocalTime(time)
}
