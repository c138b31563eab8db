import { passengerContract, roomContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useRef, useState } from 'react'
import { createAttempts } from '../../../form/attempts.ts'
import { ApiError } from '../../../lib/http.ts'
import { nested } from '../../../lib/saving/field-paths.ts'
import { ask, confirm } from '../../../ui/dialogs/confirm.tsx'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import type { SheetHand, TakeBack } from '../../../ui/sheet/use-edits.ts'
import type { Guest, Room } from '../api.ts'
import type { ListKeeping } from '../use-room-lists.ts'
import type { BedLine } from './lines.ts'
import { type Changed, type ListChange, listChanges } from './list-changes.ts'
import { nameOf } from './moving.ts'

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
) => Promise<{ room: Room; guest: Guest | null; isNewRoom: boolean }>

const roomLink = ({ id }: Pick<Room, 'id'>) => linkTo('rooms', id)
export const removalOf = {
  room: (id: number, onAllLists = false): ListChange => ({
    ...{ do: 'removeRoom', room: linkTo('rooms', id), ...(onAllLists && { onAllLists }) },
  }),
  guest: (id: number, onAllLists = false): ListChange => ({
    ...{ do: 'removePassenger', passenger: linkTo('passengers', id), ...(onAllLists && { onAllLists }) },
  }),
}
const quoted = (lists: readonly string[]) => lists.map((name) => `„${name}“`).join(', ')
const moved = ({ id }: Guest, { room, _sort }: Guest): ListChange => ({
  ...{ do: 'changePassenger', passenger: linkTo('passengers', id), fields: { room, _sort } },
})
const nothing: TakeBack = async () => nothing

