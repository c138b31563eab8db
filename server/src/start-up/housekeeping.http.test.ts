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

test('ROOM-06 what is told of guests goes as long after their return as their house says, also from a restored backup', async () => {
  await db.query(`insert into organisation_settings (organisation_id, values) values (2, '{"roomLists": {"eraseAfterDays": 5}}')
    on conflict (organisation_id) do update set values = excluded.values`)
  const trip = async (house: number, daysAgo: number) => {
    const [order] = await db.query<{ id: number }>(
      `insert into orders (order_number, organisation_id, user_id, start_at, end_at)
       values ($1, $2, 1, current_date - $3::int - 7, current_date - $3::int) returning id::int`,
      [`E${house}${daysAgo}`, house, daysAgo],
    )
    await db.query(
      `with l as (insert into room_lists (order_id) values ($1) returning id),
       r as (insert into rooms (order_id, room_list_id) select $1, id from l returning id)
       insert into passengers (order_id, room_id, last_name, document_number, allergies, date_of_birth)
       select $1, id, 'Brandt', 'v1.x', 'v1.y', 'v1.z' from r`,
      [order?.id],
    )
    return order?.id
  }
  const [back, kept, soon] = [await trip(1, 65), await trip(1, 55), await trip(2, 10)]
  const told = () =>
    db.query(`select order_id::int as trip, last_name, document_number || allergies || coalesce(date_of_birth, '') as told
      from passengers order by id`)
  const clear = () => clearAway({ adminUrl: db.adminUrl, files: null, log: silent })
  const expected = [
    { trip: back, last_name: 'Brandt', told: '' },
    { trip: kept, last_name: 'Brandt', told: 'v1.xv1.yv1.z' },
    { trip: soon, last_name: 'Brandt', told: '' },
  ]
  expect(await clear()).toBe(true)
  expect(await told()).toEqual(expected)
  // As a backup brings it back that was written before.
  await db.query(`update passengers set allergies = 'v1.y' where order_id = $1`, [back])
  await clear()
  expect(await told()).toEqual(expected)
})

test('APP-18 a process whose folder is not the one of the database is refused in one sentence', async () => {
  const [own, other] = [join(folder, 'own'), join(folder, 'other')]
  await claimFolder(db.adminUrl, own)
  await claimFolder(db.adminUrl, own)
  await expect(claimFolder(db.adminUrl, other)).rejects.toThrow(
    `Die Dokumente dieser Datenbank liegen nicht in ${other}. Mehrere Prozesse brauchen denselben Ordner (FILES_DIR) oder einen S3-Speicher.`,
  )
})
