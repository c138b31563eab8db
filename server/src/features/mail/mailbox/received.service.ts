import { createHash } from 'node:crypto'
import { emailFileLimit } from '@reisewerk/domain/mail/email-file.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ApiError, notFound, violated } from '../../../platform/errors.ts'
import { newFileKey } from '../../../platform/file-store/file-key.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { addLinks, insertAssignment, nextAssignmentId } from '../assignments.queries.ts'
import { insertEmailFile } from '../email-files.queries.ts'
import { aYearBefore, messageTooLarge } from '../email-files.service.ts'
import type { ReadMessage } from '../message-read.ts'
import { readMessage, UnreadableMessage } from '../message-reader.ts'
import { answeredMail, assignedBefore, giveFile, insertReceived, isKnown, noteUndelivered } from './received.queries.ts'

export type Arrived = {
  readonly organisationId: number
  readonly mailboxId: number | null
  readonly uidValidity: number | null
  readonly uid: number | null
  readonly bytes: Uint8Array
  readonly message: ReadMessage
  readonly now: Date
}

/** By what a mail is known again: its Message-ID, or, without one, what its bytes add up to. */
function identityOf({ message, bytes }: Pick<Arrived, 'message' | 'bytes'>): string {
  if (message.messageId !== '') return message.messageId
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

/**
 * Takes a mail into the mailbox of a house, once. An answer to a mail that was sent from here goes to its trip and request at
 * once, for its headers say so; whatever else it may belong to a person decides (MAIL-04). A report that it did not arrive is
 * noted at it, too (MOVE-07).
 * @returns its id; null when the house has it already
 */
export async function takeMail(trx: Transaction, files: FileStore, mail: Arrived): Promise<number | null> {
  const { organisationId, message, now } = mail
  const identity = identityOf(mail)
  if (await isKnown(trx, organisationId, identity)) return null
  const before = message.messageId === '' ? null : await assignedBefore(trx, organisationId, message.messageId)
  const date = message.date === null ? aYearBefore(now) : new Date(message.date)
  const file = before?.file ?? (await keepFile(trx, files, mail, date))
  if (before?.file === null) await giveFile(trx, before.id, file)
  const { mailboxId, uidValidity, uid } = mail
  const received = { organisationId, mailboxId, uidValidity, uid, identity, file, message, date }
  const id = await insertReceived(trx, received)
  // Somebody else has just taken the same one; what was written for this one goes with the transaction.
  if (id === null) throw new TakenMeanwhile()
  if (message.report !== null) await noteUndelivered(trx, organisationId, message.report)
  if (before === null) await assignAnswer(trx, received)
  return id
}

/** Another reader was faster; nothing is to be done. */
export class TakenMeanwhile extends Error {}

async function keepFile(trx: Transaction, files: FileStore, mail: Arrived, date: Date): Promise<number> {
  const { organisationId, message, bytes, mailboxId } = mail
  const key = newFileKey()
  await files.put(key, bytes, 'message/rfc822')
  return insertEmailFile(trx, {
    organisationId,
    userId: mailboxId === null ? trx.actor.userId : null,
    name: `${message.subject.slice(0, 150) || 'Nachricht'}.eml`,
    key,
    byteSize: bytes.byteLength,
    message,
    date,
  })
}

type Taken = { organisationId: number; file: number; message: ReadMessage; date: Date }

async function assignAnswer(trx: Transaction, { organisationId, file, message, date }: Taken): Promise<void> {
  const named = [...(message.report?.of ?? []), ...message.thread]
  const answered = named.length === 0 ? null : await answeredMail(trx, organisationId, named)
  if (answered === null) return
  const { order, request, user } = answered
  const id = await nextAssignmentId(trx)
  await addLinks(trx, id, [{ order }])
  const { messageId, subject, fromAddress } = message
  await insertAssignment(trx, id, {
    ...{ messageId, subject, date, fromAddress, tags: [], user, file, order, request },
    isByHeaders: true,
  })
}

/** What a mail is that nobody could read: it is kept all the same, and says so. */
export function unreadMessage(subject: string, text: string): ReadMessage {
  const empty = { messageId: '', thread: [], date: null, fromName: '', fromAddress: '', to: '', cc: '', html: '' }
  return { ...empty, subject, text, attachments: [], report: null, content: null }
}

const unreadable = new ApiError(422, 'unreadable_mail', 'Diese Datei ist keine E-Mail, die sich lesen lässt.', {
  violations: [{ propertyPath: 'file', message: 'Diese Datei ist keine E-Mail, die sich lesen lässt.' }],
})

type Dropped = { readonly name: string; readonly bytes: Uint8Array; readonly organisation: number; readonly now: Date }

/**
 * Takes an .eml (or .msg) that was dropped on the page of e-mails into the mailbox of a house (MAIL-04).
 * @returns its id, also of one that was there already
 * @throws ApiError 413 for one that is too large, 422 for what is no mail or a house that is not the actor's
 */
export async function takeDroppedMail(trx: Transaction, files: FileStore, dropped: Dropped): Promise<number> {
  const { name, bytes, organisation, now } = dropped
  if (!trx.actor.organisationIds.includes(organisation)) {
    throw violated({ propertyPath: 'organisation', message: 'Diese Organisation gibt es hier nicht.' })
  }
  if (!/\.(eml|msg)$/i.test(name)) throw unreadable
  if (bytes.byteLength > emailFileLimit) throw messageTooLarge
  const message = await readMessage(bytes).catch((error: unknown) => {
    throw error instanceof UnreadableMessage ? unreadable : error
  })
  const mail = { organisationId: organisation, mailboxId: null, uidValidity: null, uid: null, bytes, message, now }
  const id = await takeMail(trx, files, mail)
  if (id !== null) return id
  const [known] = await trx.query<{ id: number }>(
    'select id from received_emails where organisation_id = $1 and identity = $2',
    [organisation, identityOf(mail)],
  )
  if (known === undefined) throw notFound('E-Mail')
  return known.id
}
