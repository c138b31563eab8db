import type { Logger } from 'pino'
import type { Database } from '../../../platform/database/connect.ts'
import { asActor } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { readMailboxJob } from './read-mailbox-job.ts'

const everyMs = 60_000

/** Asks every minute for mailboxes to be read; of several processes one asks. */
export function startMailRounds(
  database: Pick<Database, 'app' | 'auth'>,
  log: Pick<Logger, 'warn'>,
): { stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() =>
      askForMail(database).catch((error: unknown) => log.warn({ err: error }, 'No mailbox was asked for')),
    )
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** @returns how many mailboxes are read now */
export async function askForMail({ app, auth }: Pick<Database, 'app' | 'auth'>): Promise<number> {
  const { rows } = await auth.query<{ id: number }>('select id from organisations')
  const postman = { userId: 0, organisationIds: rows.map(({ id }) => id), isAdmin: true, maySeePurchase: false }
  return asActor(app, postman, {}, async (trx) => {
    // A little less than the time between two rounds: processes do not keep the same one.
    const due = await trx.query<{ mailboxId: number; organisationId: number }>(
      `update mailbox_states s set asked_at = now() from mailboxes m
       where m.id = s.mailbox_id and m.is_active and coalesce(s.asked_at < now() - interval '50 seconds', true)
       returning m.id as "mailboxId", m.organisation_id as "organisationId"`,
    )
    for (const mailbox of due) await enqueue(trx, readMailboxJob, mailbox)
    return due.length
  })
}
