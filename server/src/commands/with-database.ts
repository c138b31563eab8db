import { runningDatabaseUrl } from '../platform/embedded-postgres/embedded-postgres.ts'
import type { Env } from '../platform/env.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { tryLockDataDir } from '../start-up/lock-data-dir.ts'
import { checkDatabaseServer, openDatabase, postgresFolder } from '../start-up/open-database.ts'

type Work<T> = (adminUrl: string) => Promise<T>

/** Works beside a running server, on its database; without one, starts the database for as long as it takes. */
export async function besideServer<T>(env: Env, work: Work<T>): Promise<T> {
  const lock = await tryLockDataDir(env.DATA_DIR)
  if (lock) return whileLocked(lock, env, work)
  const adminUrl = env.DATABASE_URL ?? (await runningDatabaseUrl(postgresFolder(env.DATA_DIR)))
  if (adminUrl === null) throw new StartFailure('Reisewerk startet gerade zum ersten Mal; bitte gleich noch einmal.')
  await checkDatabaseServer(adminUrl)
  return work(adminUrl)
}

/** @throws StartFailure while a server works with the data folder */
export async function insteadOfServer<T>(env: Env, work: Work<T>): Promise<T> {
  const lock = await tryLockDataDir(env.DATA_DIR)
  if (!lock) throw new StartFailure(`Bitte Reisewerk zuerst beenden: Es arbeitet mit dem Datenordner ${env.DATA_DIR}.`)
  return whileLocked(lock, env, work)
}

async function whileLocked<T>(lock: { release(): void }, env: Env, work: Work<T>): Promise<T> {
  try {
    const { adminUrl, stop } = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, () => {})
    try {
      return await work(adminUrl)
    } finally {
      await stop()
    }
  } finally {
    lock.release()
  }
}
