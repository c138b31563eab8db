import { createReadStream } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { asWrittenAnew, knownMigrations, migrate } from '../../platform/database/migrate.ts'
import { markRestored, putInPlace, stagedFolder } from '../../platform/file-store/claim-folder.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { isEmptyDatabase, replaceDatabase } from './replace-database.ts'
import { copyTarget, sealOf } from './write-backup.ts'

export interface RestoreTarget {
  adminUrl: string
  /** Folder of stored documents; null when they lie in S3. */
  documents: string | null
  /** Whether present data may be thrown away. */
  replace: boolean
}

export interface Restored {
  manifest: Manifest
  /** Users whose second factor was sealed with a secret this database does not have. */
  unreadableSecondFactors: number
}

/**
 * Brings back a backup: checked first, loaded into a database of its own, brought up to the present version, and only
 * then put in the place of what was there.
 * @throws StartFailure when the backup is damaged or too new, or there is data that may not be replaced
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Restored> {
  const manifest = await readManifest(folder)
  const migrations = await asWrittenAnew(manifest.migrations)
  await refuseTooNew(migrations)
  if (!target.replace && !(await isEmptyDatabase(target.adminUrl)))
    throw new StartFailure('In der Datenbank stehen schon Daten; mit --replace werden sie durch die Sicherung ersetzt.')

  await stageDocuments(folder, manifest, target.documents)
  let sealed = 0
  await replaceDatabase(target.adminUrl, async (newUrl) => {
    await migrate(newUrl, (name) => migrations.includes(name))
    await loadTables(newUrl, folder, manifest).catch((cause) => {
      throw new StartFailure(`Die Sicherung in ${folder} ist beschädigt: Ihre Tabellen lassen sich nicht einlesen.`, {
        cause,
      })
    })
    await migrate(newUrl)
    sealed = await countSealedElsewhere(newUrl)
    // From the swap of the databases on the next start knows which folder belongs to the new one.
    if (target.documents !== null) await markRestored(newUrl, target.documents)
  })
  if (target.documents !== null) await putInPlace(target.documents)
  return { manifest, unreadableSecondFactors: manifest.seal === sealOf(target.adminUrl) ? 0 : sealed }
}

async function refuseTooNew(migrations: readonly string[]): Promise<void> {
  const known = await knownMigrations()
  if (migrations.some((name) => !known.includes(name)))
    throw new StartFailure('Die Sicherung stammt von einer neueren Fassung von Reisewerk; bitte erst aktualisieren.')
}

async function loadTables(url: string, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    // No triggers: neither foreign keys, which hold as a whole, nor the change log, which is in the backup itself.
    await client.query('set local session_replication_role = replica')
    const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
    await client.query(`truncate ${names}`) // what migrations put in is in the backup as well
    const grandfathered = await suspendChecks(client)
    for (const { name, columns, path, rows } of tables) {
      const copy = client.query(copyFrom(`copy ${copyTarget(name, columns)} from stdin`))
      await pipeline(createReadStream(join(folder, path)), createGunzip(), copy)
      if (copy.rowCount !== rows) throw new Error(`${name}: ${copy.rowCount} rows instead of ${rows}`)
    }
    for (const statement of grandfathered) await client.query(statement)
    for (const { name, value } of sequences)
      await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value])
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/**
 * Takes off the checks that hold for new rows only ('not valid'): the backup has rows from before them, as the original has.
 * @returns what puts them on again, for new rows only
 */
async function suspendChecks(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
     from pg_constraint
     where connamespace = 'public'::regnamespace and contype = 'c' and not convalidated and conislocal`,
  )
  for (const { off } of rows) await client.query(off)
  return rows.map(({ on }) => on)
}

/** How many second factors were sealed with a secret that did not come along: backups of earlier versions have none. */
async function countSealedElsewhere(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select count(*)::int as sealed from auth_two_factors
       where not exists (select from installation where sign_in_secret is not null)`,
    )
    return rows[0].sealed
  } finally {
    await client.end()
  }
}

async function stageDocuments(folder: string, { documents }: Manifest, target: string | null): Promise<void> {
  if (target === null) {
    if (documents.length === 0) return
    throw new StartFailure('Die Sicherung enthält Dokumente aus einem Datenordner, hier gilt aber ein S3-Speicher.')
  }
  const staged = stagedFolder(target)
  await rm(staged, { recursive: true, force: true })
  await mkdir(staged, { recursive: true, mode: 0o700 })
  if (documents.length > 0) await cp(join(folder, 'documents'), staged, { recursive: true })
}
