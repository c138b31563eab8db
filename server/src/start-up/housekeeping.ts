import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import pg from 'pg'
import type { Logger } from 'pino'
import { storedKeys } from '../features/files/stored-keys.queries.ts'
import { eraseDocuments, removeAbandonedImports } from '../features/room-lists/personal/erase-documents.ts'
import { erasePersonalData } from '../features/room-lists/personal/erase-personal-data.queries.ts'
import { areDeletionsHeld } from '../platform/file-store/backup-lock.ts'
import type { FileStore } from '../platform/file-store/file-store.ts'
import { sweepFiles } from '../platform/file-store/sweep-files.ts'

type Options = {
  readonly adminUrl: string
  readonly store: FileStore
  /** Where the store's files lie, if they lie in a folder. */
  readonly folder: string | null
  readonly log: Pick<Logger, 'info' | 'warn'>
}

const everyMs = 3_600_000

/**
 * Clears away what nobody needs any more, at the start and once an hour, as often as there are processes. What it did last is told
 * by the metrics: whoever watches sees it fail.
 */
export async function startHousekeeping(
  options: Options,
): Promise<{ lastDoneAt: () => number | null; stop: () => Promise<void> }> {
  let doneAt: number | null = null
  const clear = async () => {
    if (await clearAway(options)) doneAt = Date.now()
  }
  // Before anybody may look: a restored backup has what was erased since it was written.
  let running: Promise<void> = clear()
  await running
  const timer = setInterval(() => {
    running = running.then(clear)
  }, everyMs)
  return {
    lastDoneAt: () => doneAt,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Lists of guests of whose import nothing came, after one day; answers kept for repeated requests, whole items with personal data, after two days; what takes changes of room lists back, and
 * files to which nothing points, after one; what brings deleted things back, after 30;
 * personal data of guests, and the content of documents that hold some, as long after the return as their house says.
 * @returns whether it could be done
 */
export async function clearAway({ adminUrl, store, folder, log }: Options): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl, query_timeout: 60_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const today = todayInGermany(new Date())
    const guests = await erasePersonalData(client, today)
    const documents = await eraseDocuments(client, store, today)
    const imports = await removeAbandonedImports(client, store)
    const answers = await client.query(`delete from idempotency_keys where created_at < now() - interval '2 days'`)
    const changes = await client.query(`delete from room_list_changes where at < now() - interval '1 day'`)
    await client.query(`delete from plan_changes where at < now() - interval '30 days'`)
    await forgetDeletions(client, store)
    const isHeld = folder === null || (await areDeletionsHeld(client))
    const removed = isHeld ? 0 : await sweepFiles(folder, () => storedKeys(client))
    if (answers.rowCount || changes.rowCount || removed || guests || documents || imports)
      log.info(
        { answers: answers.rowCount, changes: changes.rowCount, files: removed, guests, documents, imports },
        'Cleared away',
      )
    return true
  } catch (error) {
    log.warn({ err: error }, 'Housekeeping failed; it is tried again in an hour')
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * What was deleted longer ago comes back no more: the files of its documents and photos go, wherever they lie. A copied day shows the same
 * photo as the one it was copied from: that stays as long as one of them does, or can come back.
 */
async function forgetDeletions(client: pg.Client, store: FileStore): Promise<void> {
  const { rows } = await client.query<{ key: string }>(
    `select l.before->>'key' as key from deletions d join change_log l on l.at = d.at and l.transaction = d.transaction
     where d.at < now() - interval '30 days' and d.restored_at is null and l.operation = 'delete'
       and (l.table_name = 'documents' or l.table_name = 'photos' and not exists (select from photos p where p.key = l.before->>'key')
         and not exists (select from deletions e join change_log m on m.at = e.at and m.transaction = e.transaction
           where e.at >= now() - interval '30 days' and e.restored_at is null and m.operation = 'delete' and m.table_name = 'photos'
             and m.before->>'key' = l.before->>'key'))`,
  )
  for (const { key } of rows) await store.remove(key)
  await client.query(`delete from deletions where at < now() - interval '30 days'`)
}
