import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { refusedBirthDate } from '@reisewerk/domain/room-lists/birth-date.ts'
import { type ExtraType, labelledNotes } from '@reisewerk/domain/room-lists/extra-types.ts'
import { defaultListName } from '@reisewerk/domain/room-lists/list-names.ts'
import { listRefused } from '@reisewerk/domain/room-lists/list-stay.ts'
import type {
  passengerContract,
  roomContract,
  roomListContract,
} from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { noSuchRoom, usualBeds } from '@reisewerk/domain/room-lists/room-sizes.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { readSettings } from '../accounts/settings.service.ts'
import {
  copyRooms,
  houseOf,
  isRoomTypeKnown,
  lockList,
  nextRoom,
  notesIn,
  passengerOf,
  readListedHotel,
  roomOf,
  sameGuestElsewhere,
  setNotes,
  stayAt,
} from './room-lists.queries.ts'
import { nameStaff } from './staff.service.ts'

/** What the query of a new list says beside its body (002 §7). */
export type CopyAsked = { readonly copyListId?: number | undefined; readonly source?: string | undefined }

/** Makes a list: of a hotel by its name and arrival, by the house's template, with the rooms of another if asked (002 §5, §7). */
export async function addRoomList(
  trx: Transaction,
  body: NewBodyOf<typeof roomListContract> & CopyAsked,
  desk: Desk,
): Promise<number> {
  const { copyListId, source: kind, ...list } = body
  const resource = resourceOf(desk.resources, 'room_lists')
  const [stay, house] = await Promise.all([
    list.provider == null ? null : stayAt(trx, list.order, list.provider),
    houseOf(trx, list.order),
    checkStay(trx, list.order, list.provider),
  ])
  // Of a trip out of sight the insert says so.
  const settings = house === null ? undefined : (await readSettings(trx, house)).settings.roomLists
  const named = {
    ...list,
    name: list.name ?? defaultListName(stay?.name ?? null),
    templateType: list.templateType ?? settings?.template,
    date: list.date === undefined ? (stay?.arrival ?? desk.today) : list.date,
  }
  const id = await insertItem(trx, desk.resources, resource, named)
  if (copyListId === undefined) return id
  const source = await lockList(trx, copyListId)
  if (source === null) throw violated({ propertyPath: 'copyListId', message: 'Zimmerliste wurde nicht gefunden.' })
  // A copy across trips would carry passports and allergies of one client's guests to another client, even to another house.
  if (source.orderId !== list.order)
    throw violated({ propertyPath: 'copyListId', message: 'Die Zimmerliste gehört zu einer anderen Reise.' })
  await copyRooms(trx, copyListId, id, kind !== 'individual')
  return id
}

/** Changes a list; a hotel it is given now is one of the trip. One whose hotel has declined since stays as it is. */
export async function changeRoomList(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof roomListContract>,
  desk: Desk,
): Promise<void> {
  const before = body.provider == null ? null : await lockList(trx, id)
  if (before !== null && body.provider !== before.providerId) await checkStay(trx, before.orderId, body.provider)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'room_lists'), id, body)
}

async function checkStay(trx: Transaction, orderId: number, provider: number | null | undefined): Promise<void> {
  const hotel = provider == null ? null : await readListedHotel(trx, orderId, provider)
  const message = hotel === null ? null : listRefused(hotel)
  if (message !== null) throw violated({ propertyPath: 'provider', message })
}

/** Adds a room with its guests at the end of its list, under the next number unless told (002 §7). */
export async function addRoom(trx: Transaction, body: NewBodyOf<typeof roomContract>, desk: Desk): Promise<number> {
  checkBirthDates(body.passengers ?? [], desk, (index) => `passengers[${index}].`)
  const list = await lockList(trx, body.roomList)
  if (list === null) throw violated({ propertyPath: 'roomList', message: 'Zimmerliste wurde nicht gefunden.' })
  const next = await nextRoom(trx, body.roomList)
  const room = { ...body, roomIndex: body.roomIndex ?? next.index, _sort: body._sort ?? next.sort }
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, 'rooms'), room)
  if (body.extraType != null) await nameStaff(trx, list.orderId, id, desk)
  await relabel(trx, id, null, body.extraType ?? null)
  return id
}

type RoomBody = BodyOf<typeof roomContract>

/** Adds a room as somebody asks for it: of a size and kind the trip has. */
export async function addRoomAsked(
  trx: Transaction,
  body: NewBodyOf<typeof roomContract>,
  desk: Desk,
): Promise<number> {
  const list = await lockList(trx, body.roomList)
  if (list !== null) await checkRoomType(trx, list.orderId, body, null)
  return addRoom(trx, body, desk)
}

/** Changes a room as somebody asks for it; what it is already it may stay. */
export async function changeRoomAsked(trx: Transaction, id: number, body: RoomBody, desk: Desk): Promise<void> {
  const before = body.roomType === undefined ? null : await roomOf(trx, id)
  if (before !== null) await checkRoomType(trx, before.orderId, body, before)
  return changeRoom(trx, id, body, desk)
}

