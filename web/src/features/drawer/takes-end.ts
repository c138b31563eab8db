import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import { endKeepingLength } from '@reisewerk/domain/itinerary/service-times.ts'
import { localTimeOfWire, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { atPath } from '../../lib/field-paths.ts'
import type { DrawerColumn } from './fields.ts'

/**
 * The beginning of another service: its end moves along and it lasts as long as before, or as long as its type does where it
 * had no times yet (001 §4). Other kinds keep the clock times of their arrival.
 */
export function takesEnd(column: DrawerColumn): DrawerColumn {
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
