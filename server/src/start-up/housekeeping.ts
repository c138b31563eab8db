import pg from 'pg'
import type { Logger } from 'pino'
import { storedKeys } from '../features/files/stored-keys.queries.ts'
import { areDeletionsHeld } from '../platform/file-store/backup-lock.ts'
import { sweepFiles } from '../platform/file-store/sweep-files.ts'

type Options = { readonly adminUrl: string; readonly files: string | null; readonly log: Pick<Logger, 'info' | 'warn'> }

const everyMs = 3_600_000

/** Clears away what nobody needs any more, once an hour, as often as there are processes. */
export function startHousekeeping(options: Options): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => clearAway(options))
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** Answers kept for repeated requests, whole items with personal data, after two days; files to which nothing points after one. */
export async function clearAway({ adminUrl, files, log }: Options): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, query_timeout: 60_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const answers = await client.query(`delete from idempotency_keys where created_at < now() - interval '2 days'`)
    const isHeld = files === null || (await areDeletionsHeld(client))
    const removed = isHeld ? 0 : await sweepFiles(files, () => storedKeys(client))
    if (answers.rowCount || removed) log.info({ answers: answers.rowCount, files: removed }, 'Cleared away')
  } catch (error) {
    log.warn({ err: error }, 'Housekeeping failed; it is tried again in an hour')
  } finally {
    await client.end().catch(() => undefined)
  }
}
