import { listForHotel } from '@reisewerk/domain/room-lists/documents/list-for-hotel.ts'
import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import { changesSince } from '@reisewerk/domain/room-lists/documents/room-marks.ts'
import { otherRoomsOnList } from '@reisewerk/domain/room-lists/documents/rooms-of-hotel.ts'
import { cancelledElsewhere } from '@reisewerk/domain/room-lists/linked/cancelled.ts'
import { staffMissing } from '@reisewerk/domain/room-lists/staff.ts'
import { wireOfDate, wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readTripRooms, type TripRooms } from '../linked/linked.queries.ts'
import { staffOfTrip } from '../staff.queries.ts'
import { readListHead, readStays, readTripLists } from './list-documents.queries.ts'
import { marksOf, readListedRooms } from './list-source.service.ts'
import { readKnownRooms, readListTodos, readMovedStays, readSentLists } from './lists-of-hotels.queries.ts'

type Listed = Awaited<ReturnType<typeof readListedRooms>>

/**
 * How far the rooming list of each hotel is, in the order in which the trip stays there: when it is to be sent, when it was, what
 * has changed since, and whether the hotel says yes to it (ROOM-08). Tells no personal data.
 * @param open the list a clerk has open: it goes to each hotel that has none of its own
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function listsOfHotels(
  trx: Transaction,
  platform: Platform,
  orderId: number,
  open: number | null,
): Promise<ListOfHotel[]> {
  const head = await readListHead(trx, orderId)
  if (head === null) throw notFound('Reise')
  const { orderNotes } = head
  const [stays, tripLists, sentLists, todos, movedStays, knownRooms, staff, tripRooms] = await Promise.all([
    readStays(trx, orderId),
    readTripLists(trx, orderId),
    readSentLists(trx, orderId),
    readListTodos(trx, orderId),
    readMovedStays(trx, orderId),
    readKnownRooms(trx, orderId),
    staffOfTrip(trx, orderId),
    readTripRooms(trx, orderId),
  ])
  const read = new Map<number, Listed>()
  const roomsOf = async (listId: number): Promise<Listed> => {
    const list = read.get(listId) ?? (await readListedRooms(trx, platform, listId))
    read.set(listId, list)
    return list
  }
  const lists: ListOfHotel[] = []
  for (const stay of stays.filter(({ providerId }) => providerId !== null)) {
    const sent = sentLists.find(({ request }) => request === stay.requestId)
    const { providerId, startAt } = stay
    const chosen = listForHotel(tripLists, { providerId, startAt, open, sentLast: sent?.list ?? null })
    const list = chosen === null ? null : await roomsOf(chosen.id)
    const changes =
      sent === undefined || list === null
        ? null
        : changesSince(sent.marks, marksOf(trx, platform.seal, orderId, { list, orderNotes, stay }))
    const { added = [], changed = [], gone = [], notes: notesChanged = false } = changes ?? {}
    const sleeping = staff.filter(({ role }) => role !== '3_bus_driver' || !stay.isWithoutDriver)
    const due = todos.find(({ request }) => request === stay.requestId)?.dueDate ?? null
    const known = movedStays.find(({ request }) => request === stay.requestId)
    lists.push({
      request: stay.requestId,
      hotel: stay.hotel,
      isBooked: stay.isBooked,
      status: stay.status,
      startAt: stay.startAt && wireOfDate(stay.startAt),
      endAt: stay.endAt && wireOfDate(stay.endAt),
      dueDate: due && wireOfDate(due),
      sent: sent?.sentAt
        ? { id: sent.id, sentAt: wireOfInstant(sent.sentAt), isConfirmed: sent.isConfirmed, roomList: sent.list }
        : null,
      movedFrom: known
        ? { startAt: known.startAt && wireOfDate(known.startAt), endAt: known.endAt && wireOfDate(known.endAt) }
        : null,
      otherRooms: otherRoomsOnList(
        knownRooms.find(({ request }) => request === stay.requestId)?.rooms ?? null,
        list?.rooms ?? [],
      ),
      added: [...added],
      changed: [...changed],
      gone: [...gone],
      notesChanged,
      roomList: chosen && { id: chosen.id, name: chosen.name },
      hasOwnList: chosen !== null && chosen.providerId === providerId,
      missing:
        list === null
          ? []
          : staffMissing(
              sleeping,
              list.rooms.map(({ extraType, guests }) => ({ extraType, passengers: guests })),
            ),
      cancelled: chosen === null ? [] : cancelledOnOthers(tripRooms, chosen.id),
    })
  }
  return lists
}

function cancelledOnOthers(lists: readonly TripRooms[], listId: number): string[] {
  const rooms = lists.find(({ id }) => id === listId)?.rooms ?? []
  return cancelledElsewhere(
    rooms,
    lists.filter(({ id }) => id !== listId),
  )
}
