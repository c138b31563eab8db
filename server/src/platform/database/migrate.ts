import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { rolePassword, roles } from './roles.ts'

const folder = join(import.meta.dirname, '../../../migrations')
/** Any fixed number: all processes that migrate wait for each other under it. */
const lockKey = 7_351_204

/** The database was written by a newer version of the program; starting this one could harm it. */
export class DatabaseTooNewError extends Error {}

/**
 * Brings a database up to date: roles, then every migration not yet applied, each in a transaction of its own, under an
 * advisory lock so that several processes may start at once. Forward only.
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
  const applied = new Set<string>((await client.query('select name from migrations')).rows.map((row) => row.name))
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const unknown = [...applied].filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new DatabaseTooNewError(`unknown migrations: ${unknown.join(', ')}`)
  for (const name of names.filter((candidate) => !applied.has(candidate) && wanted(candidate))) {
    await apply(client, name, await readFile(join(folder, name), 'utf8'))
  }
}

async function apply(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql.replaceAll('--> statement-breakpoint', ''))
    const hash = createHash('sha256').update(sql).digest('hex')
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed`, { cause: error })
  }
}
