import type { ImportBody, ImportOutcome, UploadedList } from '@reisewerk/domain/room-lists/import/import.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { newKey } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'

/** Takes a list into the trip's documents and answers its sheets (002 §7). */
export async function uploadList(orderId: number, file: File): Promise<UploadedList> {
  const form = new FormData()
  form.set('user_file_upload', file, file.name)
  return (await send<UploadedList>('POST', `/api/orders/${orderId}/room-list/upload`, { form })).data
}

/** Takes the file over as it is chosen: all of it or nothing. */
export async function importList(orderId: number, { roomList, ...body }: ImportBody): Promise<ImportOutcome> {
  const path = `/api/orders/${orderId}/room-list/import`
  const linked = { ...body, ...(roomList !== undefined && { roomList: linkTo('room_lists', roomList) }) }
  return (await send<ImportOutcome>('POST', path, { body: linked, idempotencyKey: newKey() })).data
}

/** An upload whose import was cancelled goes for good: no undo is offered for what tells of guests. */
export async function discardUpload(document: number): Promise<void> {
  await send<null>('DELETE', `/api/documents/${document}`, { keepalive: true })
}
