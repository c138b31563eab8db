import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Mail, Mailer } from '../../../platform/mail/mail.ts'
import { mailerOf } from '../../../platform/mail/smtp.ts'
import type { Seal } from '../../../platform/seal/seal.ts'
import { mailServerOfOrder } from './mail-servers.queries.ts'
import { smtpAccessOf } from './mail-servers.service.ts'

export type HouseMailMeans = {
  readonly seal: Seal
  /** By which mails of houses without a server of their own leave; null where the installation has none either. */
  readonly mailer: Mailer | null
  /** The address the installation sends from. */
  readonly sender: string
}

/**
 * Sends a mail of the desk itself to a colleague by the server of the house of a trip, else by that of the installation.
 * @returns whether there was one
 * @throws MailServerFault when the password of the server cannot be opened, Error when it is away or refuses
 */
export async function sendFromHouse(
  trx: Transaction,
  orderId: number,
  { seal, mailer, sender }: HouseMailMeans,
  mail: Omit<Mail, 'from'>,
): Promise<boolean> {
  const server = await mailServerOfOrder(trx, orderId)
  const from = { name: 'Reisewerk', address: server?.senderAddress ?? sender }
  if (server === null) {
    await mailer?.sendMail({ ...mail, from })
    return mailer !== null
  }
  const own = mailerOf(smtpAccessOf(server, seal))
  try {
    await own.sendMail({ ...mail, from })
  } finally {
    own.close()
  }
  return true
}
