import { emailFileLimit } from '@reisewerk/domain/mail/email-file.contract.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { asActor, type Transaction } from '../../../platform/database/transaction.ts'
import type { FileStore } from '../../../platform/file-store/file-store.ts'
import { handleJob } from '../../../platform/jobs/define-job.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { type FoundMail, ImapFailure, readNewMails, withMailbox } from '../../../platform/mail/imap.ts'
import type { Seal } from '../../../platform/seal/seal.ts'
import type { ReadMessage } from '../message-read.ts'
import { readEml, UnreadableMessage } from '../message-reader.ts'
import { type KeptMailbox, noteRead, noteUid, readMailbox } from './mailboxes.queries.ts'
import { accessOf, inboxOf } from './mailboxes.service.ts'
import { readMailboxJob } from './read-mailbox-job.ts'
import { TakenMeanwhile, takeMail, unreadMessage } from './received.service.ts'

/** More are read by the next job, so that none takes too long. */
const mostAtOnce = 200

/** Reads mail for one house: nobody of it did. */
export function readerOf(organisationId: number): Actor {
  return { userId: 0, organisationIds: [organisationId], isAdmin: true, maySeePurchase: false }
}

/**
 * Reads what is new in a mailbox. Each mail and how far the mailbox is read are one transaction: whatever dies, nothing is
 * lost and nothing is there twice.
 */
export function readMailboxHandler(
  database: Pick<Database, 'app'>,
  files: FileStore,
  seal: Seal,
  now: () => Date = () => new Date(),
) {
  return handleJob(readMailboxJob, async ({ mailboxId, organisationId }, { signal }) => {
    const work = <T>(run: (trx: Transaction) => Promise<T>) => asActor(database.app, readerOf(organisationId), {}, run)
    const mailbox = await work((trx) => readMailbox(trx, mailboxId))
    if (mailbox === null || !mailbox.isActive) return
    try {
      const isMore = await readAll(mailbox, work, { files, seal, now, signal })
      await work(async (trx) => {
        await noteRead(trx, mailboxId, null)
        if (isMore) await enqueue(trx, readMailboxJob, { mailboxId, organisationId })
      })
    } catch (error) {
      if (!(error instanceof ImapFailure)) throw error
      // A person can mend it; it is tried again at its time.
      await work((trx) => noteRead(trx, mailboxId, error.message))
    }
  })
}

type Work = <T>(run: (trx: Transaction) => Promise<T>) => Promise<T>
type Means = { files: FileStore; seal: Seal; now: () => Date; signal: AbortSignal }

async function readAll(mailbox: KeptMailbox, work: Work, { files, seal, now, signal }: Means): Promise<boolean> {
  const { id, organisationId, lastUid, uidValidity, readFrom } = mailbox
  const since = readFrom === null ? null : new Date(`${readFrom}T00:00:00Z`)
  const wanted = { folder: inboxOf(mailbox), lastUid, uidValidity, since, most: mostAtOnce, largest: emailFileLimit }
  return withMailbox(accessOf(mailbox, seal), async (client) => {
    const { isMore } = await readNewMails(client, wanted, async (mail, validity) => {
      signal.throwIfAborted()
      const place = { uidValidity: validity, uid: mail.uid }
      const message = await messageOf(mail)
      const arrived = { organisationId, mailboxId: id, ...place, bytes: mail.source, message, now: now() }
      await work(async (trx) => {
        await takeMail(trx, files, arrived)
        await noteUid(trx, id, place)
      }).catch(async (error: unknown) => {
        if (!(error instanceof TakenMeanwhile)) throw error
        await work((trx) => noteUid(trx, id, place))
      })
    })
    return isMore
  })
}

async function messageOf({ source, isWhole }: FoundMail): Promise<ReadMessage> {
  try {
    const message = await readEml(source)
    return isWhole ? message : { ...message, text: 'Diese Nachricht ist größer als 25 MB und liegt nur im Postfach.' }
  } catch (error) {
    if (!(error instanceof UnreadableMessage)) throw error
    return unreadMessage(
      'Nicht lesbare Nachricht',
      'Diese Nachricht konnte nicht gelesen werden; sie liegt im Postfach.',
    )
  }
}
