import { comparedFields, type KnownGuest } from '@reisewerk/domain/room-lists/import/compare.ts'
import type { ImportedRoom } from '@reisewerk/domain/room-lists/import/form-rooms.ts'
import type { ImportPlan } from '@reisewerk/domain/room-lists/import/plan.ts'
import type { ImportedGuest } from '@reisewerk/domain/room-lists/import/read-guests.ts'
import { passengerContract, roomContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { sealedBody } from '../../../platform/resource/personal.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import type { readRoomList } from '../documents/list-source.service.ts'
import { addPassenger, addRoom, changePassenger, changeRoom } from '../room-lists.service.ts'
import { removeEmptied, removeGuests } from './import.queries.ts'

/** A guest of the list as it stands, with the room they sleep in. */
export type GuestThere = KnownGuest & { readonly roomId: number }
type List = Pick<Awaited<ReturnType<typeof readRoomList>>, 'id' | 'rooms'>
type Taking = { readonly list: List; readonly plan: ImportPlan<GuestThere>; readonly replace: boolean }

/** Brings the rooms and guests of a file into a list: rooms that are there are filled, others added behind them. */
export async function takeOver(trx: Transaction, desk: Desk, { list, plan, replace }: Taking): Promise<void> {
  const kept = new Map(plan.difference.kept.map((one) => [one.guest, one]))
  const taken = new Set<number>()
  for (const room of plan.rooms) {
    const there = roomThere(list, room, kept, taken)
    const news = room.guests.filter((guest) => !kept.has(guest))
    const roomId = there?.id ?? (await newRoom(trx, desk, list.id, room, news))
    taken.add(roomId)
    if (there !== null) {
      await fit(trx, desk, there, room)
      for (const guest of news) await addPassenger(trx, sealed(desk, { ...fieldsOf(guest), room: roomId }), desk)
    }
    for (const guest of room.guests) {
      const one = kept.get(guest)
      if (one === undefined) continue
      const changes = Object.fromEntries(
        one.changed.filter((field) => field !== 'room').map((field) => [field, guest[field]]),
      )
      const moved = one.known.roomId === roomId ? {} : { room: roomId }
      if (Object.keys({ ...changes, ...moved }).length > 0) {
        await changePassenger(trx, one.known.id, sealed(desk, { ...changes, ...moved }), desk)
      }
    }
  }
  if (replace)
    await removeGuests(
      trx,
      plan.difference.gone.map(({ id }) => id),
    )
  const slept = list.rooms.filter(({ passengers }) => passengers.length > 0).map(({ id }) => id)
  await removeEmptied(trx, slept)
}

/** The room of the list that is meant: the one of that name; of a room without a name the one in which one of its guests sleeps. */
function roomThere(
  { rooms }: List,
  { roomIndex, guests }: ImportedRoom,
  kept: ReadonlyMap<ImportedGuest, { known: GuestThere }>,
  taken: ReadonlySet<number>,
): List['rooms'][number] | null {
  const free = rooms.filter(({ id }) => !taken.has(id))
  if (roomIndex !== '') return free.find((room) => room.roomIndex.toLowerCase() === roomIndex.toLowerCase()) ?? null
  const slept = guests.map((guest) => kept.get(guest)?.known.roomId)
  return free.find(({ id }) => slept.includes(id)) ?? null
}

async function newRoom(
  trx: Transaction,
  desk: Desk,
  roomList: number,
  { roomIndex, persons, twin }: ImportedRoom,
  guests: readonly ImportedGuest[],
): Promise<number> {
  const passengers = guests.map(fieldsOf)
  const body = {
    roomList,
    roomType: { persons, type: 'standard' },
    twin,
    passengers,
    ...(roomIndex !== '' && { roomIndex }),
  }
  return addRoom(trx, sealedBody(desk.seal, roomContract, body) as typeof body, desk)
}

/** A room grows with its guests; twin beds are told by the file alone. */
async function fit(trx: Transaction, desk: Desk, there: List['rooms'][number], room: ImportedRoom): Promise<void> {
  const isTold = room.guests.some(({ persons }) => persons !== null)
  const persons = isTold ? room.persons : Math.max(there.roomType.persons, room.persons)
  const twin = isTold ? room.twin : there.twin
  if (persons === there.roomType.persons && twin === there.twin) return
  await changeRoom(trx, there.id, { roomType: { ...there.roomType, persons }, twin }, desk)
}

/** What a line says, as a new guest is kept: nothing where it says nothing. */
function fieldsOf(guest: ImportedGuest) {
  return Object.fromEntries(
    comparedFields
      .filter((field) => guest[field] !== null && guest[field] !== '')
      .map((field) => [field, guest[field]]),
  )
}

function sealed<Body extends object>({ seal }: Desk, body: Body): Body {
  // Only what the values are written as changes, by the same fields.
  return sealedBody(seal, passengerContract, body as Record<string, unknown>) as Body
}
