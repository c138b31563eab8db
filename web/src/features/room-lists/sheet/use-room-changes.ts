import { passengerContract, roomContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { createAttempts } from '../../../form/attempts.ts'
import { useAttempts } from '../../../form/use-attempts.ts'
import { remove, update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { nested } from '../../../lib/saving/field-paths.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import type { Guest, Room } from '../api.ts'

/** What a paste has made, to be taken back as a whole. */
export type Added = {
  readonly rooms: readonly number[]
  readonly guests: readonly number[]
  readonly guestCount: number
  readonly with: (other: Added) => Added
}
function added(rooms: readonly number[], guests: readonly number[], guestCount: number): Added {
  return {
    ...{ rooms, guests, guestCount },
    with: (other) => added([...rooms, ...other.rooms], [...guests, ...other.guests], guestCount + other.guestCount),
  }
}
export const nothingAdded = added([], [], 0)
export const roomAdded = ({ id, passengers }: Room): Added => added([id], [], passengers.length)

type Fields = Readonly<Record<string, unknown>>
/**
 * Makes the guest of a line, with a room where there is none.
 * @returns as they are there now; without a name only a room is made
 * @throws ApiError when it is refused, or not answered
 */
export type NewGuest = (
  room: Room | null,
  ofRoom: Fields,
  ofGuest: Fields,
) => Promise<{ room: Room; guest: Guest | null; added: Added }>

/** What is done with rooms beside typing: added, split, merged, deleted, each told in the document's words (002 §8). */
export function useRoomChanges(listId: number, refresh: () => void) {
  const makeRoom = useAttempts(roomContract)
  const [running, setRunning] = useState(0)
  const roomList = linkTo('room_lists', listId)

  /** @returns what the work answered, null when it was refused, which is told */
  async function attempt<T>(work: () => Promise<T>, failed: string): Promise<T | null> {
    setRunning((count) => count + 1)
    try {
      return await work()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad(failed, failure.violations[0]?.message ?? failure.message)
      return null
    } finally {
      setRunning((count) => count - 1)
    }
  }

  async function addRoom(fields: Fields, isQuiet = false): Promise<Room | null> {
    const body = { roomList, ...nested(fields) }
    const room = await attempt(() => makeRoom(body), 'Error while saving new room!')
    if (room !== null && !isQuiet) notice.good('Room succesfully added!')
    return room
  }

  /** Each line has one of its own: sent again after an answer that was lost, it makes no second guest. */
  function newGuest(): NewGuest {
    const guests = createAttempts<Guest>(passengerContract)
    const rooms = createAttempts<Room>(roomContract)
    return async (room, ofRoom, ofGuest) => {
      if (room !== null) {
        const body = { room: linkTo('rooms', room.id), ...ofGuest }
        const guest = await guests.make({ path: `/api/${passengerContract.name}`, body })
        return { room, guest, added: added([], [guest.id], 1) }
      }
      const passengers = Object.keys(ofGuest).length === 0 ? [] : [ofGuest]
      const body = { roomList, ...nested({ ...ofRoom, passengers }) }
      const made = await rooms.make({ path: `/api/${roomContract.name}`, body })
      return { room: made, guest: made.passengers[0] ?? null, added: added([made.id], [], passengers.length) }
    }
  }

  async function takeBack({ rooms, guests }: Added): Promise<void> {
    await attempt(async () => {
      for (const id of guests) await remove(passengerContract, id)
      for (const id of rooms) await remove(roomContract, id)
    }, 'Error while deleting room!')
    refresh()
  }

  async function removeRoom({ id, roomIndex, passengers }: Room): Promise<void> {
    const isMeant = await confirm({
      title: 'Soll der Raum wirklich gelöscht werden?',
      text: `Zimmer ${roomIndex} wird ${passengers.length === 0 ? '' : 'mit seinen Gästen '}gelöscht.`,
      action: 'Löschen',
      tone: 'bad',
    })
    if (!isMeant) return
    const isGone = await attempt(async () => {
      await remove(roomContract, id)
      return true
    }, 'Error while deleting room!')
    if (isGone === null) return
    notice.good('Der Raum wurde erfolgreich gelöscht')
    refresh()
  }

  async function removeGuest({ id }: Guest): Promise<void> {
    await attempt(() => remove(passengerContract, id), 'Error while deleting room!')
    refresh()
  }

  const moveTo = (room: number, guests: readonly Guest[]) =>
    Promise.all(guests.map(({ id }) => update(passengerContract, id, { room: linkTo('rooms', room) })))
  const resize = ({ id, roomType }: Room, persons: number) =>
    update(roomContract, id, { roomType: { ...roomType, persons } })

  /** Every guest of a room gets one of their own. */
  async function split(room: Room): Promise<void> {
    await attempt(async () => {
      for (const guest of room.passengers.slice(1)) {
        const single = await makeRoom({ roomList, roomType: { ...room.roomType, persons: 1 }, _sort: room._sort })
        await moveTo(single.id, [guest])
      }
      await resize(room, 1)
    }, 'Error while saving room!')
    refresh()
  }

  /** The guests of the second room move into the first one, which has beds for them all; the second goes. */
  async function merge(room: Room, second: Room): Promise<void> {
    const persons = Math.min(6, Math.max(room.roomType.persons, room.passengers.length + second.passengers.length))
    await attempt(async () => {
      await resize(room, persons)
      await moveTo(room.id, second.passengers)
      await remove(roomContract, second.id)
    }, 'Error while saving room!')
    refresh()
  }

  return { isRunning: running > 0, addRoom, newGuest, takeBack, removeRoom, removeGuest, split, merge }
}
export type RoomChanges = ReturnType<typeof useRoomChanges>
