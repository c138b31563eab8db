import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { userOrganisations, users } from './accounts.tables.ts'
import { authAccounts } from './sign-in/auth.tables.ts'
import { hashPassword } from './sign-in/passwords.ts'

type AccountInput = {
  /** Given only where the number matters, as in the demo agency. */
  id?: number
  firstName: string
  lastName: string
  email: string
  /** Without one the user is a colleague who cannot sign in yet. */
  password?: string
  role?: 'user' | 'admin'
  maySeePurchase?: boolean
  maySeePersonal?: boolean
  hue?: number
  phone?: string
  jobTitle?: string
  jobTitleEn?: string
  jobTitleFr?: string
  locale?: Locale
  organisationIds: readonly number[]
}

/** A colour of their own for users who chose none: the golden angle keeps neighbours apart. */
const hueOf = (userId: number) => Math.round(userId * 137.508) % 360

/**
 * Creates a user with password and organisations. Used by the demo loader, `npm run admin:create` and the users page.
 * @param db a transaction as the owner or as `reisewerk_auth`
 * @returns the id of the user
 */
export async function createAccount(
  db: Pick<NodePgDatabase, 'insert' | 'update'>,
  { organisationIds, password, ...user }: AccountInput,
): Promise<number> {
  const hash = password === undefined ? null : await hashPassword(password)
  const [created] = await db
    .insert(users)
    .values({ ...user, email: user.email.trim().toLowerCase() })
    .returning({ id: users.id })
  if (created === undefined) throw new Error('the user was not created')
  const { id } = created
  if (user.hue === undefined)
    await db
      .update(users)
      .set({ hue: hueOf(id) })
      .where(eq(users.id, id))
  if (hash !== null) {
    await db
      .insert(authAccounts)
      .values({ userId: id, accountId: String(id), providerId: 'credential', password: hash })
  }
  if (organisationIds.length > 0) {
    await db.insert(userOrganisations).values(organisationIds.map((organisationId) => ({ userId: id, organisationId })))
  }
  return id
}

/** Where mail for a user goes; null for one who was deactivated. @param authPool connections as `reisewerk_auth` */
export async function readMailAddress(
  authPool: pg.Pool,
  userId: number,
): Promise<{ name: string; address: string } | null> {
  const { rows } = await authPool.query(
    `select trim(first_name || ' ' || last_name) as name, email as address from users where id = $1 and is_active`,
    [userId],
  )
  return rows[0] ?? null
}
