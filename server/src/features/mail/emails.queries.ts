import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { EmailStatus, Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import { noMailServer } from '@reisewerk/domain/mail/email-status.ts'
import type { Known } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import type { AskedFor } from '@reisewerk/domain/requests/renewal.ts'
import type { KnownCrew } from '@reisewerk/domain/requests/rooms/known-crew.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

export type LockedEmail = {
  readonly orderId: number
  readonly status: EmailStatus
  readonly to: readonly Mailbox[]
  readonly subject: string
  readonly text: string
  readonly requestId: number | null
  readonly isLetter: boolean
  readonly answerBy: CalendarDate | null
  readonly told: AskedFor | null
  /** Rooms of driver and guide when it was written; null of what asks no house. */
  readonly toldCrew: KnownCrew | null
}

/** Locks a mail, so that it is changed, removed or sent by one at a time; null when the actor sees none. */
export async function lockEmail(trx: Transaction, id: number): Promise<LockedEmail | null> {
  const rows = await trx.query<LockedEmail>(
    `select order_id as "orderId", status, "to", subject, text, request_id as "requestId", is_letter as "isLetter",
       answer_by as "answerBy", told, told_crew as "toldCrew" from email_messages where id = $1 for update`,
    [id],
  )
  return rows[0] ?? null
}

/** Who writes: name and address go on the copy, whatever becomes of the account. */
export async function readWriter(trx: Transaction): Promise<Mailbox> {
  const rows = await trx.query<Mailbox>(
    `select trim(first_name || ' ' || last_name) as name, email as address from users where id = $1`,
    [trx.actor.userId],
  )
  if (rows[0] === undefined) throw new Error('the actor has no account')
  return rows[0]
}

export async function markQueued(trx: Transaction, id: number, writer: Mailbox, now: Date): Promise<void> {
  // A mail that failed keeps its identity: to whoever got it after all, the second is the first.
  await trx.query(
    `update email_messages set status = 'queued', failure = null, from_name = $2, from_address = $3, queued_at = $4,
       message_id = coalesce(message_id, '<' || gen_random_uuid() || '@' || split_part($3, '@', 2) || '>') where id = $1`,
    [id, writer.name, writer.address, now],
  )
}

/** Notes that a mail will read otherwise than it was begun; called before it is changed. */
export async function noteReworded(
  trx: Transaction,
  id: number,
  { subject, body }: { readonly subject?: string | undefined; readonly body?: RichText | null | undefined },
): Promise<void> {
  await trx.query(
    `update email_messages set is_reworded = true where id = $1 and is_letter and not is_reworded
       and ($2::text is not null and subject <> $2 or $3::jsonb is not null and body is distinct from $3::jsonb)`,
    [id, subject ?? null, body == null ? null : JSON.stringify(body)],
  )
}

/** Notes that the letter of a request was written anew, for when and how many, and what its partner knows. */
export async function noteRewritten(trx: Transaction, id: number, told: AskedFor, knows: Known): Promise<void> {
  await trx.query('update email_messages set is_reworded = false where id = $1', [id])
  await noteTells(trx, id, told, knows)
}

/** Notes for when and how many a letter is and what its partner knows, whatever it was begun for. */
export async function noteTells(trx: Transaction, id: number, told: AskedFor, knows: Known): Promise<void> {
  const facts = [told, knows].map((fact) => JSON.stringify(fact))
  await trx.query('update email_messages set told = $2, knew = $3 where id = $1', [id, ...facts])
}

/** It stays, or becomes again, what it is without a mail server: a draft. */
export async function noteUnsent(trx: Transaction, id: number): Promise<void> {
  await trx.query(`update email_messages set status = 'draft', failure = $2 where id = $1 and status <> 'sent'`, [
    id,
    noMailServer,
  ])
}

/** The trip of a mail's request, and the request's status; null when the actor sees no such request. */
export async function tripOfRequest(
  trx: Transaction,
  requestId: number,
): Promise<{ orderId: number; requestType: string; status: string } | null> {
  const rows = await trx.query<{ orderId: number; requestType: string; status: string }>(
    `select order_id as "orderId", request_type as "requestType", status from requests where id = $1`,
    [requestId],
  )
  return rows[0] ?? null
}

/** Documents among these that do not belong to the trip, to a provider, or to everybody of its house. */
export async function foreignDocuments(trx: Transaction, orderId: number, ids: readonly number[]): Promise<number> {
  const rows = await trx.query<{ count: number }>(
    `select count(*)::int as count from documents d join orders o on o.id = $1
     where d.id = any ($2::bigint[]) and (d.organisation_id <> o.organisation_id or d.order_id <> o.id)`,
    [orderId, ids],
  )
  return rows[0]?.count ?? 0
}

export type StoredAttachment = { key: string; name: string; filetype: string; byteSize: number }

/** What goes along with a mail; null for what the actor may not see (ROOM-06). */
export async function attachmentsOf(trx: Transaction, emailId: number): Promise<(StoredAttachment | null)[]> {
  const rows = await trx.query<StoredAttachment & { isSeen: boolean }>(
    `select d.id is not null as "isSeen", coalesce(d.key, '') as key, coalesce(d.name, '') as name,
       coalesce(d.filetype, '') as filetype, coalesce(d.byte_size, 0)::int as "byteSize"
     from email_attachments a left join documents d on d.id = a.document_id where a.email_id = $1 order by a.sort, a.id`,
    [emailId],
  )
  return rows.map(({ isSeen, ...attachment }) => (isSeen ? attachment : null))
}

export async function attachedDocuments(trx: Transaction, emailId: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    'select document_id as id from email_attachments where email_id = $1 order by id',
    [emailId],
  )
  return rows.map(({ id }) => id)
}

/** Trips whose personal data of guests stand in attachments of a mail. */
export async function personalTripsIn(trx: Transaction, emailId: number): Promise<number[]> {
  const rows = await trx.query<{ trip: number }>(
    `select distinct d.order_id::int as trip from email_attachments a join documents d on d.id = a.document_id
     where a.email_id = $1 and d.holds_personal and d.order_id is not null`,
    [emailId],
  )
  return rows.map(({ trip }) => trip)
}
