import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts.tables.ts'

/**
 * Tables of the sign-in library and of the throttle beside it. Only the role `reisewerk_auth` reads or writes them, so
 * that no query of the app can ever reach a hash. Property names are those the library asks for.
 */

const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const user = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const authSessions = pgTable(
  'auth_sessions',
  {
    id: id(),
    userId: user(),
    /** SHA-256 of the cookie's token: whoever reads this table cannot sign in with it. */
    token: text().notNull(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('auth_sessions_token').on(table.token), index('auth_sessions_of_user').on(table.userId)],
)

/** When a user was last there in a session that has ended; a trigger keeps it. */
export const authLastSeen = pgTable('auth_last_seen', {
  userId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: instant().notNull(),
})

/** How a user proves who they are; here always a password ('credential'). */
export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: id(),
    userId: user(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('auth_accounts_once').on(table.providerId, table.accountId),
    index('auth_accounts_of_user').on(table.userId),
  ],
)

/** Short-lived proofs, such as the step between password and second factor. */
export const authVerifications = pgTable(
  'auth_verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('auth_verifications_identifier').on(table.identifier)],
)

/** A second factor: its secret, encrypted by the sign-in library, and the hashes of its recovery codes. */
export const authTwoFactors = pgTable(
  'auth_two_factors',
  {
    id: id(),
    userId: user(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (table) => [uniqueIndex('auth_two_factors_of_user').on(table.userId)],
)

/** Codes of authenticator apps that have opened a session: each does so once, though it is valid for a minute (RFC 6238 §5.2). */
export const authUsedCodes = pgTable(
  'auth_used_codes',
  { userId: user(), code: text().notNull(), usedAt: instant().notNull().defaultNow() },
  (table) => [primaryKey({ name: 'auth_used_codes_once', columns: [table.userId, table.code] })],
)

/** Links with which somebody sets a password; using one ends all of the same person. */
export const authInvitations = pgTable(
  'auth_invitations',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text().primaryKey(),
    userId: user(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('auth_invitations_of_user').on(table.userId)],
)

/** Guesses counted per account and address, for all processes together. */
export const authThrottles = pgTable('auth_throttles', {
  /** See `triesOf`: 'account:{hash}', 'everywhere:{hash}' or 'address:{client address}' */
  key: text().primaryKey(),
  failures: integer().notNull(),
  blockedUntil: instant(),
  lastTryAt: instant().notNull().defaultNow(),
})
