import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, databaseUrl, runSql, type TestDatabase } from '../../test/test-database.ts'
import { DatabaseTooNewError, knownMigrations, migrate } from './migrate.ts'

const folder = join(import.meta.dirname, '../../../migrations/functions')
let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

const functionNames = async () => (await readdir(folder)).map((name) => name.replace(/\.sql$/, '')).sort()

test('APP-18 each database function has one file, and there is no other function', async () => {
  const found = await db.query<{ name: string }>(
    `select proname as name from pg_proc p where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by proname collate "C"`,
  )
  expect(found.map(({ name }) => name)).toEqual(await functionNames())
})

test('APP-18 each file of a function makes just that one, and its body fits the tables', async () => {
  const client = new pg.Client({ connectionString: db.adminUrl })
  await client.connect()
  await client.query('begin')
  for (const name of await functionNames()) {
    const sql = await readFile(join(folder, `${name}.sql`), 'utf8')
    expect(sql.match(/^create\b.*/gim), name).toEqual([expect.stringContaining(`create or replace function ${name}(`)])
    await client.query(sql)
  }
  await client.query('rollback')
  await client.end()
})

test('APP-18 a function whose file has changed is put in place at the next start, and only that one', async () => {
  await db.query(`create or replace function actor_user() returns bigint language sql stable as 'select 7::bigint'`)
  await db.query(`update migrations set hash = 'another' where name = 'functions/actor_user.sql'`)
  const body = `select prosrc from pg_proc where proname = 'actor_user'`
  expect(await db.query(body)).toEqual([{ prosrc: 'select 7::bigint' }])
  const others = `select name, at from migrations where name <> 'functions/actor_user.sql' order by name`
  const before = await db.query(others)
  await migrate(db.adminUrl)
  expect((await db.query<{ prosrc: string }>(body))[0]?.prosrc).toContain('app.user')
  expect(await db.query(others)).toEqual(before)
})

test('APP-18 a database that had all migrations before they were written anew goes on with these', async () => {
  const name = `old_${randomUUID().slice(0, 8)}`
  const url = databaseUrl(inject('clusterUrl'), name)
  await runSql(inject('clusterUrl'), `create database ${name}`)
  await migrate(url, (migration) => migration <= '0016_policies.sql')
  await runSql(url, `delete from migrations where name not like 'functions/%'`)
  await runSql(
    url,
    `insert into migrations (name, hash) values ('0000_foundation.sql', ''), ('0113_secret_of_sign_in.sql', '')`,
  )
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select name from migrations where name not like 'functions/%' order by name`)
  await client.end()
  expect(rows.map((row) => row.name)).toEqual(await knownMigrations())
  await runSql(url, `insert into migrations (name, hash) values ('9999_future.sql', '')`)
  await expect(migrate(url)).rejects.toThrow(DatabaseTooNewError)
  await runSql(inject('clusterUrl'), `drop database ${name} with (force)`)
})

test('APP-18 a migration that fails leaves a database in which nothing has happened', async () => {
  const name = `half_${randomUUID().slice(0, 8)}`
  const url = databaseUrl(inject('clusterUrl'), name)
  await runSql(inject('clusterUrl'), `create database ${name}`)
  // In the way of the tables of trips.
  await runSql(url, 'create table orders (id int)')
  await expect(migrate(url)).rejects.toThrow('failed')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  await client.end()
  expect(rows).toEqual([{ tablename: 'migrations' }, { tablename: 'orders' }])
  await runSql(inject('clusterUrl'), `drop database ${name} with (force)`)
})
