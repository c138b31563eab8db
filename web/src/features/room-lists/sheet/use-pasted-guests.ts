import { linkTo } from '@reisewerk/domain/wire.ts'
import { useRef, useState } from 'react'
import { useDateContext } from '../../../lib/date-context.ts'
import type { ApiError } from '../../../lib/http.ts'
import { nested } from '../../../lib/saving/field-paths.ts'
import { typedText } from '../../../ui/sheet/cell-value.ts'
import { readCells } from '../../../ui/sheet/read-cells.ts'
import type { CellEdit, Unread } from '../../../ui/sheet/sheet-column.ts'
import type { MadeLines, PastedLine, TakeBack } from '../../../ui/sheet/use-edits.ts'
import type { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import type { Room } from '../api.ts'
import { fieldsOf, named } from './line-fields.ts'
import { type BedColumn, type BedLine, blankLine, linesOf } from './lines.ts'
import type { Changed, ListChange } from './list-changes.ts'
import { nameOf } from './moving.ts'
import type { BegunLines } from './use-begun-lines.ts'
import type { RoomChanges } from './use-room-changes.ts'

type Fields = Readonly<Record<string, unknown>>
/** A free bed that somebody pastes a guest into. */
type Bed = {
  readonly id: string
  readonly room: Room
  readonly ofGuest: Fields
  readonly edits: readonly CellEdit<BedLine>[]
}
/** A room with its guests, and for each of them the cells that are not understood. */
type PastedRoom = {
  readonly ofRoom: Fields
  readonly passengers: Fields[]
  readonly unread: (readonly Unread<BedLine>[])[]
}
type Block = { readonly beds: Bed[]; readonly rooms: PastedRoom[]; readonly takeBack: Promise<TakeBack | null> }

/** What was pasted last, told above the sheet. */
export type Added = { readonly guests: number; readonly rooms: number; readonly takeBack: TakeBack }

type Host = {
  readonly begun: BegunLines
  readonly cells: ReturnType<typeof useSavedCells<BedLine, BedColumn>>
  readonly changes: RoomChanges
  readonly readAt: number
  readonly inTurn: (work: () => Promise<void>) => Promise<unknown>
}

const bedsOfPasted = 2

/** A block of names is made as one: in free beds, and behind the last room in rooms of its own; all of them or none (ROOM-06). */
export function usePastedGuests({ begun, cells, changes, readAt, inTurn }: Host) {
  const dates = useDateContext()
  const [added, setAdded] = useState<Added | null>(null)
  const open = useRef<Block | null>(null)
  // When guests were pasted (Date.now() scale): one that is not read yet has not gone.
  const pastedAt = useRef(new Map<string, number>())

  /** What falls into beds and what comes behind them is told apart by the sheet, in the same moment. */
  function block(): Block {
    if (open.current !== null) return open.current
    const takeBack = Promise.resolve().then(async () => {
      open.current = null
      let made: TakeBack | null = null
      await inTurn(async () => {
        made = await send(current)
      })
      return made
    })
    const current: Block = { beds: [], rooms: [], takeBack }
    open.current = current
    return current
  }

  /** @param edits of free beds, several of them at once */
  function fillBeds(edits: readonly CellEdit<BedLine>[]): MadeLines {
    // What comes behind the last room has brought the way back along.
    const isBegun = open.current !== null
    const { beds, takeBack } = block()
    for (const edit of edits) begun.add(edit, readAt)
    cells.keepUnread(
      edits.map(({ row, column, to }) => ({
        row,
        column,
        problem: { typed: typedText(column, row, to), state: 'saving' },
      })),
    )
    for (const [id, own] of Map.groupBy(edits, ({ row }) => row.id)) {
      const room = own[0]?.row.room
      if (room != null) beds.push({ id, room, ofGuest: named(fieldsOf(own, 'guest'), true), edits: own })
    }
    return { rows: new Set(edits.map(({ row }) => row.id)), takeBack: isBegun ? Promise.resolve(null) : takeBack }
  }

  /** Pasted lines below the last room: rooms by their number where it was pasted as well, else doubles (ROOM-06). */
  function append(pasted: readonly PastedLine<BedLine>[]): Promise<TakeBack | null> {
    const { rooms, takeBack } = block()
    const guests = pasted.map((line) => {
      const texts = line.map(({ column, text }) => ({ row: blankLine(begun.blank()), column, text, from: null }))
      const { edits, unread } = readCells(texts, dates)
      return { ofRoom: fieldsOf(edits, 'room'), ofGuest: named(fieldsOf(edits, 'guest'), true), unread }
    })
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
    return takeBack
  }

  async function send({ beds, rooms }: Block): Promise<TakeBack | null> {
    const asked = [
      ...beds.map(
        ({ room, ofGuest }): ListChange => ({
          do: 'addPassenger',
          passenger: { room: linkTo('rooms', room.id), ...ofGuest },
        }),
      ),
      ...rooms.map(
        ({ ofRoom, passengers }): ListChange => ({ do: 'addRoom', room: nested(sized(ofRoom, passengers)) }),
      ),
    ]
    if (asked.length === 0) return null
    let reason = ''
    const made = await changes.make(asked, 'Error while saving new room!', (error) => {
      reason = reasonOf(error, asked)
      return reason
    })
    if (made === null) {
      cells.keepUnread(
        beds.flatMap(({ edits }) =>
          edits.map(({ row, column, to }) => ({ row, column, problem: { typed: typedText(column, row, to), reason } })),
        ),
      )
      return null
    }
    const news = made.list.rooms.filter(({ id }) => made.rooms.includes(id))
    keepBeds(beds, made)
    for (const [place, room] of news.entries()) keepPasted(room, rooms[place]?.unread ?? [])
    const takeBack = changes.turnsOf(
      () => changes.takeBack(made.id),
      (isBack) => {
        if (isBack) for (const line of linesOf(news)) cells.forget(line)
        if (isBack) setAdded(null)
      },
    )
    setAdded({ guests: made.passengers.length, rooms: news.length, takeBack })
    return takeBack
  }

  /** The line in which a guest was pasted stays theirs. */
  function keepBeds(beds: readonly Bed[], made: Changed) {
    for (const [roomId, own] of Map.groupBy(beds, ({ room }) => room.id)) {
      const room = made.list.rooms.find(({ id }) => id === roomId)
      const guests = room?.passengers.filter(({ id }) => made.passengers.includes(id)) ?? []
      for (const [place, { id, edits }] of own.entries()) {
        const guest = guests[place]
        if (room === undefined || guest === undefined) continue
        begun.done(id, edits, { room, guest, madeAt: Date.now() })
        cells.keepUnread(edits.map((edit) => ({ ...edit, problem: null })))
      }
    }
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

  const isJustPasted = (row: string) => (pastedAt.current.get(row) ?? 0) >= readAt
  return { added, fillBeds, append, isJustPasted, isOpen: () => open.current !== null }
}

/** A room that was pasted with its guests has their number of beds, unless its type was pasted, too. */
function sized(ofRoom: Fields, passengers: readonly Fields[]): Fields {
  const isTold = ofRoom['roomType.persons'] !== undefined
  const isNumbered = ofRoom.roomIndex !== undefined && ofRoom.roomIndex !== ''
  const persons = isNumbered ? Math.min(6, passengers.length) : bedsOfPasted
  return { ...ofRoom, ...(!isTold && { 'roomType.persons': persons }), passengers }
}

/** 'Meier Max: Höchstens 100 Zeichen': whom of a block the server found fault with. */
function reasonOf(error: ApiError, asked: readonly ListChange[]): string {
  const [first] = error.violations
  const path = /^changes\[(\d+)\](?:\.passengers\[(\d+)\])?/.exec(first?.propertyPath ?? '')
  if (first === undefined || path === null) return error.reason
  const change = asked[Number(path[1])] as { room?: { passengers?: Fields[] }; passenger?: Fields } | undefined // as made above
  const guest = change?.passenger ?? change?.room?.passengers?.[Number(path[2] ?? 0)]
  const { firstName = '', lastName = '' } = guest ?? {}
  const name = nameOf({ firstName: String(firstName), lastName: String(lastName).slice(0, 40) })
  return name === '' ? first.message : `${name}: ${first.message} Es wurde niemand eingefügt.`
}
