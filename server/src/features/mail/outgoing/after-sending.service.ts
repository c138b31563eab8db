import type { Mailbox, StatusOfSent } from '@reisewerk/domain/mail/email.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { versionsSent } from '../../offers/versions/offer-versions.service.ts'
import { advanceStatus } from '../../orders/order-status.service.ts'
import { listsSent } from '../../room-lists/documents/hotel-lists.service.ts'
import { attachedDocuments } from '../emails.queries.ts'

type Sent = {
  orderId: number
  orderStatus: StatusOfSent | null
  to: Mailbox[]
  cc: Mailbox[]
  bcc: Mailbox[]
  sentAt: Date
}

type How = {
  /** By a mail program of somebody's own. */
  readonly isElsewhere: boolean
  /** For whom the server did not take it, in words. */
  readonly failure: string | null
}

/**
 * Notes a queued mail as sent, once, with all that follows from it: offers and lists it took along are marked, and the trip
 * goes where it was asked to go (OFFER-11).
 * @returns its trip; null when it was noted before
 */
export async function noteSent(trx: Transaction, id: number, { isElsewhere, failure }: How): Promise<number | null> {
  const [sent] = await trx.query<Sent>(
    `update email_messages set status = 'sent', sent_at = now(), is_sent_elsewhere = $2, failure = $3
     where id = $1 and status = 'queued'
     returning order_id as "orderId", order_status as "orderStatus", "to", cc, bcc, now() as "sentAt"`,
    [id, isElsewhere, failure],
  )
  if (sent === undefined) return null
  const { orderId, orderStatus, to, cc, bcc, sentAt } = sent
  const documentIds = await attachedDocuments(trx, id)
  await versionsSent(trx, { documentIds, to: [...to, ...cc, ...bcc], by: trx.actor.userId, at: sentAt })
  await listsSent(trx, documentIds, sentAt)
  if (orderStatus !== null) await advanceStatus(trx, orderId, orderStatus)
  return orderId
}
