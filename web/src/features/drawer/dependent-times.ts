import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import { endKeepingLength } from '@reisewerk/domain/itinerary/service-times.ts'
import { typeByDays } from '@reisewerk/domain/itinerary/timetable.ts'
import { dateOfWire, localTimeOfWire, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { atPath } from '../../lib/saving/field-paths.ts'
import type { DrawerColumn } from './fields.ts'

/** Times of a service that say something about its other fields. */

/**
 * The beginning of another service: its end moves along and it lasts as long as before, or as long as its type does where it
 * had no times yet (001 §4). Of a passage the server tells the arrival (decision 120).
 */
export function movingTheEnd(column: DrawerColumn): DrawerColumn {
  return {
    ...column,
    change: (value, row, stored) => {
      const change = column.change(value, row, stored)
      const before = { startAt: timeAt(stored('startAt')), endAt: timeAt(stored('endAt')) }
      const ofType = atPath(row.service.item, 'otherServiceType.duration')
      const end = endKeepingLength(timeAt(change.startAt), before, typeof ofType === 'number' ? ofType : null)
      return end === null ? change : { ...change, endAt: wireOfLocalTime(end) }
    },
  }
}

function timeAt(wire: unknown): LocalTime | null {
  return typeof wire === 'string' ? localTimeOfWire(wire) : null
}

/**
 * The day a ferry or train arrives: whoever names it says by it whether a night lies between, as in the forms. One that nobody
 * has timed yet leaves on the day on which it stands.
 */
export function settingTheNight(column: DrawerColumn): DrawerColumn {
  return {
    ...column,
    change: (value, row, stored) => {
      const change = column.change(value, row, stored)
      if (row.kind !== 'ferry' && row.kind !== 'train') return change
      const start = dateAt(stored('startAt')) ?? row.date
      const type = typeByDays({ start: { date: start, time: null }, end: { date: dateAt(change.endAt), time: null } })
      return type === null || type === stored('type') ? change : { ...change, type }
    },
  }
}

function dateAt(wire: unknown) {
  return typeof wire === 'string' ? dateOfWire(wire) : null
}
