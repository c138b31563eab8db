import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { storedKeys } from '../../features/files/stored-keys.queries.ts'
import { secretOf } from '../../platform/database/roles.ts'
import { holdDeletions } from '../../platform/file-store/backup-lock.ts'
import { pathOfFile } from '../../platform/file-store/local-files.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { type ArchiveFile, describeFile, format, type Manifest, manifestName } from './manifest.ts'

export interface BackupSource {
  /** The owner's connection: sees every row. */
  adminUrl: string
  /** Folder of stored documents; null when they lie in S3, which keeps its own copies. */
  documents: string | null
}

/**
 * Writes everything as it was at one moment, while people go on working. The queue of jobs is left out: what was waiting
 * to be sent must not be sent a second time by a restored copy.
 * @param target folder to be made; it appears only once it is complete
 */
export async function writeBackup({ adminUrl, documents }: BackupSource, target: string): Promise<Manifest> {
  const draft = `${target}.unvollständig`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    // First, so that no file goes whose row the snapshot still has.
    await holdDeletions(client)
    await client.query('begin isolation level repeatable read read only')
    // Rather an error than a backup that lacks what a policy hides.
    await client.query('set local row_security = off')
    const { rows } = await client.query<{ isBare: boolean }>(
      `select to_regclass('public.migrations') is null as "isBare"`,
    )
    if (rows[0]?.isBare) throw nothingToSave()
    const copied = documents === null ? { files: [], missing: [] } : await copyDocuments(client, documents, draft)
    const manifest: Manifest = {
      format,
      createdAt: new Date().toISOString(),
      seal: sealOf(adminUrl),
      migrations: (
        await client.query("select name from migrations where name not like 'functions/%' order by name")
      ).rows.map((row) => row.name),
      tables: await writeTables(client, draft),
      sequences: await readSequences(client),
      documents: copied.files,
      missing: copied.missing,
    }
    await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await rename(draft, target)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await client.end()
  }
}

/** A database in which Reisewerk has never run. */
export function nothingToSave(): StartFailure {
  return new StartFailure('Hier hat Reisewerk noch keine Daten; zu sichern gibt es nichts.')
}

/** Says whether two databases seal alike, and nothing about the secret itself. */
export function sealOf(adminUrl: string): string {
  return createHash('sha256')
    .update(`fingerprint ${secretOf(adminUrl)}`)
    .digest('hex')
    .slice(0, 16)
}

async function writeTables(client: pg.Client, draft: string): Promise<Manifest['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
       and not a.attisdropped and a.attgenerated = '' and c.relname <> 'migrations'
     group by c.relname order by c.relname`,
  )
  const tables: Manifest['tables'] = []
  for (const { name, columns } of rows) {
    const path = `tables/${name}.copy.gz`
    const copy = client.query(copyTo(`copy ${copyTarget(name, columns)} to stdout`))
    await pipeline(copy, createGzip({ level: 6 }), createWriteStream(join(draft, path), { mode: 0o600, flush: true }))
    tables.push({ name, columns, rows: copy.rowCount, ...(await describeFile(draft, path)) })
  }
  return tables
}

/** Table and columns as COPY wants them. */
export function copyTarget(table: string, columns: readonly string[]): string {
  return `public.${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  // Numbers move on without a transaction; read last, they are never behind the rows.
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}

/** The files the snapshot names; those that are not there are named, for a backup with a gap is better than none. */
async function copyDocuments(client: pg.Client, folder: string, draft: string) {
  const files: ArchiveFile[] = []
  const missing: string[] = []
  for (const [key, name] of await storedKeys(client)) {
    const target = `documents/${pathOfFile(key).replaceAll('\\', '/')}`
    await mkdir(join(draft, dirname(target)), { recursive: true, mode: 0o700 })
    try {
      await copyFile(join(folder, pathOfFile(key)), join(draft, target))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      missing.push(`${name} (${key})`)
      continue
    }
    await flush(join(draft, target))
    files.push(await describeFile(draft, target))
  }
  return { files, missing }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}
