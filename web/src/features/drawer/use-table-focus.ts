import { useLostFocus } from '../../ui/focus/use-lost-focus.ts'

/**
 * Whoever works in a table that goes, with its day or with its last request, goes on in the one in its place, and where none is left at
 * the button that closes the drawer.
 * @returns props of the element around the tables
 */
export function useTableFocus() {
  const tablesOf = (area: Element) => [...area.querySelectorAll(':scope > section')]
  return useLostFocus<HTMLDivElement, { table: Element; place: number }>({
    placeOf: (target, area) => {
      const table = target.closest('section')
      return table === null ? null : { table, place: tablesOf(area).indexOf(table) }
    },
    goOn: ({ table, place }, area) => {
      const left = tablesOf(area)
      const next = table.isConnected ? table : (left[place] ?? left.at(-1))
      const drawer = area.closest('section')
      // A closed table has its title alone.
      return next?.querySelector<HTMLElement>('[role=grid]') ?? (next ?? drawer)?.querySelector('[aria-expanded]')
    },
  })
}
