import { notice } from '../notices/notice.tsx'
import type { SheetColumn } from './sheet-column.ts'

/** Where the cells of a pasted line fall: in a column, or in one that whoever pastes may not see. */
export type PastedPlace = { readonly column: number } | { readonly hidden: string }

/** Places from a column on: what was copied elsewhere has the hidden columns, too, and none of it slips into the next one (ROOM-06). */
export function placesFrom<Row>(columns: readonly SheetColumn<Row>[], left: number): PastedPlace[] {
  return columns.slice(left).flatMap((column, place): PastedPlace[] => {
    const hidden = place === 0 ? [] : (column.hiddenBefore ?? [])
    return [...hidden.map((title) => ({ hidden: title })), { column: left + place }]
  })
}

/** Takes the cells of hidden columns out of a pasted table, and tells of those that held something. */
export function withoutHidden(table: readonly (readonly string[])[], places: readonly PastedPlace[]): string[][] {
  const isHidden = (place: number) => 'hidden' in (places[place] ?? {})
  const titles = places.flatMap((place, index) =>
    'hidden' in place && table.some((line) => (line[index] ?? '').trim() !== '') ? [place.hidden] : [],
  )
  if (titles.length > 0)
    notice.warn('Nicht eingefügt', `Ohne das Recht „Personendaten sehen“ wird nicht übernommen: ${titles.join(', ')}`)
  return table.map((line) => line.filter((_, place) => !isHidden(place)))
}
