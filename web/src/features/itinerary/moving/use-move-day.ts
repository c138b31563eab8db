import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { dayDatesAfterMove } from '@reisewerk/domain/itinerary/day-moves.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { update } from '../../../lib/api.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { movesRequests } from '../../orders/trip/api.ts'
import { dateOf } from '../plan/dates.ts'
import type { TripDay } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { countRequests } from '../plan/services.ts'
import { movedDay } from './moved-day.ts'

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
