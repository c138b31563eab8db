import type { DBAdapterInstance } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { users } from '../accounts.tables.ts'
import { authAccounts, authSessions, authTwoFactors, authVerifications } from './auth.tables.ts'
import { withHashedSessionTokens } from './hashed-session-tokens.ts'

/** How the sign-in library reaches its tables. @param authPool connections as `reisewerk_auth` */
export function authAdapter(authPool: pg.Pool): DBAdapterInstance {
  const db = drizzle(authPool, { casing: 'snake_case' })
  const schema = {
    user: users,
    session: authSessions,
    account: authAccounts,
    verification: authVerifications,
    twoFactor: authTwoFactors,
  }
  return withHashedSessionTokens(drizzleAdapter(db, { provider: 'pg', schema, transaction: true }))
}
