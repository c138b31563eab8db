import { passwordLength } from '@reisewerk/domain/accounts/session.contract.ts'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type pg from 'pg'
import { authAdapter } from './auth-adapter.queries.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

/** A session ends after this long without a request. */
export const idleSeconds = 12 * 3600
/** And after this long in any case. */
export const longestSeconds = 30 * 24 * 3600

/** Header in which we tell the library the client's address; it never comes from outside. */
export const addressHeader = 'x-client-address'

export type SignInLibrary = ReturnType<typeof openSignInLibrary>

/**
 * Sets up better-auth as a set of functions: it checks passwords and codes and keeps sessions. Its own routes are not
 * served; cookies, throttling and expiry by absolute age are ours.
 * @param authPool connections as `reisewerk_auth`
 * @param secret encrypts the second factors; at least 32 random characters, the same for every process of a database
 */
export function openSignInLibrary(authPool: pg.Pool, secret: string) {
  return betterAuth({
    appName: 'Reisewerk',
    // Nothing is served under it; without one the library warns about callbacks that we do not use.
    baseURL: 'http://localhost',
    secret,
    telemetry: { enabled: false },
    // Failed guesses are no events for the log, and the library would write addresses of people into it.
    logger: { disabled: true },
    database: authAdapter(authPool),
    advanced: {
      database: { generateId: 'serial' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      useSecureCookies: false,
    },
    user: {
      fields: { name: 'lastName' },
      additionalFields: {
        firstName: { type: 'string', required: true },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(password, hash) },
    },
    session: { expiresIn: idleSeconds, disableSessionRefresh: true },
    // Throttling by account and address is ours (throttle.ts): the library counts by address only.
    rateLimit: { enabled: false },
    databaseHooks: {
      session: { create: { before: async ({ userId }) => isActive(authPool, Number(userId)) } },
    },
    // Recovery codes are ours, too (second-factor.service.ts): the library would keep them readable for who has the secret.
    plugins: [
      twoFactor({
        issuer: 'Reisewerk',
        backupCodeOptions: { storeBackupCodes: 'plain', customBackupCodesGenerate: () => [] },
      }),
    ],
  })
}

/** A deactivated colleague gets no session, and finds out only after the password has been checked. */
async function isActive(authPool: pg.Pool, userId: number): Promise<boolean> {
  const found = await authPool.query('select from users where id = $1 and is_active', [userId])
  return found.rowCount === 1
}
