import * as z from 'zod'
import type { Actor } from '../../platform/actor.ts'
import type { Database } from '../../platform/database/connect.ts'
import { asActor, type Transaction } from '../../platform/database/transaction.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { defineJob, handleJob } from '../../platform/jobs/define-job.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { InvalidMail, type Mailer } from '../../platform/mail/mail.ts'
import { mailerOf, smtpFault } from '../../platform/mail/smtp.ts'
import type { Seal } from '../../platform/seal/seal.ts'
import { noteUnsent } from './emails.queries.ts'
import { forgetTold } from './letters.queries.ts'
import { fileSentJob } from './mailbox/file-sent.ts'
import { mailboxOfOrder } from './mailbox/mailboxes.queries.ts'
import { noteSent } from './outgoing/after-sending.service.ts'
import { type KeptMailServer, mailServerOfOrder } from './outgoing/mail-servers.queries.ts'
import { MailServerFault, smtpAccessOf } from './outgoing/mail-servers.service.ts'
import { HiddenAttachment, MissingAttachment, mailOf, readAttachment, readSending } from './sending.ts'

/** `userId`: who sends; the history names them. */
export const sendEmailJob = defineJob('send-email', z.object({ emailId: z.number(), userId: z.number() }))

/** After so many attempts, some five minutes, a person shall know that the mail did not leave. */
const attempts = 6

export type PostMeans = {
  readonly files: FileStore
  readonly seal: Seal
  /** By which mails of houses without a server of their own leave; null where the installation has none either. */
  readonly mailer: Mailer | null
  /** The address the installation sends from; answers go to whoever wrote. */
  readonly sender: string
}

/**
 * Sends a queued mail and notes it. The mail bears the same Message-ID in every attempt: a process that died between the two
 * sends it again as the same mail, which the folder keeps once and mail servers and readers know again.
 */
export function sendEmailHandler(database: Pick<Database, 'app' | 'auth'>, means: PostMeans) {
  return handleJob(sendEmailJob, async ({ emailId, userId }, { retry }) => {
    const postman = await postmanFor(database, userId)
    const work = <T>(run: (trx: Transaction) => Promise<T>) => asActor(database.app, postman, {}, run)
    const found = await work(async (trx) => {
      const sending = await readSending(trx, emailId, 'queued')
      return sending && { ...sending, server: await mailServerOfOrder(trx, sending.email.orderId) }
    })
    // Sent by an earlier attempt, or gone with its trip.
    if (found === null) return
    // It was queued while there was one.
    if (found.server === null && means.mailer === null) return work((trx) => noteWaiting(trx, emailId))
    let refused: readonly string[]
    try {
      const attachments = await Promise.all(found.attachments.map((one) => readAttachment(means.files, one)))
      refused = await post(found.server, means, (sender) => mailOf(found.email, attachments, sender))
    } catch (error) {
      const isFinal = retry + 1 >= attempts || isRefused(error, retry)
      await work((trx) => noteFailure(trx, emailId, reasonOf(error), isFinal))
      if (isFinal) return
      throw error
    }
    await work((trx) => noteLeft(trx, emailId, refused))
  })
}

/** Hands a mail to the server of its house, else to that of the installation. @returns whom it was not taken for */
async function post(
  server: KeptMailServer | null,
  { mailer, seal, sender }: PostMeans,
  mailFrom: (sender: string) => ReturnType<typeof mailOf>,
): Promise<readonly string[]> {
  if (server === null) return (await mailer?.sendMail(mailFrom(sender)))?.refused ?? []
  const own = mailerOf(smtpAccessOf(server, seal))
  try {
    return (await own.sendMail(mailFrom(server.senderAddress))).refused
  } finally {
    own.close()
  }
}

/** Mail is carried for every house, hidden trips included; it was queued by somebody who may write for the trip. */
async function postmanFor({ auth }: Pick<Database, 'auth'>, userId: number): Promise<Actor> {
  const { rows } = await auth.query<{ id: number }>('select id from organisations')
  return { userId, organisationIds: rows.map(({ id }) => id), isAdmin: true, maySeePurchase: false }
}

async function noteLeft(trx: Transaction, id: number, refused: readonly string[]): Promise<void> {
  const failure =
    refused.length === 0 ? null : `Der Mailserver hat die E-Mail für ${refused.join(', ')} nicht angenommen.`
  const orderId = await noteSent(trx, id, { isElsewhere: false, failure })
  const mailbox = orderId === null ? null : await mailboxOfOrder(trx, orderId)
  if (mailbox !== null)
    await enqueue(trx, fileSentJob, { emailId: id, mailboxId: mailbox.id, organisationId: mailbox.organisationId })
}

/** Nothing sends it: it is a draft again, and has told nobody anything. */
async function noteWaiting(trx: Transaction, id: number): Promise<void> {
  await forgetTold(trx, id)
  await noteUnsent(trx, id)
}

/** While attempts go on the mail stays queued and says why it waits. */
async function noteFailure(trx: Transaction, id: number, reason: string, isFinal: boolean): Promise<void> {
  await trx.query(`update email_messages set status = $3, failure = $2 where id = $1 and status = 'queued'`, [
    id,
    reason,
    isFinal ? 'failed' : 'queued',
  ])
  if (isFinal) await forgetTold(trx, id)
}

/**
 * What a mail server answers with 5xx it will answer again. A file that is gone does not come back, but a folder that several
 * share may show a new one a moment late.
 */
function isRefused(error: unknown, retry: number): boolean {
  if (error instanceof MissingAttachment) return retry > 0
  if (error instanceof HiddenAttachment || error instanceof InvalidMail || error instanceof MailServerFault) return true
  const code = (error as { responseCode?: unknown }).responseCode
  return typeof code === 'number' && code >= 500 && code < 600
}

function reasonOf(error: unknown): string {
  if (error instanceof HiddenAttachment) return error.message
  if (error instanceof MissingAttachment) return `Der Anhang „${error.message}“ ist nicht mehr da.`
  if (error instanceof InvalidMail) return 'Eine Adresse ist keine E-Mail-Adresse.'
  if (error instanceof MailServerFault) return error.message
  return smtpFault(error) ?? 'Der Mailserver war nicht zu erreichen.'
}
