import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { MailboxSecurity } from '@reisewerk/domain/mail/mailbox.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

export type KeptMailbox = {
  readonly id: number
  readonly organisationId: number
  readonly host: string
  readonly port: number
  readonly security: MailboxSecurity
  readonly userName: string
  readonly inboxFolder: string
  readonly sentFolder: string
  readonly readFrom: CalendarDate | null
  readonly isActive: boolean
  readonly sealedPassword: string | null
  readonly uidValidity: number | null
  readonly lastUid: number
}

/** @returns null when the actor sees no such mailbox */
export async function readMailbox(trx: Transaction, id: number): Promise<KeptMailbox | null> {
  const rows = await trx.query<KeptMailbox>(
    `select m.id, m.organisation_id as "organisationId", m.host, m.port, m.security, m.user_name as "userName",
       m.inbox_folder as "inboxFolder", m.sent_folder as "sentFolder", m.read_from as "readFrom", m.is_active as "isActive",
       s.sealed_password as "sealedPassword", s.uid_validity as "uidValidity", s.last_uid as "lastUid"
     from mailboxes m join mailbox_states s on s.mailbox_id = m.id where m.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** The mailbox of a trip's house, into which its sent mails are filed; null without one that is in use. */
export async function mailboxOfOrder(
  trx: Transaction,
  orderId: number,
): Promise<{ id: number; organisationId: number } | null> {
  const rows = await trx.query<{ id: number; organisationId: number }>(
    `select m.id, m.organisation_id as "organisationId" from mailboxes m join orders o on o.organisation_id = m.organisation_id
     where o.id = $1 and m.is_active`,
    [orderId],
  )
  return rows[0] ?? null
}

export async function addState(trx: Transaction, mailboxId: number, sealedPassword: string | null): Promise<void> {
  await trx.query(
    `insert into mailbox_states (mailbox_id, organisation_id, sealed_password)
     select id, organisation_id, $2 from mailboxes where id = $1`,
    [mailboxId, sealedPassword],
  )
}

export async function keepPassword(trx: Transaction, mailboxId: number, sealedPassword: string): Promise<void> {
  await trx.query('update mailbox_states set sealed_password = $2, failure = null where mailbox_id = $1', [
    mailboxId,
    sealedPassword,
  ])
}

/** Another mailbox than before: it is read from its beginning. */
export async function beginAnew(trx: Transaction, mailboxId: number): Promise<void> {
  await trx.query('update mailbox_states set uid_validity = null, last_uid = 0, failure = null where mailbox_id = $1', [
    mailboxId,
  ])
}

export async function noteRead(trx: Transaction, mailboxId: number, failure: string | null): Promise<void> {
  await trx.query(
    `update mailbox_states set read_at = case when $2::text is null then now() else read_at end, failure = $2
     where mailbox_id = $1`,
    [mailboxId, failure],
  )
}

/** Of several readers the one that is furthest counts; a server that numbers anew begins anew. */
export async function noteUid(
  trx: Transaction,
  mailboxId: number,
  { uidValidity, uid }: { uidValidity: number; uid: number },
): Promise<void> {
  await trx.query(
    `update mailbox_states set uid_validity = $2,
       last_uid = case when uid_validity = $2 then greatest(last_uid, $3) else $3 end where mailbox_id = $1`,
    [mailboxId, uidValidity, uid],
  )
}
