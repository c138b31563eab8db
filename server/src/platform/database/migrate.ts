import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { rolePassword, roles } from './roles.ts'
import { pgErrorOf } from './violations.ts'

const folder = join(import.meta.dirname, '../../../migrations')
const isFunction = (name: string) => name.startsWith('functions/')
/** Any fixed number: all processes that migrate wait for each other under it. */
const lockKey = 7_351_204

/** The database was written by a newer version of the program; starting this one could harm it. */
export class DatabaseTooNewError extends Error {}

/**
 * Brings a database up to date: roles, then in one transaction every migration not yet applied and every function whose file has
 * changed. An advisory lock lets several processes start at once. Forward only.
 *
 * Functions come first, their bodies unchecked, so that migrations may use them; those that name a type of a table in their
 * head come once there is the table.
 * @param adminUrl connection of the owner, who may create roles
 * @param wanted which migrations to apply, by their file names: a restore first goes to where its backup was
 * @throws DatabaseTooNewError when the database knows a migration that this program does not
 */
export async function migrate(adminUrl: string, wanted: (name: string) => boolean = () => true): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await createRoles(client, adminUrl)
    await applyMissing(client, wanted)
  } finally {
    await client.end()
  }
}

export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/**
 * Before anybody kept data the first 66 migrations were written anew as these few. Who has had them all has the same tables.
 */
const [lastOfOld, lastOfNew] = ['0113_secret_of_sign_in.sql', '0016_policies.sql']

/** The names a list of applied migrations has today. */
export async function asWrittenAnew(names: readonly string[]): Promise<string[]> {
  if (!names.includes(lastOfOld)) return [...names]
  return (await knownMigrations()).filter((name) => name <= lastOfNew)
}

async function createRoles(client: pg.Client, adminUrl: string): Promise<void> {
  for (const role of roles) {
    const known = await client.query('select from pg_roles where rolname = $1', [role])
    const verb = known.rowCount === 0 ? 'create' : 'alter'
    const password = client.escapeLiteral(rolePassword(adminUrl, role))
    await client.query(
      `${verb} role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole password ${password}`,
    )
  }
}

async function applyMissing(client: pg.Client, wanted: (name: string) => boolean): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string; hash: string }>('select * from migrations')
  const applied = new Set(await asWrittenAnew(rows.map(({ name }) => name).filter((name) => !isFunction(name))))
  const known = await knownMigrations()
  const unknown = [...applied].filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new DatabaseTooNewError(`unknown migrations: ${unknown.join(', ')}`)
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]))
  const functions = await readFunctions()
  const missing = known.filter((name) => !applied.has(name))

  await client.query('begin')
  try {
    await client.query('set local check_function_bodies = off')
    const renamed = [...applied].filter((name) => !hashes.has(name))
    await client.query(`insert into migrations (name, hash) select unnest($1::text[]), 'written anew'`, [renamed])
    const later: SqlFile[] = []
    for (const file of functions.filter(({ name, hash }) => hashes.get(name) !== hash)) {
      if (!(await applyFunction(client, file))) later.push(file)
    }
    for (const name of missing.filter(wanted)) await apply(client, await readSql(name))
    for (const file of later) {
      if (!(await applyFunction(client, file)) && missing.every(wanted)) throw new Error(`${file.name} names no table`)
    }
    const present = [...known.filter((name) => applied.has(name) || wanted(name)), ...functions.map(({ name }) => name)]
    await client.query('delete from migrations where name <> all ($1)', [present])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

type SqlFile = { name: string; sql: string; hash: string }

async function readFunctions(): Promise<SqlFile[]> {
  const names = (await readdir(join(folder, 'functions'))).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map((name) => readSql(`functions/${name}`)))
}

async function readSql(name: string): Promise<SqlFile> {
  const sql = await readFile(join(folder, name), 'utf8')
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
}

/** @returns false, and nothing has happened, when its head names the type of a table that is not there yet */
async function applyFunction(client: pg.Client, file: SqlFile): Promise<boolean> {
  await client.query('savepoint before_function')
  try {
    await apply(client, file)
    await client.query('release before_function')
    return true
  } catch (error) {
    if (pgErrorOf(error)?.code !== undefinedType) throw error
    await client.query('rollback to before_function')
    return false
  }
}

const undefinedType = '42704'

async function apply(client: pg.Client, { name, sql, hash }: SqlFile): Promise<void> {
  try {
    await client.query(sql)
    await client.query(
      'insert into migrations (name, hash) values ($1, $2) on conflict (name) do update set hash = $2, at = now()',
      [name, hash],
    )
  } catch (error) {
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
