import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { areDeletionsHeld } from '../../platform/file-store/backup-lock.ts'
import { claimFolder } from '../../platform/file-store/claim-folder.ts'
import { openLocalFiles } from '../../platform/file-store/local-files.ts'
import { databaseUrl, runSql, templateName } from '../../test/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let source: string
let target: string

const contractKey = 'ab'.repeat(16)
const contract = (below = 'files') => join(folder, below, contractKey.slice(0, 2), contractKey)
const names = { source: `backup_${randomUUID().slice(0, 8)}`, target: `restore_${randomUUID().slice(0, 8)}` }

beforeAll(async () => {
  const cluster = inject('clusterUrl')
  source = databaseUrl(cluster, names.source)
  target = databaseUrl(cluster, names.target)
  await runSql(cluster, `create database ${names.source} template ${templateName}`)
  await runSql(source, 'insert into installation default values')
  const columns = 'organisation_id, name, type, filetype, key, byte_size, created_by_id'
  await runSql(
    source,
    `insert into documents (${columns}) values (1, 'Angebot', 'other', 'txt', '${contractKey}', 20, 1)`,
  )
})

beforeEach(async () => {
  const cluster = inject('clusterUrl')
  await runSql(cluster, `drop database if exists ${names.target} with (force)`)
  await runSql(cluster, `create database ${names.target}`)
  folder = await mkdtemp(join(tmpdir(), 'reisewerk-backup-'))
  await mkdir(join(folder, 'files', contractKey.slice(0, 2)), { recursive: true })
  await writeFile(contract(), 'Angebot für Jürgen')
  return () => rm(folder, { recursive: true, force: true })
})

afterAll(async () => {
  for (const name of Object.values(names)) await runSql(inject('clusterUrl'), `drop database ${name} with (force)`)
})

const backup = () => writeBackup({ adminUrl: source, documents: join(folder, 'files') }, join(folder, 'backup'))
const restore = (replace = false) =>
  restoreBackup(join(folder, 'backup'), { adminUrl: target, documents: join(folder, 'restored'), replace })

async function rows(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const everything = `select table_name as name, (xpath('/row/count/text()', query_to_xml(
    format('select count(*) as count from %I', table_name), false, true, '')))[1]::text as count
  from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`

test('APP-16 a restored backup holds every row, document and number of the original', async () => {
  await runSql(
    source,
    `insert into clients (organisation_id, short_name, company_name) values (1, 'Ä', E'Chor "Ä"\\t\\\\N\\n2')`,
  )
  await backup()
  await restore()
  expect(await rows(target, everything)).toEqual(await rows(source, everything))
  const users = 'select * from users order by id'
  expect(await rows(target, users)).toEqual(await rows(source, users))
  const clients = 'select company_name, version from clients order by id'
  expect(await rows(target, clients)).toEqual(await rows(source, clients))
  const log = 'select id, table_name, after from change_log order by id'
  expect(await rows(target, log)).toEqual(await rows(source, log))
  expect(await readFile(contract('restored'), 'utf8')).toBe('Angebot für Jürgen')
  const [next] = await rows(target, `select nextval('clients_id_seq') > max(id) as "isFree" from clients`)
  expect(next).toEqual({ isFree: true })
})

test('APP-16 a backup is one moment, whatever is saved while it is written', async () => {
  let saving = true
  const begun = Promise.withResolvers<void>()
  const saves = (async () => {
    const client = new pg.Client({ connectionString: source })
    await client.connect()
    // one statement, two rows: half of it must never be in a backup
    while (saving) {
      await client.query(
        `with one as (insert into agencies (name) values ('Paar') returning id)
         insert into clients (organisation_id, short_name, company_name) select 1, 'Paar', 'Paar' from one`,
      )
      begun.resolve()
    }
    await client.end()
  })()
  await begun.promise
  await backup().finally(() => {
    saving = false
    return saves
  })
  await restore()
  const [pairs] = await rows(
    target,
    `select (select count(*) from agencies where name = 'Paar') as agencies,
       (select count(*) from clients where company_name = 'Paar') as clients`,
  )
  expect(Number(pairs?.agencies)).toBeGreaterThan(0)
  expect(pairs?.agencies).toBe(pairs?.clients)
})

test('APP-16 a backup made before the newest migration is brought up to date', async () => {
  const migrations = await readdir(join(import.meta.dirname, '../../../migrations'))
  const newest = migrations
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)
  await runSql(inject('clusterUrl'), `drop database if exists ${names.target} with (force)`)
  await runSql(inject('clusterUrl'), `create database ${names.target}`)
  await migrate(target, (name) => name !== newest)
  await writeBackup({ adminUrl: target, documents: null }, join(folder, 'backup'))
  await restore()
  const applied = await rows(
    target,
    `select name from migrations where name not like 'functions/%' order by name desc limit 1`,
  )
  expect(applied).toEqual([{ name: newest }])
})

test('APP-16 rows from before a rule for new ones are restored, and the rule holds for new ones again', async () => {
  const rule = `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'contacts_have_names'`
  const [before] = await rows(source, rule)
  const nameless = `insert into contacts (client_id, first_name, last_name)
    select id, '', '' from clients where company_name = 'Ohne Namen'`
  await runSql(source, `insert into clients (organisation_id, short_name, company_name) values (1, 'ON', 'Ohne Namen')`)
  await runSql(source, 'alter table contacts drop constraint contacts_have_names')
  await runSql(source, nameless)
  await runSql(source, `alter table contacts add constraint contacts_have_names ${before?.rule}`)
  await backup()
  await restore()
  expect(await rows(target, everything)).toEqual(await rows(source, everything))
  expect(await rows(target, rule)).toEqual([before])
  await expect(runSql(target, nameless)).rejects.toThrow('contacts_have_names')
})

