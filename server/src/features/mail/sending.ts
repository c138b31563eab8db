import { buffer } from 'node:stream/consumers'
import type { HouseFacts } from '@reisewerk/domain/accounts/house/house-facts.ts'
import { contentTypeOf } from '@reisewerk/domain/files/file-kinds.ts'
import type { Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import { withHouseBelow } from '@reisewerk/domain/mail/house-below.ts'
import { type RichText, spacedTextOf } from '@reisewerk/domain/rich-text.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import type { Attachment, Mail } from '../../platform/mail/mail.ts'
import { readHouse } from '../accounts/house/house.service.ts'
import { attachmentsOf, type StoredAttachment } from './emails.queries.ts'
import { htmlOf } from './rich-text-html.ts'

type SendingRow = {
  fromName: string
  fromAddress: string
  to: Mailbox[]
  cc: Mailbox[]
  bcc: Mailbox[]
  subject: string
  body: RichText | null
  /** None before it is queued. */
  messageId: string | null
  orderId: number
  sentAt: Date | null
  /** Of the house's mailbox, where answers are read; empty without one. */
  answersTo: string
  organisationId: number
}
type Sending = Omit<SendingRow, 'organisationId'> & { house: HouseFacts | null }

/**
 * A mail as it leaves, or as it left, with where its attachments are kept.
 * @param status null for whatever status it has
 * @returns null when it is not in that status, or the actor sees no such mail
 */
export async function readSending(
  trx: Transaction,
  id: number,
  status: 'queued' | 'sent' | null,
): Promise<{ email: Sending; attachments: (StoredAttachment | null)[] } | null> {
  const [rows, attachments] = await Promise.all([
    trx.query<SendingRow>(
      `select e.from_name as "fromName", e.from_address as "fromAddress", e."to", e.cc, e.bcc, e.subject, e.body,
         e.message_id as "messageId", e.order_id as "orderId", e.sent_at as "sentAt", coalesce((select m.address from mailboxes m
           join orders o on o.organisation_id = m.organisation_id where o.id = e.order_id and m.is_active), '') as "answersTo",
         (select o.organisation_id::int from orders o where o.id = e.order_id) as "organisationId"
       from email_messages e where e.id = $1 and e.status = coalesce($2, e.status)`,
      [id, status],
    ),
    attachmentsOf(trx, id),
  ])
  const [row] = rows
  if (row === undefined) return null
  const { organisationId, ...email } = row
  return { email: { ...email, house: await readHouse(trx, organisationId) }, attachments }
}

/** @throws MissingAttachment, HiddenAttachment */
export async function readAttachment(files: FileStore, stored: StoredAttachment | null): Promise<Attachment> {
  if (stored === null) throw new HiddenAttachment()
  const { key, name, filetype } = stored
  const stream = await files.get(key)
  if (stream === null) throw new MissingAttachment(name)
  return { filename: `${name}.${filetype}`, content: await buffer(stream), contentType: contentTypeOf(filetype) }
}

export class MissingAttachment extends Error {}

/** Personal data that whoever sends the mail may not see: it never leaves without them, as if they had not been meant (ROOM-06). */
export class HiddenAttachment extends Error {
  override message =
    'Ein Anhang enthält Personendaten; die Mail verschickt nur, wer das Recht „Personendaten sehen“ hat.'
}

/** Answers go to the mailbox of the house, where they find their trip; without one to whoever wrote. */
export function mailOf(email: Sending, attachments: Attachment[], sender: string): Mail {
  const { fromName, fromAddress, to, cc, bcc, subject, messageId, answersTo } = email
  const body = email.house === null ? email.body : withHouseBelow(email.body, email.house)
  return {
    from: { name: fromName, address: sender },
    replyTo: { name: fromName, address: answersTo || fromAddress },
    to,
    cc,
    bcc,
    subject,
    text: spacedTextOf(body),
    html: htmlOf(body),
    ...(messageId === null ? {} : { messageId }),
    attachments,
  }
}
