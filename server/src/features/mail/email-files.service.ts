import { buffer } from 'node:stream/consumers'
import { emailFileLimit } from '@reisewerk/domain/mail/email-file.contract.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { ApiError, notFound, refused } from '../../platform/errors.ts'
import { newFileKey } from '../../platform/file-store/file-key.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { removeFile } from '../files/files.service.ts'
import { storeUpload } from '../files/uploads.service.ts'
import { deleteEmailFile, emailFileOf, insertEmailFile, staleEmailFiles } from './email-files.queries.ts'
import type { ReadMessage } from './message-read.ts'
import { readEml, readMessage, readMsg, UnreadableMessage } from './message-reader.ts'

/** 002 §8, word for word. */
const unreadable = new ApiError(422, 'unreadable_msg', 'Problem reading .msg file', {
  violations: [{ propertyPath: 'file', message: 'Problem reading .msg file' }],
})
export const messageTooLarge = new ApiError(413, 'msg_too_large', 'Die Nachricht ist größer als 25 MB.')

const unreadableEml = new ApiError(422, 'unreadable_eml', 'Die Nachricht (.eml) konnte nicht gelesen werden.', {
  violations: [{ propertyPath: 'file', message: 'Die Nachricht (.eml) konnte nicht gelesen werden.' }],
})

/**
 * Reads a dropped message and keeps it for whoever dropped it, until it is assigned or discarded (HEAD-12).
 * @param name of the file; nothing but .msg is taken (002 §5), and .eml, as other programs than Outlook write it (EASE-10)
 * @returns its id
 * @throws ApiError 422 for what is no message, 413 for one that is too large
 */
export async function keepEmailFile(
  trx: Transaction,
  files: FileStore,
  { name, bytes, now }: { name: string; bytes: Uint8Array; now: Date },
): Promise<number> {
  const kind = /\.(msg|eml)$/i.exec(name)?.[1]?.toLowerCase()
  if (kind === undefined) throw unreadable
  if (bytes.byteLength > emailFileLimit) throw messageTooLarge
  const isEml = kind === 'eml'
  const message = await (isEml ? readOrRefuse(() => readEml(bytes), unreadableEml) : readOrRefuse(() => readMsg(bytes)))
  await discardStale(trx, now)
  const key = newFileKey()
  await files.put(key, bytes, isEml ? 'message/rfc822' : 'application/vnd.ms-outlook')
  return insertEmailFile(trx, {
    organisationId: trx.actor.organisationIds[0],
    userId: trx.actor.userId,
    name: name.slice(0, 200),
    key,
    byteSize: bytes.byteLength,
    message,
    date: dateOf(message, now),
  })
}

async function readOrRefuse(read: () => Promise<ReadMessage>, refusal = unreadable): Promise<ReadMessage> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UnreadableMessage) throw refusal
    throw error
  }
}

/** A mail that does not tell its date is taken to be a year old (002 §9). */
function dateOf({ date }: ReadMessage, now: Date): Date {
  return date === null ? aYearBefore(now) : new Date(date)
}

export function aYearBefore(now: Date): Date {
  const date = new Date(now)
  date.setUTCFullYear(now.getUTCFullYear() - 1)
  return date
}

/** What its owner dropped a day ago and never assigned goes. */
async function discardStale(trx: Transaction, now: Date): Promise<void> {
  const stale = await staleEmailFiles(trx, new Date(now.getTime() - 86_400_000))
  for (const { id, key } of stale) await discard(trx, id, key)
}

/**
 * 'Verwerfen': removes a message that was assigned to nothing.
 * @throws ApiError 409 for one that was
 */
export async function discardEmailFile(trx: Transaction, id: number): Promise<void> {
  const file = await emailFileOf(trx, id)
  if (file === null) throw notFound('Nachricht')
  if (file.isHeld)
    throw refused(refusal('assigned', 'Diese Nachricht ist einem Vorgang zugeordnet oder liegt im Postfach.'))
  await discard(trx, id, file.key)
}

async function discard(trx: Transaction, id: number, key: string): Promise<void> {
  await deleteEmailFile(trx, id)
  await removeFile(trx, key)
}

export type AttachmentOf = { readonly id: number; readonly place: number }

/**
 * One attachment of a kept message, with its bytes.
 * @throws ApiError 404 when there is none
 */
export async function readAttachmentOf(trx: Transaction, files: FileStore, { id, place }: AttachmentOf) {
  const file = await emailFileOf(trx, id)
  const stream = file === null ? null : await files.get(file.key)
  if (stream === null) throw notFound('Nachricht')
  const bytes = await buffer(stream)
  const { attachments, content } = await readOrRefuse(() => readMessage(bytes, place))
  const told = attachments[place]
  if (told === undefined || content === null) throw notFound('Der Anhang')
  return { name: told.name, filetype: told.filetype, bytes: content }
}

/**
 * Saves an attachment into a trip's documents.
 * @returns the document's id
 * @throws ApiError 404 without such an attachment, 415 for a kind of file that is not kept
 */
export async function saveAttachment(
  trx: Transaction,
  files: FileStore,
  attachment: AttachmentOf,
  order: number | undefined,
): Promise<number> {
  const { name, filetype, bytes } = await readAttachmentOf(trx, files, attachment)
  return storeUpload(trx, files, {
    order,
    fileName: filetype === '' ? name : `${name}.${filetype}`,
    type: 'email',
    bytes,
  })
}