/** One to four beds, more where the contingent holds such rooms (002 §9, ROOM-07); the standard, or a kind of the contingent (002 §3). */
async function checkRoomType(
  trx: Transaction,
  orderId: number,
  { roomType }: Pick<RoomBody, 'roomType'>,
  before: { persons: number; type: string } | null,
): Promise<void> {
  const { persons = 1, type = 'standard' } = roomType ?? {}
  const isUsualSize = persons <= usualBeds || persons === before?.persons
  const isUsualType = type === 'standard' || type === before?.type
  if (isUsualSize && isUsualType) return
  const known = await isRoomTypeKnown(trx, orderId, persons, type)
  const refused = [
    ...(isUsualSize || known.persons ? [] : [{ propertyPath: 'roomType.persons', message: noSuchRoom(persons) }]),
    ...(isUsualType || known.type
      ? []
      : [{ propertyPath: 'roomType.type', message: `Die Zimmerart „${type}“ hat das Kontingent nicht.` }]),
  ]
  if (refused.length > 0) throw violated(...refused)
}

/** Changes a room; who sleeps there is noted as what the room is for (002 §5). */
export async function changeRoom(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof roomContract>,
  desk: Desk,
): Promise<void> {
  checkBirthDates(body.passengers ?? [], desk, (index) => `passengers[${index}].`)
  const before = await roomOf(trx, id)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'rooms'), id, body)
  const after = body.extraType === undefined ? (before?.extraType ?? null) : body.extraType
  if (before !== null && after !== null && after !== before.extraType) await nameStaff(trx, before.orderId, id, desk)
  // New guests of a driver's room are noted so, too.
  if (before !== null && (after !== before.extraType || body.passengers !== undefined))
    await relabel(trx, id, before.extraType, after)
}

type Born = Pick<BodyOf<typeof passengerContract>, 'dateOfBirth'>

/** The page refuses what the API refuses, in the same words. @param placeOf a guest in the body */
function checkBirthDates(guests: readonly Born[], { today, seal }: Desk, placeOf = (_: number) => '') {
  const refused = guests.flatMap(({ dateOfBirth }, index) => {
    const date = dateOfBirth == null ? null : seal.open(dateOfBirth, 'passengers.dateOfBirth')
    const message = date === null ? null : refusedBirthDate(date, today)
    return message === null ? [] : [{ propertyPath: `${placeOf(index)}dateOfBirth`, message }]
  })
  if (refused.length > 0) throw violated(...refused)
}

async function relabel(trx: Transaction, roomId: number, before: ExtraType | null, after: ExtraType | null) {
  for (const { id, notes } of await notesIn(trx, roomId)) {
    const labelled = labelledNotes(notes, before, after)
    if (labelled !== notes) await setNotes(trx, id, labelled)
  }
}

/** Adds a guest as the last in their room. */
export async function addPassenger(
  trx: Transaction,
  body: NewBodyOf<typeof passengerContract>,
  desk: Desk,
): Promise<number> {
  checkBirthDates([body], desk)
  const room = await roomOf(trx, body.room)
  if (room === null) throw violated({ propertyPath: 'room', message: 'Zimmer wurde nicht gefunden.' })
  const passenger = {
    ...body,
    notes: labelledNotes(body.notes ?? '', null, room.extraType),
    _sort: body._sort ?? room.nextSort,
  }
  return insertItem(trx, desk.resources, resourceOf(desk.resources, 'passengers'), passenger)
}

/** Changes a guest, or moves them to another room of the trip. */
export async function changePassenger(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof passengerContract>,
  desk: Desk,
): Promise<void> {
  checkBirthDates([body], desk)
  const resource = resourceOf(desk.resources, 'passengers')
  const before = await passengerOf(trx, id)
  if (before === null) throw notFound(resource.contract.title)
  await updateItem(trx, desk.resources, resource, id, { ...body, ...(await movedTo(trx, before, body)) })
}

/** Changes a guest on all lists they stand on; their rooms there stay (ROOM-01). */
export async function changeOnAllLists(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof passengerContract>,
  desk: Desk,
): Promise<void> {
  await changePassenger(trx, id, body, desk)
  const guest = await passengerOf(trx, id)
  if (guest === null) return
  const { room: _room, _sort, ...told } = body
  for (const other of await sameGuestElsewhere(trx, guest.orderId, guest.guest, id))
    await updateItem(trx, desk.resources, resourceOf(desk.resources, 'passengers'), other, told)
}

type Guest = NonNullable<Awaited<ReturnType<typeof passengerOf>>>

/** What changes with the room: the last place there, and what its extra type says in the notes. */
async function movedTo(trx: Transaction, before: Guest, { room, notes, _sort }: BodyOf<typeof passengerContract>) {
  if (room === undefined || room === before.roomId) return {}
  const [from, to] = await Promise.all([roomOf(trx, before.roomId), roomOf(trx, room)])
  if (to === null || to.orderId !== before.orderId)
    throw violated({ propertyPath: 'room', message: 'Zimmer wurde nicht gefunden.' })
  return {
    notes: labelledNotes(notes ?? before.notes, from?.extraType ?? null, to.extraType),
    _sort: _sort ?? to.nextSort,
  }
}
