import { germanDate } from '../../calendar-date.ts'
import type { ListKind } from './kinds.ts'
import { columnOf, wordsOf } from './list-columns.ts'
import { type ListedGuest, type ListedRoom, listedRooms, type RoomListSource } from './list-source.ts'
import type { ListColumn } from './list-words.ts'

/** A list as a table; each format lays it out in its way. */
export type ListTable = {
  readonly columns: readonly { key: ListColumn; label: string; share: number; isDay: boolean; ofRoom: boolean }[]
  /** Lines that belong together: those of a room. Days as 'YYYY-MM-DD'. */
  readonly groups: readonly {
    readonly rows: readonly (readonly (string | null)[])[]
    /** 'neu', 'geändert' since the last list; else empty. */
    readonly mark: string
  }[]
}

/** The lines of a list in the columns of its kind; what the reader may not see has no column (ROOM-06). */
export function listTable(source: RoomListSource, kind: ListKind): ListTable {
  const words = wordsOf(source)
  const shown = kind.columns.filter((key) => source.seesPersonal || columnOf(key).isPersonal !== true)
  const [added, changed] = [new Set(source.changes?.added), new Set(source.changes?.changed)]
  const markOf = ({ roomIndex }: ListedRoom) =>
    added.has(roomIndex) ? words.added : changed.has(roomIndex) ? words.changed : ''
  const cells = (room: ListedRoom, guest: ListedGuest | null, number: number) =>
    shown.map((key) => columnOf(key).of({ room, guest, number }, source, words))
  return {
    columns: shown.map((key) => {
      const { share, isDay = false, ofRoom = false } = columnOf(key)
      return { key, label: words.columns[key], share, isDay, ofRoom }
    }),
    groups: linesOf(source, kind).map((lines) => ({
      rows: lines.map(({ room, guest, number }) => cells(room, guest, number)),
      mark: kind.lines === 'guests' || lines[0] === undefined ? '' : markOf(lines[0].room),
    })),
  }
}

type Line = { room: ListedRoom; guest: ListedGuest | null; number: number }

function linesOf(source: RoomListSource, { lines }: ListKind): Line[][] {
  const rooms = listedRooms(source)
  if (lines === 'shortRooms') return rooms.map((room, index) => [{ room, guest: null, number: index + 1 }])
  if (lines === 'rooms') {
    return rooms.map((room) => {
      const guests: (ListedGuest | null)[] = room.guests.length === 0 ? [null] : [...room.guests]
      return guests.map((guest, index) => ({ room, guest, number: index + 1 }))
    })
  }
  const guests = rooms.flatMap((room) => room.guests.map((guest) => ({ room, guest })))
  const byName = new Intl.Collator(source.language.words.printed.lang)
  return guests
    .toSorted(({ guest: one }, { guest: other }) =>
      byName.compare(`${one.lastName} ${one.firstName}`, `${other.lastName} ${other.firstName}`),
    )
    .map((line, index) => [{ ...line, number: index + 1 }])
}

/** A cell as it is read: '27.07.1958'. Days are written in figures everywhere: a list is compared with papers. */
export function printedCell(cell: string | null, isDay: boolean): string {
  if (cell === null) return ''
  return isDay && cell !== '' ? germanDate(cell) : cell
}
