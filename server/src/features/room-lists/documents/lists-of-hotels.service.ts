import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import { changesSince, type RoomMarks } from '@reisewerk/domain/room-lists/documents/room-marks.ts'
import { wireOfDate, wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listIdOf, readListHead, readStays, type StayRow } from './list-documents.queries.ts'
import { marksOf, readListedRooms } from './list-source.service.ts'
import { readListTodos, readMovedStays, readSentLists } from './lists-of-hotels.queries.ts'

/**
 * How far the rooming list of each hotel is, in the order in which the trip stays there: when it is to be sent, when it was, what
 * has changed since, and whether the hotel says yes to it (ROOM-08). Tells no personal data.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function listsOfHotels(trx: Transaction, platform: Platform, orderId: number): Promise<ListOfHotel[]> {
  if ((await readListHead(trx, orderId)) === null) throw notFound('Reise')
  const [stays, sentLists, todos, movedStays] = await Promise.all([
    readStays(trx, orderId),
    readSentLists(trx, orderId),
    readListTodos(trx, orderId),
    readMovedStays(trx, orderId),
  ])
  const marks = new Map<number, RoomMarks>()
  const marksNow = async (listId: number) => {
    const known = marks.get(listId) ?? marksOf(orderId, { list: await readListedRooms(trx, platform, listId) })
    marks.set(listId, known)
    return known
  }
  const changesFor = async (stay: StayRow, before: RoomMarks) => {
    const listId = (await listIdOf(trx, orderId, stay)) ?? (await listIdOf(trx, orderId, null))
    return listId === null ? null : changesSince(before, await marksNow(listId))
  }
  const lists: ListOfHotel[] = []
  for (const stay of stays.filter(({ providerId }) => providerId !== null)) {
    const sent = sentLists.find(({ request }) => request === stay.requestId)
    const { added = [], changed = [], gone = [] } = (sent && (await changesFor(stay, sent.marks))) ?? {}
    const due = todos.find(({ request }) => request === stay.requestId)?.dueDate ?? null
    const known = movedStays.find(({ request }) => request === stay.requestId)
    lists.push({
      request: stay.requestId,
      hotel: stay.hotel,
      isBooked: stay.isBooked,
      startAt: stay.startAt && wireOfDate(stay.startAt),
      endAt: stay.endAt && wireOfDate(stay.endAt),
      dueDate: due && wireOfDate(due),
      sent: sent?.sentAt ? { id: sent.id, sentAt: wireOfInstant(sent.sentAt), isConfirmed: sent.isConfirmed } : null,
      movedFrom: known
        ? { startAt: known.startAt && wireOfDate(known.startAt), endAt: known.endAt && wireOfDate(known.endAt) }
        : null,
      added: [...added],
      changed: [...changed],
      gone: [...gone],
    })
  }
  return lists
}
