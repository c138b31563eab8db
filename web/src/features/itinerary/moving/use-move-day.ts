import { type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { dayDatesAfterMove } from '@reisewerk/domain/itinerary/day-moves.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { shiftedByDays } from '@reisewerk/domain/itinerary/service-times.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { serviceKindKeys } from '@reisewerk/domain/service-kinds.ts'
import { linkTo, localTimeOfWire, wireOfDate, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { update } from '../../../lib/api.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { movesRequests } from '../../orders/trip/api.ts'
import { daysAfterMove, isSameSlot, keysAfterMove, keysOf, type Slot, slotOf } from '../plan/arrangement.ts'
import { dateOf, type TripDay } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { countRequests, type Service, withItems, withRequests } from '../plan/services.ts'

/**
 * Moves a day to another date of the trip; neighbours give way. Days that already hold requests are only moved when the
 * user means it (001 §4).
 * @returns whether the day stands there now; `onRefused` hears why it may not
 */
export function useMoveDay(): (
  day: TripDay,
  date: CalendarDate,
  onRefused?: (reason: string) => void,
) => Promise<boolean> {
  const { days, period, change } = usePlan()
  return async (day, date, onRefused) => {
    const dated = days.map((one) => ({ id: one.id, date: dateOf(one) }))
    const moves = dayDatesAfterMove(dated, day.id, date, period)
    if (isRefusal(moves)) {
      notice.bad(moves.message)
      onRefused?.(moves.message)
      return false
    }
    const dates = new Map(moves.map((move) => [move.id, move.date]))
    const hasRequests = days.some((one) => dates.has(one.id) && countRequests(one) > 0)
    if (hasRequests && !(await confirm(movesRequests))) return false
    const isMoved = await change({
      show: (before) => inOrder(before.map((one) => withDate(one, dates.get(one.id)))),
      send: () => update(dayContract, day.id, { date: wireOfDate(date) }),
      done: 'Tage wurden aktualisiert!',
      failed: 'Einige der Tage konnten nicht gerettet werden! Server Error!',
      onRefused: (error) => onRefused?.(error.message),
    })
    if (isMoved && hasRequests) notice.warn('Tage haben Anfragen!')
    return isMoved
  }
}

function withDate(day: TripDay, date: CalendarDate | undefined): TripDay {
  return date === undefined ? day : movedDay(day, date)
}

function inOrder(days: TripDay[]): TripDay[] {
  return days.sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1))
}

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

/** Puts a service into another place, within its day or on another one (DAY-04). */
export function useMoveService(): (service: Service, slot: Slot) => void {
  const { days, change } = usePlan()
  return (service, slot) => {
    const day = days.find(({ id }) => id === slot.dayId)
    const sortHelper = keysAfterMove(days, service.key, slot)
    const isUnmoved = slot.dayId === service.dayId && day !== undefined && String(keysOf(day)) === String(sortHelper)
    if (isUnmoved || isSameSlot(slot, slotOf(service))) return
    void change({
      show: (before) => daysAfterMove(before, service, slot),
      send: () =>
        update(
          serviceContracts[service.kind],
          service.item.id,
          { day: linkTo('days', slot.dayId) },
          { query: { before: slot.before ?? '' } },
        ),
      done: 'Die Reihenfolge der Platzhalter wurde gespeichert!',
      failed: 'Die Reihenfolge der Platzhalter konnte nicht gespeichert werden! Server Error!',
    })
  }
}
