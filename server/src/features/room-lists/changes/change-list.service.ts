import { isOnAllLists, type ListChange } from '@reisewerk/domain/room-lists/changes/changes.contract.ts'
import { passengerContract, roomContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { mostBeds } from '@reisewerk/domain/room-lists/room-sizes.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../../platform/errors.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { sealedBody } from '../../../platform/resource/personal.ts'
import { withoutHidden } from '../../../platform/resource/purchase.ts'
import { type Body, type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { removeGuests } from '../import/import.queries.ts'
import { lockListsOfTrip } from '../linked/linked.queries.ts'
import { occupyOnAllLists, removeGuestOnAllLists, removeRoomOnAllLists } from '../linked/on-all-lists.service.ts'
import { lockList } from '../room-lists.queries.ts'
import {
  addPassenger,
  addRoom,
  addRoomAsked,
  changePassenger,
  changeRoom,
  changeRoomAsked,
} from '../room-lists.service.ts'
import {
  changedByOthers,
  checkOfList,
  claimChange,
  keepChange,
  removeRooms,
  restoreRows,
  type StoredTable,
  setBack,
  sleepersOf,
  storedLists,
} from './changes.queries.ts'
import { columnsOf, type DoneChange, doneBetween } from './done-change.ts'

/** Where what a change has done is kept, so that nothing else opens it. */
const place = 'room_list_changes.done'

export type Changed = { readonly id: number; readonly rooms: number[]; readonly passengers: number[] }

/**
 * Changes a list by several changes in their order, all of them or none, and keeps what that did for a day (ROOM-06); some reach
 * the other lists of the trip.
 * @throws ApiError 404 for no such list, 422 at `changes[n]` as the change alone would be refused
 */
export async function changeList(
  trx: Transaction,
  platform: Platform,
  listId: number,
  changes: readonly ListChange[],
): Promise<Changed> {
  const others = changes.some(isOnAllLists) ? await lockListsOfTrip(trx, listId) : []
  return recordedChange(
    trx,
    platform,
    listId,
    async () => {
      if (changes.length === 0) throw violated({ propertyPath: 'changes', message: 'Bitte ausfüllen' })
      const desk = deskOf(platform)
      for (const [index, change] of changes.entries())
        await atPlace(`changes[${index}]`, make(trx, desk, listId, change))
    },
    others,
  )
}

/**
 * Takes a change back, whatever it was: who was deleted is there again under the same number with all fields, what was moved is where
 * it was. That is a change itself, to be taken back in turn.
 * @throws ApiError 404 when it is a day ago, somebody else's or taken back already; 409 when somebody else has changed there meanwhile
 */
export async function takeChangeBack(
  trx: Transaction,
  platform: Platform,
  listId: number,
  id: number,
): Promise<Changed> {
  // Which lists it was about is known once it is opened.
  const lists = await lockListsOfTrip(trx, listId)
  return recordedChange(
    trx,
    platform,
    listId,
    async () => {
      const kept = await claimChange(trx, listId, id)
      const text = kept === null ? null : platform.seal.open(kept, place)
      if (text === null) throw notFound('Die Änderung')
      // As it was written by `recordedChange`.
      await reverse(trx, lists, JSON.parse(text) as DoneChange)
    },
    lists,
  )
}

/**
 * Does something to a list under its lock and keeps what that did for a day, so that it can be taken back (ROOM-06).
 * @param others lists that may change with it, locked already
 * @throws ApiError 404 for no such list
 */
export async function recordedChange(
  trx: Transaction,
  platform: Platform,
  listId: number,
  work: () => Promise<void>,
  others: readonly number[] = [],
): Promise<Changed> {
  const list = await lockList(trx, listId)
  if (list === null) throw notFound('Zimmerliste')
  const lists = [...new Set([listId, ...others])]
  const before = await storedLists(trx, lists)
  await work()
  const done = doneBetween(before, await storedLists(trx, lists))
  const id = await keepChange(trx, list.orderId, listId, platform.seal.close(JSON.stringify(done), place))
  const ids = (table: StoredTable) => done[table].made.map((row) => row.id)
  return { id, rooms: ids('rooms'), passengers: ids('passengers') }
}

async function make(trx: Transaction, desk: Desk, listId: number, change: ListChange): Promise<void> {
  const ofList = (rooms: readonly number[], passengers: readonly number[] = []) =>
    checkOfList(trx, listId, { rooms, passengers })
  switch (change.do) {
    case 'addRoom':
      await addRoomAsked(trx, { ...sentOf(trx, desk, 'rooms', change.room), roomList: listId }, desk)
      return
    case 'changeRoom':
      await ofList([change.room])
      return changeRoomAsked(trx, change.room, sentOf(trx, desk, 'rooms', withoutList(change.fields)), desk)
    case 'occupyRoom':
      await ofList([change.room])
      return occupyOnAllLists(trx, { listId, ...change }, desk)
    case 'removeRoom':
      await ofList([change.room])
      return change.onAllLists ? removeRoomOnAllLists(trx, listId, change.room) : removeRooms(trx, [change.room])
    case 'splitRoom':
      await ofList([change.room])
      return splitRoom(trx, desk, listId, change.room)
    case 'mergeRooms':
      await ofList([change.room, change.second])
      return mergeRooms(trx, desk, change.room, change.second)
    case 'addPassenger':
      await ofList([change.passenger.room])
      await addPassenger(trx, sentOf(trx, desk, 'passengers', change.passenger), desk)
      return
    case 'changePassenger':
      await ofList([], [change.passenger])
      return changePassenger(trx, change.passenger, sentOf(trx, desk, 'passengers', change.fields), desk)
    case 'removePassenger':
      await ofList([], [change.passenger])
      return change.onAllLists ? removeGuestOnAllLists(trx, change.passenger) : removeGuests(trx, [change.passenger])
  }
}

/** A body as the resource's own address would take it: without what the sender may not see, personal data sealed. */
function sentOf<Fields extends object>(
  trx: Transaction,
  desk: Desk,
  name: 'rooms' | 'passengers',
  fields: Fields,
): Fields {
  const contract = name === 'rooms' ? roomContract : passengerContract
  const body = withoutHidden(trx, resourceOf(desk.resources, name), fields as Body)
  // Only what the values are written as changes, by the same fields.
  return sealedBody(desk.seal, contract, body) as Fields
}

/** A room stays in its list. */
function withoutList({ roomList: _, ...fields }: Body): Body {
  return fields
}

/** The first guest stays; the others get rooms at the end of the list, under the next numbers. */
async function splitRoom(trx: Transaction, desk: Desk, listId: number, roomId: number): Promise<void> {
  const { guests, type } = await sleepersOf(trx, roomId)
  for (const guest of guests.slice(1)) {
    const single = await addRoom(trx, { roomList: listId, roomType: { persons: 1, type } }, desk)
    await changePassenger(trx, guest, { room: single }, desk)
  }
  await changeRoom(trx, roomId, { roomType: { persons: 1, type } }, desk)
}

async function mergeRooms(trx: Transaction, desk: Desk, roomId: number, second: number): Promise<void> {
  if (roomId === second) throw violated({ propertyPath: 'second', message: 'Bitte ein anderes Zimmer wählen' })
  const [room, other] = await Promise.all([sleepersOf(trx, roomId), sleepersOf(trx, second)])
  const guests = room.guests.length + other.guests.length
  if (guests > mostBeds)
    throw violated({
      propertyPath: 'second',
      message: `Das sind ${guests} Gäste; kein Zimmer hat mehr als ${mostBeds} Betten.`,
    })
  const persons = Math.max(room.persons, guests)
  await changeRoomAsked(trx, roomId, { roomType: { persons, type: room.type } }, desk)
  for (const guest of other.guests) await changePassenger(trx, guest, { room: roomId }, desk)
  await removeRooms(trx, [second])
}

const changedSince = () =>
  new ApiError(
    409,
    'changed_since',
    'Die Zimmerliste wurde inzwischen von jemand anderem geändert. Es wurde nichts zurückgenommen.',
  )

async function reverse(trx: Transaction, lists: readonly number[], done: DoneChange): Promise<void> {
  const { rooms, passengers } = done
  for (const table of ['rooms', 'passengers'] as const) {
    const theirs = await changedByOthers(trx, table, [
      ...done[table].made,
      ...done[table].changed.map(({ after }) => after),
    ])
    if (theirs.length > 0) throw changedSince()
  }
  if ((await restoreRows(trx, 'rooms', rooms.gone)) < rooms.gone.length) throw changedSince()
  if ((await restoreRows(trx, 'passengers', passengers.gone)) < passengers.gone.length) throw changedSince()
  const { rooms: there } = await storedLists(trx, lists)
  const homes = passengers.changed.flatMap(({ before }) => ('room_id' in before ? [before.room_id] : []))
  if (homes.some((home) => there.every(({ id }) => id !== home))) throw changedSince()
  for (const table of ['rooms', 'passengers'] as const)
    for (const { before } of done[table].changed) await setBack(trx, table, columnsOf(before), [before])
  await removeGuests(
    trx,
    passengers.made.map(({ id }) => id),
  )
  const made = rooms.made.map(({ id }) => id)
  const { passengers: left, rooms: now } = await storedLists(trx, lists)
  // Somebody else's guest sleeps there by now.
  if (left.some((guest) => made.includes(Number(guest.room_id)))) throw changedSince()
  // A guest who was moved on meanwhile cannot go back into a room that is gone.
  if (passengers.changed.some(({ after }) => left.every(({ id }) => id !== after.id))) throw changedSince()
  if (rooms.changed.some(({ after }) => now.every(({ id }) => id !== after.id))) throw changedSince()
  await removeRooms(trx, made)
}

/** What is wrong with a change is told at its place in the body. */
async function atPlace(place: string, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ApiError) || error.violations === undefined) throw error
    throw violated(...error.violations.map((one) => ({ ...one, propertyPath: `${place}.${one.propertyPath}` })))
  }
}
