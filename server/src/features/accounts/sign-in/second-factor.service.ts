import { createHmac, randomInt } from 'node:crypto'
import type { RecoveryCodes, SecondFactor } from '@reisewerk/domain/accounts/session.contract.ts'
import { signInMessages } from '@reisewerk/domain/accounts/sign-in.ts'
import { ApiError, violated } from '../../../platform/errors.ts'
import { hashOfToken } from './hashed-session-tokens.ts'
import type { SessionService } from './session.service.ts'
import { allowTry, orNull, type SignedIn } from './sign-in.service.ts'
import { forgetTries } from './throttle.ts'

/** A signed-in user who changes the locks of the own account. */
export type Owner = SignedIn

/**
 * Begins to set up an authenticator app. The factor counts only after `confirmSecondFactor`.
 * @throws ApiError 422 at `password`, 409 when a factor is active, 429 after too many wrong passwords
 */
export async function startSecondFactor(
  service: SessionService,
  owner: Owner,
  password: string,
): Promise<SecondFactor> {
  await checkOwnPassword(service, owner, password)
  const answer = await orNull(
    service.library.api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: sessionHeaders(service, owner.token),
    }),
  )
  if (answer === null || answer.method !== 'totp') throw conflictOf('second_factor_active')
  const secret = new URL(answer.totpURI).searchParams.get('secret')
  if (secret === null) throw new Error('the address of a second factor holds no secret')
  return { uri: answer.totpURI, secret }
}

/**
 * Makes the second factor count, with a code that shows the app works. The session gets a new token.
 * @throws ApiError 422 at `code`, 409 when none was begun
 */
export async function confirmSecondFactor(
  service: SessionService,
  owner: Owner,
  code: string,
): Promise<RecoveryCodes & { token: string }> {
  const state = await stateOf(service, owner.userId)
  if (state === null) throw conflictOf('second_factor_not_started')
  if (state.verified) throw conflictOf('second_factor_active')
  const headers = sessionHeaders(service, owner.token)
  const body = { code: code.replaceAll(' ', '') }
  const answer = await orNull(service.library.api.verifyTOTP({ body, headers, returnHeaders: true }))
  if (answer === null) throw violated({ propertyPath: 'code', message: signInMessages.wrong_code })
  return { recoveryCodes: await newRecoveryCodes(service, owner.userId), token: newTokenOf(answer.headers) }
}

/** Ten codes that are shown once; kept are their hashes only, which their 75 random bits suffice for. */
async function newRecoveryCodes({ authPool }: SessionService, userId: number): Promise<string[]> {
  const codes = Array.from({ length: 10 }, () => Array.from({ length: 3 }, fiveLetters).join('-'))
  const hashes = JSON.stringify(codes.map(hashOfToken))
  await authPool.query('update auth_two_factors set backup_codes = $2 where user_id = $1', [userId, hashes])
  return codes
}

/** None that are taken for another on paper. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const fiveLetters = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')

/**
 * Removes the second factor. The session gets a new token.
 * @throws ApiError 422 at `password`, 429 after too many wrong ones
 */
export async function removeSecondFactor(
  service: SessionService,
  owner: Owner,
  password: string,
): Promise<{ token: string }> {
  await checkOwnPassword(service, owner, password)
  const headers = sessionHeaders(service, owner.token)
  const answer = await service.library.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })
  return { token: newTokenOf(answer.headers) }
}

/**
 * Asks a signed-in user for the password again; wrong ones count like those at sign-in, since a borrowed session must
 * not serve for guessing.
 * @param field the field of the form to blame
 */
export async function checkOwnPassword(
  service: SessionService,
  owner: Owner,
  password: string,
  field = 'password',
): Promise<void> {
  const key = `password:${owner.userId}`
  await allowTry(service, 'account', key)
  const headers = sessionHeaders(service, owner.token)
  const answer = await orNull(service.library.api.verifyPassword({ body: { password }, headers }))
  if (answer === null) throw violated({ propertyPath: field, message: signInMessages.wrong_password })
  await forgetTries(service.authPool, key)
}

async function stateOf({ authPool }: SessionService, userId: number): Promise<{ verified: boolean } | null> {
  const found = await authPool.query<{ verified: boolean }>(
    'select verified from auth_two_factors where user_id = $1',
    [userId],
  )
  return found.rows[0] ?? null
}

const libraryCookie = 'better-auth.session_token'

/** The session in the form in which the library reads it: a cookie of its own name, signed with the secret. */
function sessionHeaders({ secret }: SessionService, token: string): Headers {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return new Headers({ cookie: `${libraryCookie}=${encodeURIComponent(`${token}.${signature}`)}` })
}

function newTokenOf(headers: Headers): string {
  for (const cookie of headers.getSetCookie()) {
    const [name, value = ''] = cookie.split(';', 1)[0]?.split('=', 2) ?? []
    if (name === libraryCookie) return decodeURIComponent(value).split('.', 1)[0] ?? ''
  }
  throw new Error('the sign-in library gave no new session')
}

function conflictOf(code: 'second_factor_active' | 'second_factor_not_started'): ApiError {
  return new ApiError(409, code, signInMessages[code])
}
