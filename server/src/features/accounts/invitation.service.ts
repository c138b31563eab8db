import { randomBytes } from 'node:crypto'
import type { InvitationAnswer } from '@reisewerk/domain/accounts/staff.contract.ts'
import { invitationDays, invitationMessages } from '@reisewerk/domain/accounts/staff-rules.ts'
import type pg from 'pg'
import { ApiError } from '../../platform/errors.ts'
import { hashOfToken } from './sign-in/hashed-session-tokens.ts'
import { refuseWeak } from './sign-in/password.service.ts'
import { hashPassword } from './sign-in/passwords.ts'

/** Anything that runs statements as `reisewerk_auth`. */
type Runs = { query(text: string, values: readonly unknown[]): Promise<unknown> }

/**
 * Makes a link with which a person sets a password; earlier ones stay good, since one may be under way by mail.
 * @param hours how long it is good; seven days unless told
 * @returns its token, which is kept nowhere
 */
export async function makeInvitation(
  auth: Runs,
  userId: number,
  { hours = invitationDays * 24 }: { hours?: number } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await auth.query(
    `insert into auth_invitations (token_hash, user_id, expires_at) values ($1, $2, now() + make_interval(hours => $3))`,
    [hashOfToken(token), userId, hours],
  )
  return token
}

/** Address of the page behind a link. The token stands behind the '#', so that no server on the way writes it down. */
export function invitationPath(token: string): string {
  return `/invitation#${token}`
}

/** Whom an invitation is for. @throws ApiError 404, the same for a link that is used, too old or invented */
export async function readInvitation(authPool: pg.Pool, token: string): Promise<InvitationAnswer> {
  const { rows } = await authPool.query<InvitationAnswer>(
    `select u.first_name as "firstName", u.last_name as "lastName", u.email,
       array(select o.name from user_organisations uo join organisations o on o.id = uo.organisation_id
             where uo.user_id = u.id order by o.id) as organisations,
       exists (select from auth_accounts a where a.user_id = u.id and a.password is not null) as "hasPassword"
     from auth_invitations i join users u on u.id = i.user_id
     where i.token_hash = $1 and i.expires_at > now() and u.is_active`,
    [hashOfToken(token)],
  )
  if (rows[0] === undefined) throw invalid()
  return rows[0]
}

/**
 * Sets the password an invitation allows to set, once: with it all other links and all sessions of the person end.
 * @returns whose password it is
 * @throws ApiError 404 as `readInvitation`, 422 for a password that is easily guessed
 */
export async function acceptInvitation(authPool: pg.Pool, token: string, password: string): Promise<number> {
  refuseWeak(password, await readInvitation(authPool, token), 'password')
  // One statement: of two who use a link at the same moment one finds it gone.
  const { rows } = await authPool.query<{ id: number }>(
    `with used as (
       delete from auth_invitations i using users u
       where i.token_hash = $1 and i.expires_at > now() and u.id = i.user_id and u.is_active returning i.user_id
     ), others as (
       delete from auth_invitations where user_id in (select user_id from used) and token_hash <> $1
     ), ended as (
       delete from auth_sessions where user_id in (select user_id from used)
     ), changed as (
       update auth_accounts set password = $2, updated_at = now()
       where provider_id = 'credential' and user_id in (select user_id from used) returning user_id
     ), added as (
       insert into auth_accounts (user_id, account_id, provider_id, password)
       select user_id, user_id::text, 'credential', $2 from used where user_id not in (select user_id from changed)
     )
     select user_id as id from used`,
    [hashOfToken(token), await hashPassword(password)],
  )
  if (rows[0] === undefined) throw invalid()
  return rows[0].id
}

function invalid(): ApiError {
  return new ApiError(404, 'invalid_invitation', invitationMessages.invalid)
}
