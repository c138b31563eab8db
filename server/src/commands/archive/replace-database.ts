import pg from 'pg'
import { StartFailure } from '../../platform/start-failure.ts'

/**
 * Puts a newly filled database in the place of the present one. The new one is made beside it and takes its name only
 * when it is complete; whatever goes wrong before leaves the present one as it was.
 * @param adminUrl the owner's connection; the owner must be allowed to create databases
 * @param fill gets the connection of the new, empty database
 */
export async function replaceDatabase(adminUrl: string, fill: (newUrl: string) => Promise<void>): Promise<void> {
  const name = databaseName(adminUrl)
  const [draft, old] = [`${name}_neu`, `${name}_alt`]
  const client = new pg.Client({ connectionString: withDatabase(adminUrl, 'postgres') })
  await client.connect()
  try {
    await refuseWhileInUse(client, name)
    for (const left of [draft, old]) await dropDatabase(client, left)
    await client.query(await createLike(client, name, draft))
    try {
      await fill(withDatabase(adminUrl, draft))
      await refuseWhileInUse(client, name)
      await swap(client, name, draft, old)
    } finally {
      await dropDatabase(client, draft) // after the swap there is none by this name
    }
    await dropDatabase(client, old)
  } finally {
    await client.end()
  }
}

/** Whether a database holds nobody's work: no tables yet, or neither an agency nor a user. */
export async function isEmptyDatabase(adminUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('public.users') is null as "hasNoTables"`)
    if (rows[0].hasNoTables) return true
    const found = await client.query('select from organisations union all select from users limit 1')
    return found.rowCount === 0
  } finally {
    await client.end()
  }
}

async function swap(client: pg.Client, name: string, draft: string, old: string): Promise<void> {
  const quoted = (text: string) => pg.escapeIdentifier(text)
  await client.query('begin')
  try {
    await client.query(`alter database ${quoted(name)} rename to ${quoted(old)}`)
    await client.query(`alter database ${quoted(draft)} rename to ${quoted(name)}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function refuseWhileInUse(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = $1 and backend_type = 'client backend' limit 1`,
    [name],
  )
  if (rowCount) throw new StartFailure(`Mit der Datenbank „${name}“ arbeitet gerade noch jemand; bitte zuerst beenden.`)
}

/** Sorting and character set must stay what they were. */
async function createLike(client: pg.Client, name: string, draft: string): Promise<string> {
  const { rows } = await client.query(
    `select datlocprovider as provider, datlocale as locale, datcollate as collate, datctype as ctype,
       pg_encoding_to_char(encoding) as encoding from pg_database where datname = $1`,
    [name],
  )
  const [{ provider, locale, collate, ctype, encoding }] = rows
  const locales: Record<string, string> = {
    c: 'locale_provider libc',
    i: `locale_provider icu icu_locale ${pg.escapeLiteral(locale ?? '')}`,
    b: `locale_provider builtin builtin_locale ${pg.escapeLiteral(locale ?? '')}`,
  }
  return `create database ${pg.escapeIdentifier(draft)} template template0 encoding ${pg.escapeLiteral(encoding)}
    lc_collate ${pg.escapeLiteral(collate)} lc_ctype ${pg.escapeLiteral(ctype)} ${locales[provider]}`
}

async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

const databaseName = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1))

function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(name)}`
  return other.href
}
