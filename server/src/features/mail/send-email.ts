import type { Mailbox, StatusOfSent } from '@reisewerk/domain/mail/email.contract.ts'
import * as z from 'zod'
import type { Actor } from '../../platform/actor.ts'
import type { Database } from '../../platform/database/connect.ts'
import { asActor, type Transaction } from '../../platform/database/transaction.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { defineJob, handleJob } from '../../platform/jobs/define-job.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { InvalidMail, type Mailer } from '../../platform/mail/mail.ts'
import { versionsSent } from '../offers/versions/offer-versions.service.ts'
import { advanceStatus } from '../orders/order-status.service.ts'
import { listsSent } from '../room-lists/documents/hotel-lists.service.ts'
import { attachedDocuments } from './emails.queries.ts'
import { fileSentJob } from './mailbox/file-sent.ts'
import { mailboxOfOrder } from './mailbox/mailboxes.queries.ts'
import { MissingAttachment, mailOf, readAttachment, readSending } from './sending.ts'

/** `userId`: who sends; the history names them. */
export const sendEmailJob = defineJob('send-email', z.object({ emailId: z.number(), userId: z.number() }))

/** After so many attempts, some five minutes, a person shall know that the mail did not leave. */
const attempts = 6

/**
 * Sends a queued mail and notes it. The mail bears the same Message-ID in every attempt: a process that died between the two
 * sends it again as the same mail, which the folder keeps once and mail servers and readers know again.
 * @param sender the address this installation sends from; answers go to whoever wrote
 */
export function sendEmailHandler(
  database: Pick<Database, 'app' | 'auth'>,
  files: FileStore,
  mailer: Mailer,
  sender: string,
) {
  return handleJob(sendEmailJob, async ({ emailId, userId }, { retry }) => {
    const postman = await postmanFor(database, userId)
    const work = <T>(run: (trx: Transaction) => Promise<T>) => asActor(database.app, postman, {}, run)
    const found = await work((trx) => readSending(trx, emailId, 'queued'))
    // Sent by an earlier attempt, or gone with its trip.
    if (found === null) return
    try {
      const attachments = await Promise.all(found.attachments.map((one) => readAttachment(files, one)))
      await mailer.sendMail(mailOf(found.email, attachments, sender))
    } catch (error) {
      const isFinal = retry + 1 >= attempts || isRefused(error, retry)
      await work((trx) => noteFailure(trx, emailId, reasonOf(error), isFinal))
      if (isFinal) return
      throw error
    }
    await work((trx) => noteSent(trx, emailId))
  })
}

/** Mail is carried for every house, hidden trips included; it was queued by somebody who may write for the trip. */
async function postmanFor({ auth }: Pick<Database, 'auth'>, userId: number): Promise<Actor> {
  const { rows } = await auth.query<{ id: number }>('select id from organisations')
  return { userId, organisationIds: rows.map(({ id }) => id), isAdmin: true, maySeePurchase: false }
}

type Sent = {
  orderId: number
  orderStatus: StatusOfSent | null
  to: Mailbox[]
  cc: Mailbox[]
  bcc: Mailbox[]
  sentAt: Date
}

/** Once, with all that follows from it: offers it took along are marked, and the trip goes where it was asked to go (OFFER-11). */
async function noteSent(trx: Transaction, id: number): Promise<void> {
  const [sent] = await trx.query<Sent>(
    `update email_messages set status = 'sent', sent_at = now(), failure = null where id = $1 and status = 'queued'
     returning order_id as "orderId", order_status as "orderStatus", "to", cc, bcc, now() as "sentAt"`,
    [id],
  )
  if (sent === undefined) return
  const { orderId, orderStatus, to, cc, bcc, sentAt } = sent
  const documentIds = await attachedDocuments(trx, id)
  await versionsSent(trx, { documentIds, to: [...to, ...cc, ...bcc], by: trx.actor.userId, at: sentAt })
  await listsSent(trx, documentIds, sentAt)
  if (orderStatus !== null) await advanceStatus(trx, orderId, orderStatus)
  const mailbox = await mailboxOfOrder(trx, orderId)
  if (mailbox !== null)
    await enqueue(trx, fileSentJob, { emailId: id, mailboxId: mailbox.id, organisationId: mailbox.organisationId })
}

/** While attempts go on the mail stays queued and says why it waits. */
async function noteFailure(trx: Transaction, id: number, reason: string, isFinal: boolean): Promise<void> {
  await trx.query(`update email_messages set status = $3, failure = $2 where id = $1 and status = 'queued'`, [
    id,
    reason,
    isFinal ? 'failed' : 'queued',
  ])
}

/**
 * What a mail server answers with 5xx it will answer again. A file that is gone does not come back, but a folder that several
 * share may show a new one a moment late.
 */
function isRefused(error: unknown, retry: number): boolean {
  if (error instanceof MissingAttachment) return retry > 0
  if (error instanceof InvalidMail) return true
  const code = (error as { responseCode?: unknown }).responseCode
  return typeof code === 'number' && code >= 500 && code < 600
}

function reasonOf(error: unknown): string {
  if (error instanceof MissingAttachment) return `Der Anhang „${error.message}“ ist nicht mehr da.`
  const { responseCode } = error as { responseCode?: unknown }
  if (typeof responseCode === 'number') {
    return `Der Mailserver hat die E-Mail nicht angenommen (${responseCode}). Bitte Empfänger und Anhänge prüfen.`
  }
  if (error instanceof InvalidMail) return 'Eine Adresse ist keine E-Mail-Adresse.'
  return 'Der Mailserver war nicht zu erreichen.'
}
