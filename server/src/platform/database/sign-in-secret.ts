import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { secretOf } from './roles.ts'

/**
 * The secret with which sign-in seals second factors; the same for every process of a database, and kept with it, so that
 * the database's password may change. Made when first needed. Where second factors are sealed already, it is the one they
 * were sealed with: it used to follow from the password.
 * @param adminUrl the owner's connection; the server's own roles cannot read it
 */
export async function signInSecret(adminUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const kept = await client.query<{ secret: string | null }>('select sign_in_secret as secret from installation')
    if (kept.rows[0]?.secret) return kept.rows[0].secret
    const sealed = await client.query('select from auth_two_factors limit 1')
    const secret = sealed.rowCount === 0 ? randomBytes(32).toString('hex') : secretOf(adminUrl)
    // Of several processes that start at once the first one's counts for all.
    const made = await client.query<{ secret: string }>(
      `insert into installation (sign_in_secret) values ($1)
       on conflict (id) do update set sign_in_secret = coalesce(installation.sign_in_secret, excluded.sign_in_secret)
       returning sign_in_secret as secret`,
      [secret],
    )
    return made.rows[0]?.secret ?? secret
  } finally {
    await client.end()
  }
}
