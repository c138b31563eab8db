import { listForHotel } from '@reisewerk/domain/room-lists/documents/list-for-hotel.ts'
import { changesSince } from '@reisewerk/domain/room-lists/documents/room-marks.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readListHead, readStays, readTripLists } from './list-documents.queries.ts'
import { marksOf, readListedRooms } from './list-source.service.ts'
import { readMadeLists } from './lists-of-hotels.queries.ts'

/** Whether a list says other rooms or guests by now, and whether other things are said to its house. */
export type ChangedList = { readonly hasOtherRooms: boolean; readonly hasOtherNotes: boolean }

/**
 * The stored rooming lists of a trip by their documents, each held against the list its house would get now (ROOM-08, TRUE-04, decision 183): what is
 * kept of each tells rooms that are new, different or gone, of what that kind of list prints. Personal data are compared as far as the actor may see
 * them; nobody reads any by it. Of a house that has been lost, and where the trip has no list any more, nothing is said.
 */
export async function changedLists(
  trx: Transaction,
  platform: Pick<Platform, 'resources' | 'seal'>,
  orderId: number,
): Promise<Map<number, ChangedList>> {
  const [head, made, stays, tripLists] = await Promise.all([
    readListHead(trx, orderId),
    readMadeLists(trx, orderId),
    readStays(trx, orderId),
    readTripLists(trx, orderId),
  ])
  const read = new Map<number, Awaited<ReturnType<typeof readListedRooms>>>()
  const changed = new Map<number, ChangedList>()
  for (const { document, request, list: ownList, marks } of made) {
    const stay = stays.find(({ requestId }) => requestId === request)
    const { providerId = null, startAt = null } = stay ?? {}
    const chosen = listForHotel(tripLists, { providerId, startAt, open: ownList, sentLast: null })
    changed.set(document, { hasOtherRooms: false, hasOtherNotes: false })
    if (stay === undefined || chosen === null) continue
    const list = read.get(chosen.id) ?? (await readListedRooms(trx, platform, chosen.id))
    read.set(chosen.id, list)
    const now = marksOf(trx, platform.seal, orderId, { list, orderNotes: head?.orderNotes ?? '', stay })
    const changes = changesSince(marks, now)
    if (changes === null) continue
    const { added, changed: different, gone, notes } = changes
    changed.set(document, {
      hasOtherRooms: added.length + different.length + gone.length > 0,
      hasOtherNotes: notes,
    })
  }
  return changed
}
