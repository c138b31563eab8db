import { passengerContract, roomContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { useRef, useState } from 'react'
import { useDateContext } from '../../../lib/date-context.ts'
import { readCells } from '../../../ui/sheet/read-cells.ts'
import type { SheetColumn, Unread } from '../../../ui/sheet/sheet-column.ts'
import type { PastedLine } from '../../../ui/sheet/use-edits.ts'
import { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import type { Room, RoomList } from '../api.ts'
import { nameOf } from './columns.tsx'
import { type BedColumn, type BedLine, blankLine, linesOf } from './lines.ts'
import { useBegunLines } from './use-begun-lines.ts'
import { type Added, nothingAdded, type RoomChanges, roomAdded } from './use-room-changes.ts'
import { fieldsOf, named, useTypedGuests } from './use-typed-guests.ts'

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

/** A room with its guests, and for each of them the cells that are not understood. */
type PastedRoom = {
  readonly ofRoom: Fields
  readonly passengers: Fields[]
  readonly unread: (readonly Unread<BedLine>[])[]
}

const bedsOfPasted = 2

/** Rooms and guests as a sheet: each cell is saved by itself, a free bed or the last line takes a new guest (ROOM-06). */
export function useRoomSheet({ list, columns, readAt, changes, linked, refresh }: Options) {
  const dates = useDateContext()
  const [added, setAdded] = useState<Added>(nothingAdded)
  const begun = useBegunLines()
  // When guests were pasted (Date.now() scale): one that is not read yet has not gone.
  const pastedAt = useRef(new Map<string, number>())
  const lines = linesOf(list.rooms, begun.lines(), readAt)
  const rows = [...lines, blankLine(begun.blank())]
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
    isGone: (row) => !rows.some(({ id }) => id === row) && (pastedAt.current.get(row) ?? 0) < readAt,
    onSaved: refresh,
  })
  const { edit, inTurn } = useTypedGuests({
    ...{ begun, cells, changes, readAt },
    onMade: (made, isBlock) => {
      if (isBlock) setAdded(made)
      refresh()
    },
  })

  /** Pasted lines below the last room: rooms by their number where it was pasted as well, else doubles (ROOM-06). */
  function append(pasted: readonly PastedLine<BedLine>[]): undefined {
    const guests = pasted.map((line) => {
      const texts = line.map(({ column, text }) => ({ row: blankLine(begun.blank()), column, text, from: null }))
      const { edits, unread } = readCells(texts, dates)
      return { ofRoom: fieldsOf(edits, 'room'), ofGuest: named(fieldsOf(edits, 'guest'), true), unread }
    })
    const rooms: PastedRoom[] = []
    const isNamed = ({ ofGuest: { lastName, firstName } }: (typeof guests)[number]) => lastName || firstName
    for (const { ofRoom, ofGuest, unread } of guests.filter(isNamed)) {
      const last = rooms.at(-1)
      const index = ofRoom.roomIndex
      const isSame = index === undefined || index === '' || index === last?.ofRoom.roomIndex
      const size = Number(last?.ofRoom['roomType.persons'] ?? bedsOfPasted)
      const isNumbered = last?.ofRoom.roomIndex !== undefined && index === last.ofRoom.roomIndex
      if (last !== undefined && isSame && (isNumbered || last.passengers.length < size)) {
        last.passengers.push(ofGuest)
        last.unread.push(unread)
      } else rooms.push({ ofRoom, passengers: [ofGuest], unread: [unread] })
    }
    void inTurn(async () => {
      let made = nothingAdded
      for (const { ofRoom, passengers, unread } of rooms) {
        const room = await changes.addRoom(sized(ofRoom, passengers), true)
        if (room === null) continue
        made = made.with(roomAdded(room))
        keepPasted(room, unread)
      }
      setAdded(made)
      refresh()
    })
  }

  /** What was pasted and is not understood stays in the cells of its guest, to be mended there. */
  function keepPasted(room: Room, unread: PastedRoom['unread']) {
    const lines = linesOf([room])
    for (const { id } of lines) pastedAt.current.set(id, Date.now())
    cells.keepUnread(
      unread.flatMap((ofGuest, place) => {
        const [row, first] = [lines[place], lines[0]]
        if (row === undefined || first === undefined) return []
        return ofGuest.flatMap((one) => {
          const isOfRoom = (one.column as BedColumn).of === 'room' // the sheet hands back its columns
          return one.problem === null ? [] : [{ ...one, row: isOfRoom ? first : row }]
        })
      }),
    )
  }

  /** Takes the pasted rooms away again; nothing of theirs counts as unsaved. */
  function takeBack() {
    const isAdded = ({ room }: BedLine) => room !== null && added.rooms.includes(room.id)
    for (const line of lines.filter(isAdded)) cells.forget(line)
    setAdded(nothingAdded)
    void changes.takeBack(added)
  }

  /** What was typed into a line whose guest could not be made goes, and with the last of it the line. */
  function forget({ id }: Pick<BedLine, 'id'>) {
    begun.forget(id)
    cells.forget({ id })
  }

  return {
    ...{ cells, lines, added, takeBack, forget },
    sheet: {
      ...cells.saving,
      ...{ dates, rows, columns },
      onEdit: edit,
      onAppend: append,
      onDrop: (row: BedLine, column: SheetColumn<BedLine>) => {
        begun.drop(row.id, column.key)
        cells.drop(row, column)
      },
    },
  }
}

/** A room that was pasted with its guests has their number of beds, unless its type was pasted, too. */
function sized(ofRoom: Fields, passengers: readonly Fields[]): Fields {
  const isTold = ofRoom['roomType.persons'] !== undefined
  const isNumbered = ofRoom.roomIndex !== undefined && ofRoom.roomIndex !== ''
  const persons = isNumbered ? Math.min(6, passengers.length) : bedsOfPasted
  return { ...ofRoom, ...(!isTold && { 'roomType.persons': persons }), passengers }
}
