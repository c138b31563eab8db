import { focusable, useLostFocus } from '../../../ui/focus/use-lost-focus.ts'
import type { TripDay } from '../plan/days.ts'
import { type Line, linesInstead, linesOf } from '../plan/plan-lines.ts'

type Place = {
  key: string
  lines: readonly Line[]
  /** Which control of the row: its cell, of how many, and its place therein. */
  cell: number
  cells: number
  control: number
}

/**
 * The day plan goes on by the keyboard when the row that had the focus moves or is deleted: at the service in its new place, at
 * the next service or its day, at the next day or the one before it.
 * @returns props of the element around the rows (`data-line`); an element marked `data-spare` takes over when no day is left
 */
export function usePlanFocus(days: readonly TripDay[]) {
  return useLostFocus<HTMLElement, Place>({
    placeOf: (target) => {
      const row = target.closest<HTMLTableRowElement>('tr[data-line]')
      const cell = target.closest<HTMLTableCellElement>('td, th')
      if (row?.dataset.line === undefined || cell === null) return null
      return {
        ...{ key: row.dataset.line, lines: linesOf(days), cells: row.cells.length },
        cell: cell.cellIndex,
        control: [...cell.querySelectorAll(focusable)].indexOf(target),
      }
    },
    goOn: (place, area) => {
      for (const key of linesInstead(place.key, place.lines, linesOf(days))) {
        const row = area.querySelector<HTMLTableRowElement>(`tr[data-line="${key}"]`)
        if (row !== null) return controlIn(row, place)
      }
      return area.querySelector<HTMLElement>('[data-spare] button')
    },
  })
}

/** The same control as before where the row is of the same kind, else the one that bears its name. */
function controlIn(row: HTMLTableRowElement, { cell, cells, control }: Place): HTMLElement | null {
  const alike = row.cells.length === cells ? row.cells[cell]?.querySelectorAll<HTMLElement>(focusable) : undefined
  return alike?.[control] ?? alike?.[0] ?? row.querySelector<HTMLElement>(`th button, ${focusable}`)
}
