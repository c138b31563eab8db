import { createHmac } from 'node:crypto'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { DocumentSource } from '@reisewerk/domain/documents/document-source.ts'
import type { ListKind } from '@reisewerk/domain/room-lists/documents/kinds.ts'
import type { ListedGuest, ListedRoom, RoomListSource } from '@reisewerk/domain/room-lists/documents/list-source.ts'
import {
  changesSince,
  type ListMarks,
  listMarks,
  marksToldBy,
} from '@reisewerk/domain/room-lists/documents/room-marks.ts'
import { roomListContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { comparedItem, openedItems } from '../../../platform/resource/personal.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import type { Seal } from '../../../platform/seal/seal.ts'
import { lastMarks, readListHead, type StayRow } from './list-documents.queries.ts'

type ReadList = ItemOf<typeof roomListContract>

/** A list with its rooms and guests, personal data as far as the actor may see them; that they are read is noted (ROOM-06). */
export async function readRoomList(
  trx: Transaction,
  { resources, seal }: Platform,
  id: number,
  reason: 'document' | 'import',
): Promise<ReadList> {
  const item = await readItem(trx, resources, resourceOf(resources, 'room_lists'), id, new Set())
  const [opened] = await openedItems(trx, seal, roomListContract, [item], reason)
  // What the resource answers is what its contract says.
  return opened as unknown as ReadList
}

/** A list for comparing: personal data in it are opened for that alone, so that nobody has read any. */
export async function readListedRooms(
  trx: Transaction,
  { resources, seal }: Pick<Platform, 'resources' | 'seal'>,
  id: number,
): Promise<{ rooms: readonly ListedRoom[]; notes: string }> {
  const item = await readItem(trx, resources, resourceOf(resources, 'room_lists'), id, new Set())
  // What the resource answers is what its contract says.
  const { rooms, notes } = comparedItem(seal, roomListContract, item) as unknown as ReadList
  return { rooms: rooms.map(roomOf), notes }
}

/** What a document of a list is made of. @param kind of which what it tells is compared @param stay the hotel it is for, null for none in particular */
export async function roomListSource(
  trx: Transaction,
  source: DocumentSource,
  {
    orderId,
    list,
    stay,
    kind,
    seal,
  }: { orderId: number; list: ReadList; stay: StayRow | null; kind: ListKind; seal: Seal },
): Promise<RoomListSource & { marks: ListMarks }> {
  const [head, before] = await Promise.all([
    readListHead(trx, orderId),
    stay === null ? null : lastMarks(trx, stay.requestId),
  ])
  const told = { name: list.name, notes: list.notes, rooms: list.rooms.map(roomOf) }
  const orderNotes = head?.orderNotes ?? ''
  const marks = marksToldBy(kind, marksOf(trx, seal, orderId, { list: told, orderNotes, stay }))
  return {
    ...source,
    list: told,
    orderNotes,
    stay,
    seesPersonal: trx.actor.maySeePersonal === true,
    changes: changesSince(before, marks),
    marks,
  }
}

/** The trip's number is in each mark: the same names in another trip look different. */
export function marksOf(
  trx: Transaction,
  seal: Seal,
  orderId: number,
  source: Parameters<typeof listMarks>[0],
): ListMarks {
  const place = `trip ${orderId}`
  const digest = (text: string) => createHmac('sha256', place).update(text).digest('base64url').slice(0, 22)
  return listMarks(source, digest, trx.actor.maySeePersonal === true ? (text) => seal.mark(text, place) : null)
}

function roomOf({ roomIndex, roomType, extraType, twin, passengers }: ReadList['rooms'][number]): ListedRoom {
  return { roomIndex, ...roomType, extraType, twin, guests: passengers.map(guestOf) }
}

function guestOf({ dateOfBirth, ...guest }: ReadList['rooms'][number]['passengers'][number]): ListedGuest {
  return {
    ...guest,
    dateOfBirth: dateOfBirth === null ? null : dateOfBirth.slice(0, 10).split('.').reverse().join('-'),
  }
}
