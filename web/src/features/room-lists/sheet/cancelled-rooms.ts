import { linkTo } from '@reisewerk/domain/wire.ts'
import { isSameValue, typedText } from '../../../ui/sheet/cell-value.ts'
import type { CellEdit } from '../../../ui/sheet/sheet-column.ts'
import type { MadeLines } from '../../../ui/sheet/use-edits.ts'
import type { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import type { Guest } from '../api.ts'
import { columnOf } from './line-fields.ts'
import type { BedColumn, BedLine } from './lines.ts'
import type { ListChange } from './list-changes.ts'
import type { RoomChanges } from './use-room-changes.ts'

type Edit = CellEdit<BedLine>
/** Guests to be changed on all lists, by the number under which they are the same, with what the other ones are called. */
export type LinkedGuests = ReadonlyMap<number, readonly string[]>

/** The other lists guests are to be changed on. */
export function listsAlong(guests: readonly Guest[], linked: LinkedGuests): string[] {
  return [...new Set(guests.flatMap(({ guest }) => linked.get(guest) ?? []))]
}

/**
 * Whether a room is cancelled, or is so no more, whose guests stand on other lists: that goes to all of them at once. Where a
 * colleague has changed the cell since it was opened it is saved by itself, and asked about (decision 028).
 */
export function isCancelling(edit: Edit, linked: LinkedGuests): boolean {
  const { row, from, to, opened } = edit
  if (columnOf(edit).key !== 'extraType' || row.room === null) return false
  if ((from === 'cancelled') === (to === 'cancelled')) return false
  if (opened !== undefined && !isSameValue(opened.value, from)) return false
  return listsAlong(row.room.passengers, linked).length > 0
}

type Host = {
  readonly cells: ReturnType<typeof useSavedCells<BedLine, BedColumn>>
  readonly changes: RoomChanges
}

/** Cancels rooms, or takes that back, on all lists of the trip in one change that undo takes back (ROOM-01, issue 14). */
export function cancellations({ cells, changes }: Host) {
  async function send(edits: readonly Edit[]) {
    const asked = edits.map(
      ({ row: { room }, from, to }): ListChange => ({
        ...{ do: 'occupyRoom', room: linkTo('rooms', room?.id ?? 0), extraType: to, before: from },
      }),
    )
    const done = await changes.make(asked, 'Error while saving room!')
    cells.keepUnread(edits.map(({ row, column }) => ({ row, column, problem: null })))
    return done === null ? null : changes.turnsOf(() => changes.takeBack(done.id))
  }
  return (edits: readonly Edit[]): MadeLines => {
    // What was typed stays in sight until it is saved.
    cells.keepUnread(
      edits.map(({ row, column, to }) => ({
        row,
        column,
        problem: { typed: typedText(column, row, to), state: 'saving' },
      })),
    )
    return { rows: new Set(), edits: new Set(edits), takeBack: send(edits) }
  }
}
