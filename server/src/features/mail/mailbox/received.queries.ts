import type { Transaction } from '../../../platform/database/transaction.ts'
import type { DeliveryReport } from '../delivery-report.ts'
import type { ReadMessage } from '../message-read.ts'

export type NewReceived = {
  readonly organisationId: number
  readonly mailboxId: number | null
  readonly uidValidity: number | null
  readonly uid: number | null
  readonly identity: string
  readonly file: number
  readonly message: ReadMessage
  readonly date: Date
}

/** @returns null when the house has this mail already */
export async function insertReceived(trx: Transaction, received: NewReceived): Promise<number | null> {
  const { organisationId, mailboxId, uidValidity, uid, identity, file, message, date } = received
  const rows = await trx.query<{ id: number }>(
    `insert into received_emails (organisation_id, mailbox_id, file_id, uid_validity, uid, identity, message_id, thread,
       subject, date, from_name, from_address, is_assigned)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, exists (
       select from email_assignments a join email_assignment_links l on l.assignment_id = a.id where a.file_id = $3))
     on conflict do nothing returning id`,
    [
      organisationId,
      mailboxId,
      file,
      uidValidity,
      uid,
      identity,
      message.messageId,
      [...message.thread],
      message.subject,
      date,
      message.fromName,
      message.fromAddress,
    ],
  )
  return rows[0]?.id ?? null
}

export async function isKnown(trx: Transaction, organisationId: number, identity: string): Promise<boolean> {
  const rows = await trx.query('select from received_emails where organisation_id = $1 and identity = $2', [
    organisationId,
    identity,
  ])
  return rows.length > 0
}

/** The assignment by which a mail came to a trip before it was read in the mailbox, as a dropped .msg, and its file. */
export async function assignedBefore(
  trx: Transaction,
  organisationId: number,
  messageId: string,
): Promise<{ id: number; file: number | null } | null> {
  const rows = await trx.query<{ id: number; file: number | null }>(
    `select id, file_id as file from email_assignments where organisation_id = $1 and message_id = $2
     order by file_id nulls last, id limit 1`,
    [organisationId, messageId],
  )
  return rows[0] ?? null
}

export async function giveFile(trx: Transaction, assignment: number, file: number): Promise<void> {
  await trx.query('update email_assignments set file_id = $2 where id = $1 and file_id is null', [assignment, file])
}

export type Answered = { order: number; request: number | null; user: number }

/** The mail of this house that was sent from here and is answered; the nearest of them. */
export async function answeredMail(
  trx: Transaction,
  organisationId: number,
  thread: readonly string[],
): Promise<Answered | null> {
  const rows = await trx.query<Answered>(
    `select m.order_id as "order", m.request_id as request, m.user_id as "user"
     from email_messages m join orders o on o.id = m.order_id
     where m.message_id = any ($2::text[]) and m.status = 'sent' and o.organisation_id = $1
       and o.current_status not in ('deleted', 'concept')
     order by array_position($2::text[], m.message_id) limit 1`,
    [organisationId, [...thread]],
  )
  return rows[0] ?? null
}

/** Notes at the mails of this house that a report tells of whom they did not reach. */
export async function noteUndelivered(trx: Transaction, organisationId: number, report: DeliveryReport): Promise<void> {
  const told = report.failed.map(({ address, reason }) => `${address}${reason === '' ? '' : ` (${reason})`}`)
  await trx.query(
    `update email_messages m set failure = $3 from orders o where o.id = m.order_id and o.organisation_id = $1
       and m.message_id = any ($2::text[]) and m.status = 'sent'`,
    [organisationId, [...report.of], `Nicht zugestellt an ${told.join('; ')}`],
  )
}
