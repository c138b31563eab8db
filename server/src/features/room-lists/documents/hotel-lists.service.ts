import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { hotelListContract } from '@reisewerk/domain/room-lists/documents/hotel-list.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { violated } from '../../../platform/errors.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { updateItem } from '../../../platform/resource/write.ts'
import { closeListTodos, lastMarks, markListsSent, neverSent } from './list-documents.queries.ts'

/** Whether a hotel had a list before. */
export async function hasList(trx: Transaction, requestId: number): Promise<boolean> {
  return (await lastMarks(trx, requestId)) !== null
}

/**
 * Notes that lists went to their hotels with a mail: what changes from now on is marked in the next ones, and nobody needs to
 * be reminded any more (ROOM-08).
 */
export async function listsSent(trx: Transaction, documentIds: readonly number[], at: Date): Promise<void> {
  if (documentIds.length === 0) return
  await markListsSent(trx, documentIds, at)
  await closeListTodos(trx, documentIds, at)
}

/** Notes whether the hotel says yes to its list. @throws ApiError 422 for a list that never went there */
export async function confirmHotelList(
  trx: Transaction,
  id: number,
  body: BodyOf<typeof hotelListContract>,
  desk: Desk,
): Promise<void> {
  if (body.isConfirmed === true && (await neverSent(trx, id))) {
    const message = 'Die Liste wurde noch nicht versendet: das Hotel kann sie nicht bestätigt haben.'
    throw violated({ propertyPath: 'isConfirmed', message })
  }
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'hotel_lists'), id, body)
}
