import { shortRoom } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import type { CellChoice, CellValue } from '../../../ui/sheet/sheet-column.ts'
import type { Guest, Room } from '../api.ts'
import type { BedLine } from './lines.ts'

export const nameOf = ({ firstName, lastName }: Pick<Guest, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

const keyOf = ({ id }: Guest) => `guest-${id}`
const roomOf = (rooms: readonly Room[], value: CellValue) => rooms.find(({ id }) => String(id) === value)
const hasBed = ({ roomType, passengers }: Room) => passengers.length < roomType.persons

/** With whom a guest shares the room: somebody by their name, or a room by its number. */
export function matesFor(rooms: readonly Room[], { guest }: BedLine): CellChoice[] {
  const own = guest === null ? null : keyOf(guest)
  return choicesIn(rooms).filter(({ value }) => value !== own)
}

const choicesOfRooms = new WeakMap<readonly Room[], readonly CellChoice[]>()

/** The same for all lines of a list, which ask each for themselves. */
function choicesIn(rooms: readonly Room[]): readonly CellChoice[] {
  const known = choicesOfRooms.get(rooms)
  if (known !== undefined) return known
  const guests = rooms.flatMap((room) => room.passengers.map((mate) => ({ mate, room })))
  const choices = [
    ...guests
      .filter(({ mate }) => nameOf(mate) !== '')
      .map(({ mate, room }) => ({
        value: keyOf(mate),
        label: `${nameOf(mate)} (${room.roomIndex})`,
        alsoNamed: [nameOf(mate), mate.lastName],
      })),
    ...rooms.map(({ id, roomIndex }) => ({ value: String(id), label: `Zimmer ${roomIndex}`, alsoNamed: [roomIndex] })),
  ]
  choicesOfRooms.set(rooms, choices)
  return choices
}

/** Who moves, and into which room. */
export type Move = { readonly guest: Guest; readonly room: Room }

/**
 * Whoever is named comes to the guest beside whose name that was typed, as long as there is a bed; else the guest goes to them
 * (ROOM-06).
 * @returns null where nobody has to move, or the reason why nobody can
 */
export function moveFor(rooms: readonly Room[], { guest }: BedLine, value: CellValue): Move | string | null {
  const own = guest === null ? undefined : roomOf(rooms, String(idOf(guest.room)))
  if (guest === null || own === undefined) return null
  const named = roomOf(rooms, value)
  if (named !== undefined) {
    if (named.id === own.id) return null
    return hasBed(named) ? { guest, room: named } : fullRoom(named)
  }
  const theirs = rooms.find(({ passengers }) => passengers.some((mate) => keyOf(mate) === value))
  const mate = theirs?.passengers.find((one) => keyOf(one) === value)
  if (theirs === undefined || mate === undefined || theirs.id === own.id) return null
  if (hasBed(own)) return { guest: mate, room: own }
  return hasBed(theirs)
    ? { guest, room: theirs }
    : `Weder Zimmer ${own.roomIndex} noch Zimmer ${theirs.roomIndex} hat ein freies Bett`
}

/** 'Zimmer 5 (EZ) ist voll' */
export const fullRoom = ({ roomIndex, roomType }: Room) =>
  `Zimmer ${roomIndex} (${shortRoom(roomType.persons)}) ist voll`

export const isFull = (room: Room) => !hasBed(room)
