import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { readHolder, tryLock } from './file-lock.ts'
import { freePort } from './free-port.ts'
import { endLeftover } from './leftover.ts'
import { connectionUrl, type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts'

/** A PostgreSQL of our own: started with us, watched, started again when it dies, stopped with us. */
export interface EmbeddedPostgres {
  /** The owner's way in; stays the same when the database had to be started again. */
  adminUrl: string
  /** Process id of the main process; null while it is being started again. */
  processId(): number | null
  stop(): Promise<void>
}

export type DatabaseEvent =
  | { kind: 'log'; line: string }
  | { kind: 'died'; how: string }
  | { kind: 'restarted'; processId: number }
  | { kind: 'restart failed'; reason: string }

export interface EmbeddedPostgresOptions {
  /** Holds the cluster, its password and the lock; created when missing. */
  dataDir: string
  port?: number
  onEvent?: (event: DatabaseEvent) => void
}

const databaseName = 'reisewerk'

/**
 * Starts the database of a folder, creating it on first use.
 * @throws StartFailure when another process uses the folder, the disk is full, or PostgreSQL cannot run here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const onEvent = options.onEvent ?? (() => {})
  // 0711: under root another account runs the database and must be able to walk through
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const lock = lockFolder(dataDir)
  try {
    const binaries = await findBinaries()
    const cluster = await openCluster(binaries, dataDir)
    await endLeftover(cluster.folder)
    const port = options.port ?? (await freePort(await lastPort(dataDir)))
    const start: PostmasterOptions = {
      cluster,
      port,
      postgres: binaries.postgres,
      onLog: (line) => onEvent({ kind: 'log', line }),
    }
    const supervisor = supervise(await startPostmaster(start), () => startPostmaster(start), onEvent)
    const adminUrl = connectionUrl(cluster, port, databaseName)
    try {
      await createDatabase(connectionUrl(cluster, port, 'postgres'))
      await writeFile(join(dataDir, 'port'), String(port))
    } catch (error) {
      await supervisor.stop()
      throw error
    }
    let stopped: Promise<void> | null = null
    const stop = () => {
      stopped ??= supervisor.stop().then(() => lock.release())
      return stopped
    }
    return { adminUrl, processId: supervisor.processId, stop }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Where the database of a folder answers while another process runs it; null when none ever did. */
export async function runningDatabaseUrl(dataDir: string): Promise<string | null> {
  const port = await lastPort(dataDir)
  const passwordFile = join(dataDir, 'password')
  if (port === null || !existsSync(passwordFile)) return null
  const password = (await readFile(passwordFile, 'utf8')).trim()
  return connectionUrl({ password }, port, databaseName)
}

function lockFolder(dataDir: string) {
  const path = join(dataDir, 'lock')
  const lock = tryLock(path)
  if (lock) return lock
  const { pid } = readHolder(path)
  throw new StartFailure(
    `Die Datenbank in ${dataDir} wird schon von einem anderen Prozess benutzt${pid ? ` (${pid})` : ''}; sie bleibt unberührt.`,
  )
}

async function lastPort(dataDir: string): Promise<number | null> {
  const text = await readFile(join(dataDir, 'port'), 'utf8').catch(() => '')
  const port = Number.parseInt(text, 10)
  return port > 0 ? port : null
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

/** Starts the database again whenever it dies, for as long as it takes: a full disk or a busy port may pass. */
function supervise(first: Postmaster, restart: () => Promise<Postmaster>, onEvent: (event: DatabaseEvent) => void) {
  let current: Postmaster | null = first
  let stopping = false
  const endWithUs = () => {
    current?.end() // process.exit() without stop()
  }
  process.once('exit', endWithUs)

  const watch = async () => {
    while (!stopping && current) {
      const how = await current.exited
      current = null
      if (stopping) return
      onEvent({ kind: 'died', how })
      current = await startAgain()
    }
  }
  const startAgain = async (): Promise<Postmaster | null> => {
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        const postmaster = await restart()
        onEvent({ kind: 'restarted', processId: postmaster.processId })
        return postmaster
      } catch (error) {
        onEvent({ kind: 'restart failed', reason: error instanceof Error ? error.message : String(error) })
        await sleep(pause)
      }
    }
    return null
  }
  const watching = watch()

  return {
    processId: () => current?.processId ?? null,
    async stop() {
      stopping = true
      process.off('exit', endWithUs)
      await current?.stop()
      await watching
      await current?.stop() // one that was just being started again
    },
  }
}
