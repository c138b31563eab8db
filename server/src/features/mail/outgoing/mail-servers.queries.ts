import type { MailboxSecurity } from '@reisewerk/domain/mail/mailbox.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

export type KeptMailServer = {
  readonly id: number
  readonly organisationId: number
  readonly senderAddress: string
  readonly host: string
  readonly port: number
  readonly security: MailboxSecurity
  readonly userName: string
  readonly isActive: boolean
  readonly sealedPassword: string | null
}

const kept = `select m.id, m.organisation_id as "organisationId", m.sender_address as "senderAddress", m.host, m.port, m.security,
    m.user_name as "userName", m.is_active as "isActive", p.sealed_password as "sealedPassword"
  from mail_servers m left join mail_server_passwords p on p.mail_server_id = m.id`

/** @returns null when the actor sees no such mail server */
export async function readMailServer(trx: Transaction, id: number): Promise<KeptMailServer | null> {
  const rows = await trx.query<KeptMailServer>(`${kept} where m.id = $1`, [id])
  return rows[0] ?? null
}

/** The server by which the house of a trip sends; null without one that is in use. */
export async function mailServerOfOrder(trx: Transaction, orderId: number): Promise<KeptMailServer | null> {
  const rows = await trx.query<KeptMailServer>(
    `${kept} join orders o on o.organisation_id = m.organisation_id where o.id = $1 and m.is_active`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Those in use of the houses the actor works for. */
export async function readServersOfHouses(trx: Transaction): Promise<KeptMailServer[]> {
  return trx.query<KeptMailServer>(`${kept} where m.is_active order by m.organisation_id`)
}

export async function keepServerPassword(trx: Transaction, id: number, sealedPassword: string): Promise<void> {
  await trx.query(
    `insert into mail_server_passwords (mail_server_id, organisation_id, sealed_password)
     select id, organisation_id, $2 from mail_servers where id = $1
     on conflict (mail_server_id) do update set sealed_password = excluded.sealed_password`,
    [id, sealedPassword],
  )
}
