import { newTypedCells, type TypedCells } from '../../../ui/sheet/typed-cells.ts'
import { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import { targetOf, withItem } from '../rows.ts'
import { nameOfLine } from '../service-columns.ts'
import { tagsColumnKey } from './hotel-columns.tsx'
import type { HotelRow } from './hotel-rows.ts'
import type { HotelColumn } from './price-columns.tsx'

const words = {
  saved: 'Die Änderung wurde gespeichert!',
  failed: 'Die Änderung konnte nicht gespeichert werden! Server Error!',
}

/**
 * The cells of the price overview: those of a request go to its quick edit, what is known of the house to the provider
 * (002 §7). Tags go on the version they were read in, so that those of a colleague stay.
 * @param readAt when the days as they are shown were asked for
 */
export function useHotelCells(readAt: number, typed: TypedCells<HotelRow>, isGone: (row: string) => boolean) {
  return useSavedCells<HotelRow, HotelColumn>({
    targetOf: (row, { of }) => ({ ...targetOf(row, of), action: of === 'request' ? 'quick_edit' : undefined }),
    withItem: (row, { of }, item) => withItem(row, of, item),
    goesWhole: ({ key }) => key === tagsColumnKey,
    words,
    readAt,
    nameOf: nameOfLine,
    isGone,
    onSaved: () => undefined,
    kept: typed,
  })
}

export const newHotelCells = newTypedCells<HotelRow>
