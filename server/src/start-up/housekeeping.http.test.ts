import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedKeys } from '../features/files/stored-keys.queries.ts'
import { holdDeletions } from '../platform/file-store/backup-lock.ts'
import { claimFolder } from '../platform/file-store/claim-folder.ts'
import type { FileStore } from '../platform/file-store/file-store.ts'
import { openLocalFiles, pathOfFile } from '../platform/file-store/local-files.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { clearAway } from './housekeeping.ts'

const silent = { info: () => undefined, warn: () => undefined }
let db: TestDatabase
let folder: string
let files: FileStore
beforeAll(async () => {
  db = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'reisewerk-sweep-'))
  files = await openLocalFiles(folder)
})
afterAll(async () => {
  await db.drop()
  await rm(folder, { recursive: true, force: true })
})

const clear = (swept: string | null = null) =>
  clearAway({ adminUrl: db.adminUrl, store: files, folder: swept, log: silent })
async function isThere(key: string) {
  const stream = await files.get(key)
  stream?.destroy()
  return stream !== null
}
/** A trip of a house that came back so many days ago. */
async function tripBack(house: number, daysAgo: number) {
  const [order] = await db.query<{ id: number }>(
    `insert into orders (order_number, organisation_id, user_id, start_at, end_at)
     values ('E' || nextval('guests'), $1, 1, current_date - $2::int - 7, current_date - $2::int) returning id::int`,
    [house, daysAgo],
  )
  return order?.id
}

test('APP-16 answers kept for a repeat go after two days, files to which nothing points after one', async () => {
  await db.query(
    `insert into idempotency_keys (user_id, key, request_hash, answer, created_at) values
       (1, 'old', '', '{"name": "Jürgen"}', now() - interval '49 hours'), (1, 'new', '', '{}', now() - interval '47 hours')`,
  )
  const [named, lost, young] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]
  for (const key of [named, lost, young]) await files.put(key, Buffer.from(key), 'text/plain')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  for (const key of [named, lost]) await utimes(join(folder, pathOfFile(key)), yesterday, yesterday)
  await db.query(
    `insert into documents (organisation_id, name, type, filetype, key, byte_size, created_by_id)
     values (1, 'Vertrag', 'other', 'txt', $1, 32, 1)`,
    [named],
  )
  await clear(folder)
  expect(await db.query('select key from idempotency_keys')).toEqual([{ key: 'new' }])
  expect(await Promise.all([named, lost, young].map(isThere))).toEqual([true, false, true])
})

test('ROOM-06 what is told of guests goes as long after their return as their house says, also from a restored backup', async () => {
  await db.query(`insert into organisation_settings (organisation_id, values) values (2, '{"roomLists": {"eraseAfterDays": 5}}')
    on conflict (organisation_id) do update set values = excluded.values`)
  const trip = async (house: number, daysAgo: number) => {
    const order = await tripBack(house, daysAgo)
    await db.query(
      `with l as (insert into room_lists (order_id) values ($1) returning id),
       r as (insert into rooms (order_id, room_list_id) select $1, id from l returning id)
       insert into passengers (order_id, room_id, last_name, document_number, allergies, date_of_birth)
       select $1, id, 'Brandt', 'v1.x', 'v1.y', 'v1.z' from r`,
      [order],
    )
    return order
  }
  const [back, kept, soon] = [await trip(1, 65), await trip(1, 55), await trip(2, 10)]
  const told = () =>
    db.query(`select order_id::int as trip, last_name, document_number || allergies || coalesce(date_of_birth, '') as told
      from passengers order by id`)
  const expected = [
    { trip: back, last_name: 'Brandt', told: '' },
    { trip: kept, last_name: 'Brandt', told: 'v1.xv1.yv1.z' },
    { trip: soon, last_name: 'Brandt', told: '' },
  ]
  expect(await clear()).toBe(true)
  expect(await told()).toEqual(expected)
  expect(await db.query('select order_id::int as trip, guests from personal_data_erasures order by order_id')).toEqual([
    { trip: back, guests: 1 },
    { trip: soon, guests: 1 },
  ])
  // As a backup brings it back that was written before.
  await db.query(`update passengers set allergies = 'v1.y' where order_id = $1`, [back])
  await clear()
  expect(await told()).toEqual(expected)
})

