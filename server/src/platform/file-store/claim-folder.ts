import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import pg from 'pg'
import { StartFailure } from '../start-failure.ts'

const markName = 'store-id'
const markOf = (folder: string) => join(folder, markName)

/**
 * Ties a folder of files to its database: the first process marks both, every other must find the same mark. So no process
 * works with a folder of its own, in which the documents of the others are missing. A restore that was interrupted
 * between the swap of the databases and the move of the files is finished here.
 * @throws StartFailure when folder and database do not belong together
 */
export async function claimFolder(adminUrl: string, folder: string): Promise<void> {
  const kept = await onDatabase(adminUrl, (client) => agreedMark(client, folder))
  if (kept === (await readMark(folder))) return
  if ((await readMark(stagedFolder(folder))) === kept) return putInPlace(folder)
  throw new StartFailure(
    `Die Dokumente dieser Datenbank liegen nicht in ${folder}. Mehrere Prozesse brauchen denselben Ordner (FILES_DIR) oder einen S3-Speicher. Ist der Ordner verloren oder umgezogen, gehört in ${markOf(folder)} die Kennung ${kept}.`,
  )
}

/** Where a restore gathers files until the database they belong to is in its place; inside, for the folder may be a mount. */
export function stagedFolder(folder: string): string {
  return join(folder, 'restored')
}

/** Marks what a restore has gathered, and the database it is for, with a mark of their own. */
export async function markRestored(adminUrl: string, folder: string): Promise<void> {
  const mark = await markFolder(stagedFolder(folder), randomUUID())
  await onDatabase(adminUrl, async (client) => {
    await client.query(ensureInstallation)
    await client.query('update installation set file_store = $1', [mark])
  })
}

/**
 * Moves what a restore has gathered to where it is looked for; the mark last, for until then the next start does it again.
 * Of what was there before nothing has a row any more: it is swept.
 */
export async function putInPlace(folder: string): Promise<void> {
  const staged = stagedFolder(folder)
  const found = await readdir(staged, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of found.filter((entry) => entry.isFile() && entry.name !== markName)) {
    const target = join(folder, relative(staged, parentPath), name)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await rename(join(parentPath, name), target)
  }
  await rename(markOf(staged), markOf(folder))
  await rm(staged, { recursive: true, force: true })
}

const ensureInstallation = 'insert into installation default values on conflict do nothing'

/**
 * The mark of a database; one that has none takes its folder's. The folder is marked before the database is: one marked
 * alone would be refused at every later start. Processes that start at once agree one after the other.
 */
async function agreedMark(client: pg.Client, folder: string): Promise<string> {
  await client.query('begin')
  await client.query(ensureInstallation)
  const { rows } = await client.query<{ mark: string | null }>('select file_store as mark from installation for update')
  const mark = rows[0]?.mark ?? (await readMark(folder)) ?? (await markFolder(folder, randomUUID()))
  await client.query('update installation set file_store = $1', [mark])
  await client.query('commit')
  return mark
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

async function markFolder(folder: string, mark: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(markOf(folder), `${mark}\n`, { flush: true, mode: 0o600 })
  return mark
}
