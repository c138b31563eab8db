import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimFolder } from '../platform/file-store/claim-folder.ts'
import { openLocalFiles, pathOfFile } from '../platform/file-store/local-files.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { clearAway } from './housekeeping.ts'

const silent = { info: () => undefined, warn: () => undefined }
let db: TestDatabase
let folder: string
beforeAll(async () => {
  db = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'reisewerk-sweep-'))
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

test('APP-16 answers kept for a repeat go after two days, files to which nothing points after one', async () => {
  await db.query(
    `insert into idempotency_keys (user_id, key, request_hash, answer, created_at) values
       (1, 'old', '', '{"name": "Jürgen"}', now() - interval '49 hours'), (1, 'new', '', '{}', now() - interval '47 hours')`,
  )
  const files = await openLocalFiles(folder)
  const [named, lost, young] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]
  for (const key of [named, lost, young]) await files.put(key, Buffer.from(key), 'text/plain')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  for (const key of [named, lost]) await utimes(join(folder, pathOfFile(key)), yesterday, yesterday)
  await db.query(
    `insert into documents (organisation_id, name, type, filetype, key, byte_size, created_by_id)
     values (1, 'Vertrag', 'other', 'txt', $1, 32, 1)`,
    [named],
  )
  await clearAway({ adminUrl: db.adminUrl, files: folder, log: silent })
  expect(await db.query('select key from idempotency_keys')).toEqual([{ key: 'new' }])
  const isThere = async (key: string) => {
    const stream = await files.get(key)
    stream?.destroy()
    return stream !== null
  }
  expect(await Promise.all([named, lost, young].map(isThere))).toEqual([true, false, true])
})

test('APP-18 a process whose folder is not the one of the database is refused in one sentence', async () => {
  const [own, other] = [join(folder, 'own'), join(folder, 'other')]
  await claimFolder(db.adminUrl, own)
  await claimFolder(db.adminUrl, own)
  await expect(claimFolder(db.adminUrl, other)).rejects.toThrow(
    `Die Dokumente dieser Datenbank liegen nicht in ${other}. Mehrere Prozesse brauchen denselben Ordner (FILES_DIR) oder einen S3-Speicher.`,
  )
})