test('ROOM-06 lists that hold personal data lose their content after the same time, stay as erased, and lose it again when they are restored', async () => {
  const keys = ['d', 'e', 'f'].map((letter) => letter.repeat(32)) as [string, string, string]
  const [back, soon] = [await tripBack(1, 61), await tripBack(1, 59)]
  for (const key of keys) await files.put(key, Buffer.from('Liste'), 'text/plain')
  await db.query(
    `insert into documents (organisation_id, order_id, name, type, filetype, key, byte_size, holds_personal)
     select 1, o, 'Zimmerliste', 'room_list', 'xlsx', k, 5, p
     from unnest($1::bigint[], $2::text[], '{true,true,false}'::boolean[]) as t (o, k, p)`,
    [[back, soon, back], keys],
  )
  const told = () =>
    db
      .query<{ key: string }>('select key from documents where erased_at is not null')
      .then((rows) => rows.map(({ key }) => key))
  const holder = new pg.Client({ connectionString: db.adminUrl })
  await holder.connect()
  await holdDeletions(holder)
  await clear()
  expect([await told(), await isThere(keys[0])], 'while a backup is written').toEqual([[], true])
  await holder.query('select pg_advisory_unlock_all()')
  await clear()
  expect(await told()).toEqual([keys[0]])
  expect(await Promise.all(keys.map(isThere))).toEqual([false, true, true])
  expect([...(await storedKeys(holder)).keys()], 'what a backup looks for').not.toContain(keys[0])
  await holder.end()

  await files.put(keys[0], Buffer.from('Liste'), 'text/plain')
  await db.query('update documents set erased_at = null where key = $1', [keys[0]])
  await clear()
  expect([await told(), await isThere(keys[0])]).toEqual([[keys[0]], false])
  expect(await db.query('select guests, documents from personal_data_erasures where order_id = $1', [back])).toEqual([
    { guests: 0, documents: 1 },
    { guests: 0, documents: 1 },
  ])
})

test('ROOM-04 ROOM-06 a list of guests of which nothing was taken over within a day goes, row and file', async () => {
  const keys = ['1', '2', '3'].map((letter) => letter.repeat(32)) as [string, string, string]
  for (const key of keys) await files.put(key, Buffer.from('Liste'), 'text/plain')
  await db.query(
    `insert into documents (organisation_id, order_id, name, type, filetype, key, byte_size, holds_personal, is_upload, awaits_import, created_at)
     select 1, $1, 'Gäste', 'room_list', 'csv', k, 5, true, true, w, now() - h * interval '1 hour'
     from unnest($2::text[], '{true,true,false}'::boolean[], '{25,23,25}'::int[]) as t (k, w, h)`,
    [await tripBack(1, -30), keys],
  )
  // Nothing is swept here, as in S3: the file goes by itself.
  await clear()
  expect(await db.query('select key from documents where key = any ($1) order by key', [keys])).toEqual([
    { key: keys[1] },
    { key: keys[2] },
  ])
  expect(await Promise.all(keys.map(isThere))).toEqual([false, true, true])
})

test('APP-18 a process whose folder is not the one of the database is refused in one sentence', async () => {
  const [own, other] = [join(folder, 'own'), join(folder, 'other')]
  await claimFolder(db.adminUrl, own)
  await claimFolder(db.adminUrl, own)
  await expect(claimFolder(db.adminUrl, other)).rejects.toThrow(
    `Die Dokumente dieser Datenbank liegen nicht in ${other}. Mehrere Prozesse brauchen denselben Ordner (FILES_DIR) oder einen S3-Speicher.`,
  )
})
