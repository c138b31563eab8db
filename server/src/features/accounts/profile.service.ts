import { type PortraitType, portraitLimits, portraitOf } from '@reisewerk/domain/accounts/portrait.ts'
import type { OpenSession, ProfileChange } from '@reisewerk/domain/accounts/staff.contract.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type pg from 'pg'
import { asActor, type Transaction } from '../../platform/database/transaction.ts'
import { ApiError } from '../../platform/errors.ts'
import { newFileKey } from '../../platform/file-store/file-key.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import { hashOfToken } from './sign-in/hashed-session-tokens.ts'

/* The own profile (APP-17). Every `trx` here is one of the role `reisewerk_auth`, which alone may write users. */

export async function changeOwnProfile(trx: Transaction, change: ProfileChange): Promise<void> {
  await trx.query(
    `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       phone = coalesce($4, phone), job_title = coalesce($5, job_title),
       job_title_en = coalesce($6, job_title_en), job_title_fr = coalesce($7, job_title_fr) where id = $1`,
    [
      trx.actor.userId,
      change.firstName ?? null,
      change.lastName ?? null,
      change.phone ?? null,
      change.jobTitle ?? null,
      change.jobTitleEn ?? null,
      change.jobTitleFr ?? null,
    ],
  )
}

/**
 * Stores the own picture, which must be what its bytes say: plain pixels of a square the browser has made.
 * @throws ApiError 415 for anything but a PNG or JPEG, 413 for one that is too large
 */
export async function changeOwnPortrait(
  pool: pg.Pool,
  actor: Transaction['actor'],
  files: FileStore,
  bytes: Uint8Array,
): Promise<void> {
  const portrait = portraitOf(bytes)
  if (portrait === null) throw new ApiError(415, 'no_portrait', 'Bitte ein Bild im Format PNG oder JPEG wählen.')
  const { edge } = portraitLimits
  if (portrait.width < 1 || portrait.height < 1 || portrait.width > edge || portrait.height > edge)
    throw new ApiError(413, 'portrait_too_large', `Das Bild darf höchstens ${edge} × ${edge} Bildpunkte haben.`)
  // The bytes first: a row never points to nothing.
  const key = newFileKey()
  await files.put(key, bytes, portrait.type)
  const image = `/api/users/${actor.userId}/image?v=${key.slice(0, 8)}`
  const old = await asActor(pool, actor, {}, (trx) => setPortrait(trx, { image, key, type: portrait.type }))
  if (old !== null) await files.remove(old)
}

export async function removeOwnPortrait(pool: pg.Pool, actor: Transaction['actor'], files: FileStore): Promise<void> {
  const old = await asActor(pool, actor, {}, (trx) => setPortrait(trx, { image: null, key: null, type: null }))
  if (old !== null) await files.remove(old)
}

type Stored = { image: string; key: string; type: PortraitType } | { image: null; key: null; type: null }

/** @returns the key of the picture before, if there was one */
async function setPortrait(trx: Transaction, { image, key, type }: Stored): Promise<string | null> {
  const { userId } = trx.actor
  const rows = await trx.query<{ key: string | null }>('select image_key as key from users where id = $1 for update', [
    userId,
  ])
  await trx.query('update users set image = $2, image_key = $3, image_type = $4 where id = $1', [
    userId,
    image,
    key,
    type,
  ])
  return rows[0]?.key ?? null
}

/** Where the picture of a colleague lies; null without one, and for strangers. @param trx of the role of requests */
export async function portraitFile(trx: Transaction, userId: number): Promise<{ key: string; type: string } | null> {
  const rows = await trx.query<{ key: string; type: string }>(
    'select image_key as key, image_type as type from users where id = $1 and image_key is not null',
    [userId],
  )
  return rows[0] ?? null
}

type SessionRow = { id: number; token: string; address: string; userAgent: string; createdAt: Date; lastUsedAt: Date }

/** The browsers a user is signed in with, the last used first. @param token of the session that asks */
export async function openSessions(authPool: pg.Pool, userId: number, token: string): Promise<OpenSession[]> {
  const { rows } = await authPool.query<SessionRow>(
    `select id, token, coalesce(ip_address, '') as address, coalesce(user_agent, '') as "userAgent",
       created_at as "createdAt", updated_at as "lastUsedAt"
     from auth_sessions where user_id = $1 and expires_at > now() order by updated_at desc, id desc limit 100`,
    [userId],
  )
  const current = hashOfToken(token)
  return rows.map(({ token: hash, createdAt, lastUsedAt, ...session }) => ({
    ...session,
    isCurrent: hash === current,
    createdAt: wireOfInstant(createdAt),
    lastUsedAt: wireOfInstant(lastUsedAt),
  }))
}

/** Ends one of the own sessions; one that is not the own, or over, is nothing to end. @returns whether it was there */
export async function endOwnSession(authPool: pg.Pool, userId: number, sessionId: number): Promise<boolean> {
  const { rowCount } = await authPool.query('delete from auth_sessions where id = $1 and user_id = $2', [
    sessionId,
    userId,
  ])
  return rowCount === 1
}
