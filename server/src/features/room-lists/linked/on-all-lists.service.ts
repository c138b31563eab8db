import type { ExtraType } from '@reisewerk/domain/room-lists/extra-types.ts'
import { goneAlong, roomsAlong } from '@reisewerk/domain/room-lists/linked/follow.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { removeRooms } from '../changes/changes.queries.ts'
import { removeGuests } from '../import/import.queries.ts'
import { passengerOf, roomOf, sameGuestElsewhere } from '../room-lists.queries.ts'
import { changeRoom } from '../room-lists.service.ts'
import { readTripRooms } from './linked.queries.ts'

type Occupied = {
  readonly listId: number
  readonly room: number
  readonly extraType: ExtraType | null
  readonly before: ExtraType | null
}

/**
 * Says what a room is for. Where it is cancelled by that, or is so no more, the rooms go along in which its guests sleep on the
 * other lists of the trip (ROOM-01, issue 14); all of its lists are locked by then.
 * @param asked `before`: what whoever asks took it for
 * @throws ApiError 409 where it is something else by now
 */
export async function occupyOnAllLists(
  trx: Transaction,
  { listId, room, extraType, before }: Occupied,
  desk: Desk,
): Promise<void> {
  const there = await roomOf(trx, room)
  if (there === null || there.extraType !== before) throw occupiedSince()
  await changeRoom(trx, room, { extraType }, desk)
  if ((extraType === 'cancelled') === (before === 'cancelled')) return
  const lists = await readTripRooms(trx, there.orderId)
  const here = lists.find(({ id }) => id === listId)?.rooms ?? []
  const others = lists.filter(({ id }) => id !== listId)
  for (const along of roomsAlong(here, room, others)) await changeRoom(trx, along, { extraType }, desk)
}

/** Takes a room with its guests off its list, and the guests off the other ones of the trip (ROOM-01). */
export async function removeRoomOnAllLists(trx: Transaction, listId: number, room: number): Promise<void> {
  const there = await roomOf(trx, room)
  const lists = there === null ? [] : await readTripRooms(trx, there.orderId)
  const meant = lists.flatMap(({ rooms }) => rooms).find(({ id }) => id === room)
  const others = lists.filter(({ id }) => id !== listId)
  const gone = goneAlong(meant?.passengers ?? [], others)
  await removeGuests(trx, gone.passengers)
  await removeRooms(trx, [room, ...gone.rooms])
}

/** Takes a guest off all lists of the trip; their beds stay (ROOM-01). */
export async function removeGuestOnAllLists(trx: Transaction, passenger: number): Promise<void> {
  const there = await passengerOf(trx, passenger)
  const others = there === null ? [] : await sameGuestElsewhere(trx, there.orderId, there.guest, passenger)
  await removeGuests(trx, [passenger, ...others])
}

const occupiedSince = () =>
  new ApiError(
    409,
    'changed_since',
    'Die Belegung des Zimmers wurde inzwischen von jemand anderem geändert. Es wurde nichts geändert.',
  )
