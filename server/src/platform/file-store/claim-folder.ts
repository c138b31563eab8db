import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartFailure } from '../start-failure.ts'

const markOf = (folder: string) => join(folder, 'store-id')

/**
 * Ties a folder of files to its database: the first process marks both, every other must find the same mark. So no process
 * works with a folder of its own, in which the documents of the others are missing. A restore that was interrupted
 * between the swap of the databases and that of the folders is finished here.
 * @throws StartFailure when folder and database do not belong together
 */
export async function claimFolder(adminUrl: string, folder: string): Promise<void> {
  const mark = await readMark(folder)
  const offered = mark ?? randomUUID()
  const kept = await markDatabase(adminUrl, offered)
  if (kept === mark) return
  if (kept === offered) return markFolder(folder, offered)
  if ((await readMark(stagedFolder(folder))) === kept) return putInPlace(folder)
  throw new StartFailure(
    `Die Dokumente dieser Datenbank liegen nicht in ${folder}. Mehrere Prozesse brauchen denselben Ordner (FILES_DIR) oder einen S3-Speicher. Ist der Ordner verloren oder umgezogen, gehört in ${markOf(folder)} die Kennung ${kept}.`,
  )
}

/** Where a restore gathers files until the database they belong to is in its place. */
export function stagedFolder(folder: string): string {
  return `${folder}.neu`
}

/** Marks what a restore has gathered, and the database it is for, with a mark of their own. */
export async function markRestored(adminUrl: string, folder: string): Promise<void> {
  const mark = randomUUID()
  await markFolder(stagedFolder(folder), mark)
  await onDatabase(adminUrl, (client) => client.query('update installation set file_store = $1', [mark]))
  await markDatabase(adminUrl, mark)
}

/** Moves what a restore has gathered to where it is looked for. */
export async function putInPlace(folder: string): Promise<void> {
  const old = `${folder}.alt`
  await rm(old, { recursive: true, force: true })
  await rename(folder, old).catch((error) => {
    if (error.code !== 'ENOENT') throw error // there were none
  })
  await rename(stagedFolder(folder), folder)
  await rm(old, { recursive: true, force: true })
}

/** @returns the database's mark: the one it has, else the one offered */
async function markDatabase(adminUrl: string, offered: string): Promise<string> {
  const { rows } = await onDatabase(adminUrl, (client) =>
    client.query<{ mark: string }>(
      `insert into installation (file_store) values ($1)
       on conflict (id) do update set file_store = coalesce(installation.file_store, excluded.file_store)
       returning file_store as mark`,
      [offered],
    ),
  )
  return rows[0]?.mark ?? offered
}

async function onDatabase<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function readMark(folder: string): Promise<string | null> {
  const text = await readFile(markOf(folder), 'utf8').catch(() => '')
  return /^[0-9a-f-]{36}$/.test(text.trim()) ? text.trim() : null
}

async function markFolder(folder: string, mark: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(markOf(folder), `${mark}\n`, { flush: true, mode: 0o600 })
}
