import { nameIn } from '@reisewerk/domain/room-lists/pasted-names.ts'
import { passengerContract, roomContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { useRef, useState } from 'react'
import { useDateContext } from '../../../lib/date-context.ts'
import { typedText } from '../../../ui/sheet/cell-value.ts'
import { readCells } from '../../../ui/sheet/read-cells.ts'
import type { CellEdit } from '../../../ui/sheet/sheet-column.ts'
import type { PastedLine } from '../../../ui/sheet/use-edits.ts'
import { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import type { RoomList } from '../api.ts'
import { nameOf } from './columns.tsx'
import { type BedColumn, type BedLine, blankLine, linesOf } from './lines.ts'
import { type Added, nothingAdded, type RoomChanges } from './use-room-changes.ts'

type Options = {
  readonly list: RoomList
  readonly columns: readonly BedColumn[]
  readonly readAt: number
  readonly changes: RoomChanges
  /** Guests that stand on other lists, too: what is typed of them goes there as well. */
  readonly linked: ReadonlySet<number>
  readonly refresh: () => void
}
type Fields = Readonly<Record<string, unknown>>

const bedsOfPasted = 2

/** Rooms and guests as a sheet: each cell is saved by itself, a free bed or the last line takes a new guest (ROOM-06). */
export function useRoomSheet({ list, columns, readAt, changes, linked, refresh }: Options) {
  const dates = useDateContext()
  const [added, setAdded] = useState<Added>(nothingAdded)
  // One after the other, so that rooms and guests stand in the order in which they were typed.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const lines = linesOf(list.rooms)
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
    isGone: (row) => row !== blankLine.id && !lines.some(({ id }) => id === row),
    onSaved: refresh,
  })

  const isKept = ({ row, column }: CellEdit<BedLine>) =>
    (column as BedColumn).of === 'room' ? row.room !== null : row.guest !== null // the sheet hands back its columns

  function edit(edits: readonly CellEdit<BedLine>[]) {
    cells.edit(edits.filter(isKept))
    const begun = edits.filter((one) => !isKept(one))
    if (begun.length === 0) return
    // What was typed stays in sight until the guest is there.
    cells.keepUnread(
      begun.map(({ row, column, to }) => ({
        ...{ row, column },
        problem: { typed: typedText(column, row, to), state: 'saving' as const },
      })),
    )
    const byLine = Map.groupBy(begun, ({ row }) => row.id)
    const isBlock = byLine.size > 1
    void inTurn(async () => {
      let made = nothingAdded
      for (const ofLine of byLine.values()) made = made.with(await addGuest(ofLine, isBlock))
      cells.keepUnread(begun.map(({ row, column }) => ({ row, column, problem: null })))
      if (isBlock) setAdded(made)
      refresh()
    })
  }

  async function addGuest(edits: readonly CellEdit<BedLine>[], isBlock: boolean): Promise<Added> {
    const room = edits[0]?.row.room ?? null
    const ofGuest = named(fieldsOf(edits, 'guest'), isBlock)
    if (room !== null) return changes.addGuest(room.id, ofGuest)
    const ofRoom = fieldsOf(edits, 'room')
    return changes.addRoom({ ...ofRoom, passengers: Object.keys(ofGuest).length === 0 ? [] : [ofGuest] }, isBlock)
  }

  /** Pasted lines below the last room: rooms by their number where it was pasted as well, else doubles (ROOM-06). */
  function append(pasted: readonly PastedLine<BedLine>[]) {
    const guests = pasted.map((line) => {
      const texts = line.map(({ column, text }) => ({ row: blankLine, column, text, from: null }))
      const { edits } = readCells(texts, dates)
      return { ofRoom: fieldsOf(edits, 'room'), ofGuest: named(fieldsOf(edits, 'guest'), true) }
    })
    const rooms: { ofRoom: Fields; passengers: Fields[] }[] = []
    for (const { ofRoom, ofGuest } of guests.filter(({ ofGuest: { lastName, firstName } }) => lastName || firstName)) {
      const last = rooms.at(-1)
      const index = ofRoom.roomIndex
      const isSame = index === undefined || index === '' || index === last?.ofRoom.roomIndex
      const size = Number(last?.ofRoom['roomType.persons'] ?? bedsOfPasted)
      const isNumbered = last?.ofRoom.roomIndex !== undefined && index === last.ofRoom.roomIndex
      if (last !== undefined && isSame && (isNumbered || last.passengers.length < size)) last.passengers.push(ofGuest)
      else rooms.push({ ofRoom, passengers: [ofGuest] })
    }
    void inTurn(async () => {
      let made = nothingAdded
      for (const { ofRoom, passengers } of rooms)
        made = made.with(await changes.addRoom(sized(ofRoom, passengers), true))
      setAdded(made)
      refresh()
    })
  }

  function inTurn(work: () => Promise<void>) {
    queue.current = queue.current.then(work)
    return queue.current
  }

  return {
    cells,
    lines,
    added,
    forgetAdded: () => setAdded(nothingAdded),
    sheet: {
      ...cells.saving,
      dates,
      rows: [...lines, blankLine],
      columns,
      onEdit: edit,
      onAppend: append,
    },
  }
}

function fieldsOf(edits: readonly CellEdit<BedLine>[], of: BedColumn['of']): Fields {
  const own = edits.filter(({ column, to }) => (column as BedColumn).of === of && to !== null)
  return Object.assign({}, ...own.map(({ column, row, to }) => (column as BedColumn).change(to, row, () => undefined)))
}

/** A block of whole names is taken apart; a name somebody types is meant as it is. */
function named(fields: Fields, isBlock: boolean): Fields {
  const { firstName, lastName } = fields
  if (!isBlock || typeof lastName !== 'string' || firstName !== undefined) return fields
  return { ...fields, ...nameIn(lastName) }
}

/** A room that was pasted with its guests has their number of beds, unless its type was pasted, too. */
function sized(ofRoom: Fields, passengers: readonly Fields[]): Fields {
  const isTold = ofRoom['roomType.persons'] !== undefined
  const isNumbered = ofRoom.roomIndex !== undefined && ofRoom.roomIndex !== ''
  const persons = isNumbered ? Math.min(6, passengers.length) : bedsOfPasted
  return { ...ofRoom, ...(!isTold && { 'roomType.persons': persons }), passengers }
}
