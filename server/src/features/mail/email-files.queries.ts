import type { Transaction } from '../../platform/database/transaction.ts'
import type { ReadMessage } from './message-read.ts'

type NewFile = {
  organisationId: number | undefined
  /** Who dropped it; null for what came by mail. */
  userId: number | null
  name: string
  key: string
  byteSize: number
  message: ReadMessage
  date: Date
}

export async function insertEmailFile(
  trx: Transaction,
  { organisationId, userId, name, key, byteSize, message, date }: NewFile,
): Promise<number> {
  const rows = await trx.query<{ id: number }>(
    `insert into email_files (organisation_id, user_id, name, key, byte_size, message_id, subject, date, from_name,
       from_address, "to", cc, html, text, attachments)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
    [
      organisationId,
      userId,
      name,
      key,
      byteSize,
      message.messageId,
      message.subject,
      date,
      message.fromName,
      message.fromAddress,
      message.to,
      message.cc,
      message.html,
      message.text,
      JSON.stringify(message.attachments),
    ],
  )
  if (rows[0] === undefined) throw new Error('a kept message has no row')
  return rows[0].id
}

/** What lies in the mailbox of a house stays. */
const isReceived = 'exists (select from received_emails r where r.file_id = f.id)'

/** @returns null when the actor sees no such message */
export async function emailFileOf(trx: Transaction, id: number): Promise<{ key: string; isHeld: boolean } | null> {
  const rows = await trx.query<{ key: string; isHeld: boolean }>(
    `select key, exists (select from assigned_files(array[f.id])) or ${isReceived} as "isHeld"
     from email_files f where id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Own messages older than that which nothing holds on to. */
export async function staleEmailFiles(trx: Transaction, before: Date): Promise<{ id: number; key: string }[]> {
  return trx.query(
    `select id, key from email_files f where user_id = $1 and created_at < $2
       and not exists (select from assigned_files(array[f.id])) and not ${isReceived} limit 20`,
    [trx.actor.userId, before],
  )
}

export async function deleteEmailFile(trx: Transaction, id: number): Promise<void> {
  await trx.query('delete from email_files where id = $1', [id])
}