test('APP-16 data is replaced only when that is asked for', async () => {
  await backup()
  await restore()
  await runSql(target, `update organisations set name = 'Später' where id = 1`)
  await expect(restore()).rejects.toThrow('In der Datenbank stehen schon Daten; mit --replace')
  expect(await rows(target, `select name from organisations where id = 1`)).toEqual([{ name: 'Später' }])
  await restore(true)
  const original = await rows(source, 'select name from organisations where id = 1')
  expect(await rows(target, 'select name from organisations where id = 1')).toEqual(original)
})

test('APP-16 a backup that was changed is refused and nothing is touched', async () => {
  await backup()
  await restore()
  await writeFile(join(folder, 'backup/tables/users.copy.gz'), 'kaputt')
  await expect(restore(true)).rejects.toThrow('tables/users.copy.gz fehlt oder wurde verändert')
  expect(await rows(target, everything)).toEqual(await rows(source, everything))
})

test('APP-16 a backup whose description was changed is refused in one sentence, and nothing is touched', async () => {
  await backup()
  const path = join(folder, 'backup/manifest.json')
  await writeFile(path, (await readFile(path, 'utf8')).replace('"name": "users"', '"name": "nobody"'))
  await expect(restore()).rejects.toThrow(
    /^Die Sicherung in .* ist beschädigt: Ihre Tabellen lassen sich nicht einlesen\.$/,
  )
  expect(await rows(target, everything)).toEqual([])
})

test('APP-16 nothing is replaced under a server that works with the database', async () => {
  await backup()
  await restore()
  const someone = new pg.Client({ connectionString: target })
  await someone.connect()
  await expect(restore(true)).rejects.toThrow('arbeitet gerade noch jemand')
  await someone.end()
})

test('APP-16 a database in which nothing is yet gives one sentence and no backup', async () => {
  await runSql(inject('clusterUrl'), `drop database if exists ${names.target} with (force)`)
  await runSql(inject('clusterUrl'), `create database ${names.target}`)
  const empty = writeBackup({ adminUrl: target, documents: null }, join(folder, 'backup'))
  await expect(empty).rejects.toThrow('Hier hat Reisewerk noch keine Daten')
  expect(await readdir(folder)).not.toContain('backup')
})

test('APP-16 while a backup copies, nothing that its moment still names is removed; what is missing is named', async () => {
  const lostKey = 'cd'.repeat(16)
  await runSql(
    source,
    `insert into email_files (organisation_id, user_id, name, key, byte_size, message_id, subject, date, from_name, from_address, "to", cc, html, text, attachments)
    values (1, 1, 'Anfrage.msg', '${lostKey}', 1, '', '', now(), '', '', '[]', '[]', '', '', '[]')`,
  )
  const files = await openLocalFiles(join(folder, 'files'), async () => {
    const client = new pg.Client({ connectionString: source })
    await client.connect()
    return areDeletionsHeld(client).finally(() => client.end())
  })
  const writing = backup()
  const removing = (async () => {
    const client = new pg.Client({ connectionString: source })
    await client.connect()
    while (!(await areDeletionsHeld(client))) await client.query('select pg_sleep(0.001)')
    await client.end()
    await files.remove(contractKey)
  })()
  const [manifest] = await Promise.all([writing, removing])
  expect(manifest.documents.map(({ path }) => path)).toEqual([`documents/ab/${contractKey}`])
  expect(manifest.missing).toEqual([`Anfrage.msg (${lostKey})`])
  await files.remove(contractKey)
  expect(await files.get(contractKey)).toBeNull()
  await runSql(source, `delete from email_files where key = '${lostKey}'`)
})

test('APP-16 a restore that was interrupted between database and documents is finished by the next start', async () => {
  const documents = join(folder, 'restored')
  await backup()
  await restore()
  await claimFolder(target, documents)
  // As if the end had come before the files were put in their place.
  const staged = join(folder, 'staged')
  await rename(documents, staged)
  await mkdir(documents)
  await rename(staged, join(documents, 'restored'))
  await writeFile(join(documents, 'store-id'), randomUUID())
  await claimFolder(target, documents)
  expect(await readFile(contract('restored'), 'utf8')).toBe('Angebot für Jürgen')
})

test('APP-16 a restore leaves the folder itself where it is, for a shared one is mounted there', async () => {
  const documents = join(folder, 'restored')
  await mkdir(documents)
  const { ino } = await stat(documents)
  await backup()
  await restore()
  expect((await stat(documents)).ino).toBe(ino)
  expect(await readFile(contract('restored'), 'utf8')).toBe('Angebot für Jürgen')
  expect((await readdir(documents)).sort()).toEqual(['ab', 'store-id'])
  await claimFolder(target, documents)
})

test('APP-18 a folder that could not be marked at the first start is marked at the next', async () => {
  await migrate(target)
  const documents = join(folder, 'mounted')
  await writeFile(documents, 'not yet a folder')
  await expect(claimFolder(target, documents)).rejects.toThrow()
  await rm(documents)
  await claimFolder(target, documents)
  await claimFolder(target, documents)
  await expect(claimFolder(target, join(folder, 'other'))).rejects.toThrow('liegen nicht in')
})

test('APP-18 processes that start at once with one new folder agree on its mark', async () => {
  await migrate(target)
  const documents = join(folder, 'shared')
  await Promise.all(Array.from({ length: 4 }, () => claimFolder(target, documents)))
  await claimFolder(target, documents)
})