/** What is done with rooms beside typing: added, split, merged, deleted, each told in the document's words (002 §8). */
export function useRoomChanges(listId: number, keeping: ListKeeping) {
  const [server] = useState(() => listChanges(listId))
  const [running, setRunning] = useState(0)
  // One after the other: undo, redo and whatever is done next build on each other.
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const hand = useRef<SheetHand<BedLine>>(null)
  const roomList = linkTo('room_lists', listId)
  // What is on its way is told before the page is left.
  useOpenForm({ isChanged: () => running > 0 })

  /** @returns what the work answered, null when it was refused, which is told */
  async function attempt<T>(
    work: () => Promise<T>,
    failed: string,
    reasonOf = (error: ApiError) => error.violations[0]?.message ?? error.message,
  ): Promise<T | null> {
    setRunning((count) => count + 1)
    const turn = line.current.then(work)
    line.current = turn.catch(() => undefined)
    try {
      return await turn
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad(failed, reasonOf(failure))
      return null
    } finally {
      setRunning((count) => count - 1)
    }
  }

  /** Takes in what the list is after it. */
  async function kept(work: () => Promise<Changed>): Promise<Changed> {
    const taken = keeping.changing()
    let done: Changed | null = null
    try {
      done = await work()
      return done
    } finally {
      taken(done?.list ?? null)
    }
  }

  /** All of the changes or none of them. @returns null when they were refused, which is told */
  const make = (changes: readonly ListChange[], failed: string, reasonOf?: (error: ApiError) => string) =>
    attempt(() => kept(() => server.make(changes)), failed, reasonOf)

  /**
   * What undo and redo do in turns: each takes back what the other has done, so that whoever goes and comes again is the same.
   * @param first takes it back for the first time @param onTurned whether it is taken back now
   */
  function turnsOf(first: () => Promise<Changed>, onTurned: (isBack: boolean) => void = () => undefined): TakeBack {
    let last: Changed | null = null
    let isBack = false
    const turn = (towards: boolean, next: () => TakeBack): TakeBack => {
      return async () => {
        if (isBack === towards) return next()
        const id = last?.id
        const work = () => (id === undefined ? first() : server.takeBack(id))
        const done = await attempt(() => kept(work), 'Error while saving room!')
        if (done === null) return nothing
        last = done
        isBack = towards
        onTurned(isBack)
        return next()
      }
    }
    const back: TakeBack = turn(true, () => again)
    const again = turn(false, () => back)
    return back
  }

  /** A change goes into the history of the sheet. @returns whether it was made */
  async function change(changes: readonly ListChange[], failed: string): Promise<boolean> {
    const made = make(changes, failed)
    hand.current?.did(made.then((done) => (done === null ? null : turnsOf(() => server.takeBack(done.id)))))
    const isMade = (await made) !== null
    hand.current?.focus()
    return isMade
  }

  const addRoom = (room: Fields) => add([room])
  const addRooms = (count: number) => add(Array.from({ length: count }, () => ({})))
  async function add(rooms: readonly Fields[]): Promise<void> {
    const asked = rooms.map((room): ListChange => ({ do: 'addRoom', room }))
    if (await change(asked, 'Error while saving new room!')) notice.good('Room successfully added!')
  }

  /** Names who sleeps in a room: a guest there without a name gets it. */
  const addGuest = (room: Room, fields: Fields) => {
    const [unnamed] = room.passengers
    const made: ListChange =
      unnamed === undefined
        ? { do: 'addPassenger', passenger: { room: roomLink(room), ...fields } }
        : { do: 'changePassenger', passenger: linkTo('passengers', unnamed.id), fields }
    return change([made], 'Error while saving room!')
  }

  /** Each line has one of its own: sent again after an answer that was lost, it makes no second guest. */
  function newGuest(): NewGuest {
    const guests = createAttempts<Guest>(passengerContract)
    const rooms = createAttempts<Room>(roomContract)
    return async (room, ofRoom, ofGuest) => {
      if (room !== null) {
        const body = { room: roomLink(room), ...ofGuest }
        const guest = await guests.make({ path: `/api/${passengerContract.name}`, body })
        return { room, guest, isNewRoom: false }
      }
      const passengers = Object.keys(ofGuest).length === 0 ? [] : [ofGuest]
      const body = { roomList, ...nested({ ...ofRoom, passengers }) }
      const made = await rooms.make({ path: `/api/${roomContract.name}`, body })
      return { room: made, guest: made.passengers[0] ?? null, isNewRoom: true }
    }
  }

  /** @param elsewhere other lists its guests stand on, and may be taken off as well */
  async function removeRoom({ id, roomIndex, passengers }: Room, elsewhere: readonly string[]): Promise<void> {
    const text = `Zimmer ${roomIndex} wird ${passengers.length === 0 ? '' : 'mit seinen Gästen '}gelöscht.`
    const title = 'Soll der Raum wirklich gelöscht werden?'
    const answer =
      elsewhere.length === 0
        ? await confirm({ title, text, action: 'Löschen', tone: 'bad' })
        : await ask({
            ...{ title, text: `${text} Sollen sie auch von ${quoted(elsewhere)} herunter?`, tone: 'bad' },
            ...{ action: 'Überall löschen', other: 'Nur hier löschen' },
          })
    if (answer === false) return
    const isOnAll = elsewhere.length > 0 && answer === true
    const isGone = await change([removalOf.room(id, isOnAll)], 'Error while deleting room!')
    if (isGone) notice.good('Der Raum wurde erfolgreich gelöscht')
  }

  /** @param elsewhere other lists the guest stands on, and may be taken off as well @returns whether they are gone */
  async function removeGuest(guest: Guest, elsewhere: readonly string[]): Promise<boolean> {
    const answer =
      elsewhere.length > 0 &&
      (await ask({
        title: `Auch aus ${quoted(elsewhere)} entfernen?`,
        text: `${nameOf(guest) || 'Der Gast'} steht nicht nur auf dieser Liste.`,
        ...{ action: 'Überall entfernen', other: 'Nur hier entfernen' },
      }))
    if (elsewhere.length > 0 && answer === false) return false
    return change([removalOf.guest(guest.id, answer === true)], 'Error while deleting room!')
  }
  /** Every guest of a room gets one of their own. */
  const split = (room: Room) => change([{ do: 'splitRoom', room: roomLink(room) }], 'Error while saving room!')
  /** The guests of the second room move into the first one, which has beds for them all; the second goes. */
  const merge = (room: Room, second: Room) =>
    change([{ do: 'mergeRooms', room: roomLink(room), second: roomLink(second) }], 'Error while saving room!')
  /** Each gets the bed of the other. */
  const swap = (one: Guest, other: Guest) => change([moved(one, other), moved(other, one)], 'Error while saving room!')
  const takeBack = (id: number) => server.takeBack(id)
  const remove = (changes: readonly ListChange[]) => server.make(changes)

  return {
    ...{ isRunning: running > 0, hand, make, turnsOf, takeBack, remove },
    ...{ addRoom, addRooms, addGuest, newGuest, removeRoom, removeGuest, split, merge, swap },
  }
}
export type RoomChanges = ReturnType<typeof useRoomChanges>
