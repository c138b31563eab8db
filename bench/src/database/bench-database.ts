import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPassword } from '@reisewerk/server/features/accounts/sign-in/passwords.ts'
import { migrate } from '@reisewerk/server/platform/database/migrate.ts'
import { startEmbeddedPostgres } from '@reisewerk/server/platform/embedded-postgres/embedded-postgres.ts'
import pg from 'pg'
import { bulkLoad, readScripts, type Script } from './bulk-load.ts'

export const password = 'reisewerk-bench'
/** A member of both organisations who is no admin. */
export const email = 'user2@reisewerk.example'

export type BenchCluster = {
  /** The owner's connection to a filled database of that many trips; made when there is none yet. */
  databaseOf(trips: number): Promise<string>
  stop(): Promise<void>
}

const projectFolder = join(import.meta.dirname, '../../..')

/** Starts the bench's own PostgreSQL. Its databases are kept until migrations or generator change. */
export async function openBenchCluster(tell: (step: string) => void): Promise<BenchCluster> {
  const cluster = await startEmbeddedPostgres({ dataDir: join(projectFolder, '.cache/bench/postgres'), port: 8450 })
  const scripts = await readScripts()
  const hash = await contentHash(scripts)
  return {
    databaseOf: (trips) => databaseOf(cluster.adminUrl, `bench_${hash}_${trips}`, trips, scripts, tell),
    stop: () => cluster.stop(),
  }
}

async function contentHash(scripts: readonly Script[]): Promise<string> {
  const migrations = join(projectFolder, 'server/migrations')
  const names = (await readdir(migrations, { recursive: true })).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(migrations, name), 'utf8')))
  const hash = createHash('sha256')
  for (const text of [...names, ...texts, ...scripts.map(({ sql }) => sql)]) hash.update(text)
  return hash.digest('hex').slice(0, 10)
}

async function databaseOf(
  clusterUrl: string,
  name: string,
  trips: number,
  scripts: readonly Script[],
  tell: (step: string) => void,
): Promise<string> {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  const owner = new pg.Client({ connectionString: clusterUrl })
  await owner.connect()
  try {
    const names = (
      await owner.query<{ datname: string }>(`select datname from pg_database where datname like 'bench%'`)
    ).rows
    if (names.some(({ datname }) => datname === name)) return url.href
    // A database of this size that older migrations made, or half a one, is worth nothing any more.
    const stale = names.filter(({ datname }) => datname === draftName || datname.endsWith(`_${trips}`))
    for (const { datname } of stale) await owner.query(`drop database ${datname} with (force)`)
    const started = performance.now()
    await owner.query(`create database ${draftName}`)
    const draft = new URL(url)
    draft.pathname = `/${draftName}`
    await migrate(draft.href)
    const values = { trips: String(trips), password: pg.escapeLiteral(await hashPassword(password)) }
    await bulkLoad(draft.href, scripts, values, (step) => tell(`${trips} Reisen: ${step}`))
    await owner.query(`alter database ${draftName} rename to ${name}`)
    tell(`${trips} Reisen: fertig nach ${Math.round((performance.now() - started) / 1000)} s`)
    return url.href
  } finally {
    await owner.end()
  }
}

const draftName = 'bench_draft'
