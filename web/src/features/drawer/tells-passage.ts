import { typeByDays } from '@reisewerk/domain/itinerary/timetable.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { DrawerColumn } from './fields.ts'

/**
 * The day a ferry or train arrives: whoever names it says by it whether a night lies between, as in the forms. One that nobody
 * has timed yet leaves on the day on which it stands.
 */
export function tellsPassage(column: DrawerColumn): DrawerColumn {
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
