import * as z from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import { asActor } from '../../../platform/database/transaction.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { defineJob, handleJob } from '../../../platform/jobs/define-job.ts'
import { fileSent, withMailbox } from '../../../platform/mail/imap.ts'
import { composeMail } from '../../../platform/mail/open-mailer.ts'
import type { Seal } from '../../../platform/seal/seal.ts'
import { mailOf, readAttachment, readSending } from '../sending.ts'
import { readMailbox } from './mailboxes.queries.ts'
import { accessOf } from './mailboxes.service.ts'
import { readerOf } from './read-mailbox.ts'

/** Puts the copy of a sent mail into the mailbox of its house. */
export const fileSentJob = defineJob(
  'file-sent-email',
  z.object({ emailId: z.number(), mailboxId: z.number(), organisationId: z.number() }),
)

/** It may run again: the mail is known by its Message-ID in the folder. What fails is repeated with growing pauses. */
export function fileSentHandler(database: Pick<Database, 'app'>, files: FileStore, seal: Seal, sender: string) {
  return handleJob(fileSentJob, async ({ emailId, mailboxId, organisationId }) => {
    const found = await asActor(database.app, readerOf(organisationId), {}, async (trx) => ({
      mailbox: await readMailbox(trx, mailboxId),
      sent: await readSending(trx, emailId, 'sent'),
    }))
    const { mailbox, sent } = found
    if (mailbox === null || !mailbox.isActive || sent === null) return
    // Lists with personal data are kept where they are erased in time, not in the folder of a mail server.
    const seen = sent.attachments.filter((one) => one !== null)
    const attachments = await Promise.all(seen.map((one) => readAttachment(files, one)))
    const date = sent.email.sentAt ?? new Date()
    const source = await composeMail({ ...mailOf(sent.email, attachments, sender), date })
    const { messageId } = sent.email
    if (messageId === null) return
    await withMailbox(accessOf(mailbox, seal), (client) =>
      fileSent(client, { folder: mailbox.sentFolder, messageId, source, date }),
    )
  })
}
