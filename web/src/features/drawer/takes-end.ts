import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import { endAfter } from '@reisewerk/domain/itinerary/service-times.ts'
import { localTimeOfWire, wireOfLocalTime } from '@reisewerk/domain/wire.ts'
import { atPath } from '../../lib/field-paths.ts'
import type { DrawerColumn } from './fields.ts'
import type { DrawerRow } from './rows.ts'

/**
 * The beginning of another service: its end moves along and it lasts as long as before, or as long as its type does where it
 * had no times yet (001 §4). Other kinds keep the clock times of their arrival.
 */
export function takesEnd(column: DrawerColumn): DrawerColumn {
  return {
    ...column,
    change: (value, row, stored) => {
      const change = column.change(value, row, stored)
      const start = timeAt(change.startAt)
      const minutes = minutesOf(row, timeAt(stored('startAt')), timeAt(stored('endAt')))
      const end = isTimed(start) && minutes !== null ? endAfter(start, minutes) : null
      return end === null ? change : { ...change, endAt: wireOfLocalTime(end) }
    },
  }
}

function minutesOf({ service }: DrawerRow, start: LocalTime | null, end: LocalTime | null): number | null {
  if (isTimed(start) && end !== null && end >= start) return (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000
  const ofType = atPath(service.item, 'otherServiceType.duration')
  return typeof ofType === 'number' ? ofType : null
}

/** Midnight stands for a clock time nobody has said yet. */
function isTimed(time: LocalTime | null): time is LocalTime {
  return time !== null && !time.endsWith('T00:00:00')
}

function timeAt(wire: unknown): LocalTime | null {
  return typeof wire === 'string' ? localTimeOfWire(wire) : null
}
