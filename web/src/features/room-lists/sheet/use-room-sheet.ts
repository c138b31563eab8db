import { passengerContract, roomContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { useRef } from 'react'
import { useDateContext } from '../../../lib/date-context.ts'
import type { CellEdit, SheetColumn } from '../../../ui/sheet/sheet-column.ts'
import type { MadeLines } from '../../../ui/sheet/use-edits.ts'
import { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import type { RoomList } from '../api.ts'
import type { ListKeeping } from '../use-room-lists.ts'
import { cancellations, isCancelling, type LinkedGuests } from './cancelled-rooms.ts'
import { type BedColumn, type BedLine, blankLine, keptLines, linesOf } from './lines.ts'
import { isSwap, lastPlace, moveFor, nameOf, type Swap } from './moving.ts'
import { useBegunLines } from './use-begun-lines.ts'
import { usePastedGuests } from './use-pasted-guests.ts'
import type { RoomChanges } from './use-room-changes.ts'
import { isThere, useTypedGuests } from './use-typed-guests.ts'

type Options = {
  readonly list: RoomList
  readonly columns: readonly BedColumn[]
  readonly readAt: number
  readonly changes: RoomChanges
  /** Guests that stand on other lists, too: what is typed of them goes there as well. */
  readonly linked: LinkedGuests
  readonly keeping: ListKeeping
  /** Somebody was named as a roommate, and no bed is left. */
  readonly onFull: (swap: Swap) => void
}

/** Rooms and guests as a sheet: each cell is saved by itself, a free bed or the last line takes a new guest (ROOM-06). */
export function useRoomSheet({ list, columns, readAt, changes, linked, keeping, onFull }: Options) {
  const dates = useDateContext()
  const begun = useBegunLines()
  const shown = useRef<readonly BedLine[]>([])
  const rows = keptLines([...linesOf(list.rooms, begun.lines(), readAt), blankLine(begun.blank())], shown.current)
  shown.current = rows
  const lines = rows.slice(0, -1)
  // Known once pasting is.
  const isJustPasted = useRef<(row: string) => boolean>(() => false)
  // One after the other, so that rooms and guests stand in the order in which they were typed.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  function inTurn(work: () => Promise<void>) {
    queue.current = queue.current.then(work)
    return queue.current
  }
  const cells = useSavedCells<BedLine, BedColumn>({
    targetOf: ({ room, guest }, { of }) =>
      of === 'room'
        ? { resource: roomContract.name, id: room?.id ?? 0, item: room ?? {} }
        : {
            ...{ resource: passengerContract.name, id: guest?.id ?? 0, item: guest ?? {} },
            ...(guest !== null && linked.has(guest.guest) && { action: 'all_lists' }),
          },
    withItem: (row, { of }, item) =>
      of === 'room'
        ? { ...row, room: row.room && { ...row.room, ...item } }
        : { ...row, guest: row.guest && { ...row.guest, ...item } },
    words: { saved: null, failed: 'Error while saving room!' },
    readAt,
    nameOf: ({ guest, room }) => (guest !== null ? nameOf(guest) : room === null ? '' : `Zimmer ${room.roomIndex}`),
    isGone: (row) => !rows.some(({ id }) => id === row) && !isJustPasted.current(row),
    onSaved: keeping.settled,
  })
  const host = { begun, cells, changes, readAt, inTurn }
  const cancel = cancellations({ cells, changes })
  const typing = useTypedGuests({ ...host, keeping })
  const pasting = usePastedGuests(host)
  isJustPasted.current = pasting.isJustPasted

  function edit(edits: readonly CellEdit<BedLine>[]): MadeLines | undefined {
    const along = edits.filter((one) => isCancelling(one, linked))
    cells.edit(edits.filter((one) => isThere(one) && !along.includes(one)))
    const typed = edits.filter((one) => !isThere(one))
    const cancelled = along.length === 0 ? undefined : cancel(along)
    if (typed.length === 0) return cancelled
    // Two ways back: that of the lines goes with what was typed.
    if (cancelled !== undefined) changes.hand.current?.did(cancelled.takeBack)
    const made = make(typed)
    return cancelled === undefined ? made : { ...made, edits: cancelled.edits }
  }

  function make(typed: readonly CellEdit<BedLine>[]): MadeLines {
    const isFreeBed = ({ row }: CellEdit<BedLine>) => row.room !== null && !begun.isBegun(row.id, readAt)
    const isBlock = pasting.isOpen() || new Set(typed.map(({ row }) => row.id)).size > 1
    return isBlock && typed.every(isFreeBed) ? pasting.fillBeds(typed) : typing.type(typed)
  }

  /** Whoever is named as a roommate moves in; where there is no bed that is asked first. A place is taken as it is. */
  function meantBy(one: CellEdit<BedLine>): CellEdit<BedLine> {
    if (one.column.key !== 'room' || typeof one.to === 'object') return one
    const move = moveFor(list.rooms, one.row, one.to)
    if (move === null) return { ...one, to: one.from }
    const row = typeof move === 'string' ? undefined : lines.find(({ guest }) => guest?.id === move.guest.id)
    if (typeof move === 'string' || row === undefined) return one
    if (isSwap(move)) {
      // Once the cell is closed.
      setTimeout(() => onFull(move))
      return { ...one, to: one.from }
    }
    return { ...one, row, from: one.column.value(row), to: lastPlace(move.room) }
  }

  /** What was typed into a line whose guest could not be made goes, and with the last of it the line. */
  function forget({ id }: Pick<BedLine, 'id'>) {
    begun.forget(id)
    cells.forget({ id })
  }

  return {
    ...{ cells, lines, added: pasting.added, forget },
    sheet: {
      ...cells.saving,
      ...{ dates, rows, columns, meantBy, hand: changes.hand },
      onEdit: edit,
      onAppend: pasting.append,
      onDrop: (row: BedLine, column: SheetColumn<BedLine>) => {
        begun.drop(row.id, column.key)
        cells.drop(row, column)
      },
    },
  }
}
