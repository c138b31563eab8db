import { shortRoom } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import type { CellChoice, CellValue } from '../../../ui/sheet/sheet-column.ts'
import type { Guest, Room } from '../api.ts'
import type { BedLine } from './lines.ts'

export const nameOf = ({ firstName, lastName }: Pick<Guest, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

const keyOf = ({ id }: Guest) => `guest-${id}`
const roomAt = (rooms: readonly Room[], value: CellValue) =>
  rooms.find(({ id }) => String(id) === textOf(value).split('@')[0])
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
/** The same where the room has no bed left: `other` could go the other way. */
export type Swap = Move & { readonly other: Guest }

/**
 * Whoever is named comes to the guest beside whose name that was typed, as long as there is a bed; else the guest goes to them
 * (ROOM-06). Where neither has one, somebody makes room.
 * @returns null where nobody has to move, or the reason why nobody can
 */
export function moveFor(rooms: readonly Room[], { guest }: BedLine, value: CellValue): Move | Swap | string | null {
  const own = guest === null ? undefined : roomWith(rooms, guest)
  if (guest === null || own === undefined) return null
  const named = roomAt(rooms, value)
  if (named !== undefined) {
    if (named.id === own.id) return null
    const other = named.passengers.at(-1)
    return hasBed(named) || other === undefined ? { guest, room: named } : { guest, room: named, other }
  }
  const theirs = rooms.find(({ passengers }) => passengers.some((mate) => keyOf(mate) === value))
  const mate = theirs?.passengers.find((one) => keyOf(one) === value)
  if (theirs === undefined || mate === undefined || theirs.id === own.id) return null
  if (hasBed(own)) return { guest: mate, room: own }
  if (hasBed(theirs)) return { guest, room: theirs }
  const [besideOwn, besideMate] = [besides(own, guest), besides(theirs, mate)]
  if (besideOwn !== undefined) return { guest: mate, room: own, other: besideOwn }
  if (besideMate !== undefined) return { guest, room: theirs, other: besideMate }
  return `Weder Zimmer ${own.roomIndex} noch Zimmer ${theirs.roomIndex} hat ein freies Bett`
}

export const isSwap = (move: Move | Swap): move is Swap => 'other' in move

const roomWith = (rooms: readonly Room[], { room }: Guest) => rooms.find(({ id }) => id === idOf(room))
const besides = ({ passengers }: Room, { id }: Guest) => passengers.findLast((one) => one.id !== id)

/** Where a guest sleeps, to the very bed: undo brings them back to it, not behind the others (ROOM-06). */
export function placeOf(rooms: readonly Room[], { room, _sort }: Pick<Guest, 'room' | '_sort'>): CellChoice {
  return { value: `${idOf(room)}@${_sort}`, label: named(rooms.find(({ id }) => id === idOf(room))) }
}

/** Behind all who sleep there already. */
export function lastPlace(room: Room): CellChoice {
  const last = Math.max(-1, ...room.passengers.map(({ _sort }) => _sort))
  return { value: `${room.id}@${last + 1}`, label: named(room) }
}

/** @returns what is saved for a place, or for a room by its number */
export function savedPlace(value: CellValue): { room: string; _sort?: number } {
  const [room = '', sort] = textOf(value).split('@')
  return { room: linkTo('rooms', Number(room)), ...(sort !== undefined && { _sort: Number(sort) }) }
}

const textOf = (value: CellValue) => String(typeof value === 'object' ? (value?.value ?? '') : value)
const named = (room: Room | undefined) => (room === undefined ? '' : `Zimmer ${room.roomIndex}`)

/** 'Zimmer 5 (EZ) ist voll' */
export const fullRoom = ({ roomIndex, roomType }: Room) =>
  `Zimmer ${roomIndex} (${shortRoom(roomType.persons)}) ist voll`

export const isFull = (room: Room) => !hasBed(room)
