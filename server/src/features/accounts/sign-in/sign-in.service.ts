import type { SignIn } from '@reisewerk/domain/accounts/session.contract.ts'
import { demoPassword, signInMessages, tooManyTriesMessage } from '@reisewerk/domain/accounts/sign-in.ts'
import { APIError } from 'better-auth/api'
import { ApiError } from '../../../platform/errors.ts'
import { hashOfToken } from './hashed-session-tokens.ts'
import { deleteExpired, takeCode } from './session.queries.ts'
import type { SessionService } from './session.service.ts'
import { addressHeader } from './sign-in-library.ts'
import { forgetTries, giveBackTry, type Throttle, type Tries, takeTry, triesOf } from './throttle.ts'

/**
 * Where a sign-in comes from.
 * @property device the browser, when its account knows it; @property mayUseDemo whether the password that everybody knows opens
 *   anything there
 */
export type Client = { address: string; userAgent: string; device: string | null; mayUseDemo: boolean }
export type SignedIn = { token: string; userId: number }

/**
 * Signs a user in by password and, where one is set up, second factor (APP-02). Wrong user name, wrong password and
 * deactivated account cannot be told apart, neither by the answer nor by the time it takes.
 * @throws ApiError 401 invalid_credentials, second_factor_required or invalid_second_factor; 429 too_many_tries
 */
export async function signIn(service: SessionService, input: SignIn, client: Client): Promise<SignedIn> {
  const { authPool } = service
  const tries = triesOf(input.email, client.address, client.device)
  await takeTries(service, tries)

  const headers = headersOf(client)
  // Another password is checked in place of one that counts only elsewhere: it takes as long and opens nothing.
  const isOutOfPlace = isDemoPassword(input.password) && !client.mayUseDemo
  const first = await checkPassword(service, isOutOfPlace ? { ...input, password: '' } : input, headers)
  if (first === null) throw unauthorized('invalid_credentials')
  const signedIn = 'pending' in first ? await checkCode(service, input.code, headers, first.pending) : first
  if (signedIn === 'missing') {
    await Promise.all(tries.map(([, key]) => giveBackTry(authPool, key)))
    throw unauthorized('second_factor_required')
  }
  if (signedIn === null) throw unauthorized('invalid_second_factor')
  // Whoever has signed in has made up for the own wrong tries, not for those of others.
  const settle = ([kind, key]: Tries[number]) => (kind === 'account' ? forgetTries : giveBackTry)(authPool, key)
  await Promise.all([...tries.map(settle), deleteExpired(authPool)])
  return signedIn
}

/** The demo agency's password stands in the program; in whatever letters it is typed, the hash is the same. */
const isDemoPassword = (password: string) => password.normalize('NFKC') === demoPassword

/** Who is blocked has tried nothing, and uses up nobody else's tries. */
async function takeTries(service: SessionService, tries: Tries): Promise<void> {
  for (const [index, [kind, key]] of tries.entries()) {
    await allowTry(service, kind, key).catch(async (error) => {
      await Promise.all(tries.slice(0, index).map(([, taken]) => giveBackTry(service.authPool, taken)))
      throw error
    })
  }
}

/** @throws ApiError 429 with `retryAfterSeconds` when there were too many wrong tries */
export async function allowTry(service: SessionService, kind: Throttle, key: string): Promise<void> {
  const blocked = await takeTry(service.authPool, kind, key)
  if (blocked === null) return
  throw new ApiError(429, 'too_many_tries', tooManyTriesMessage(blocked.seconds), {
    extra: { retryAfterSeconds: blocked.seconds },
  })
}

/** @returns the session, or the cookies that await the code, or null when password or user are wrong */
async function checkPassword(
  { library }: SessionService,
  { email, password }: SignIn,
  headers: Headers,
): Promise<SignedIn | { pending: string } | null> {
  const answer = await orNull(library.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }))
  if (answer === null) return null
  if ('twoFactorRedirect' in answer.response) return { pending: cookiesOf(answer.headers) }
  return { token: answer.response.token, userId: Number(answer.response.user.id) }
}

/** Six digits come from the app; anything else can only be a recovery code. */
async function checkCode(
  service: SessionService,
  code: string | undefined,
  from: Headers,
  pending: string,
): Promise<SignedIn | 'missing' | null> {
  if (code === undefined) return 'missing'
  const { api } = service.library
  const headers = new Headers([...from, ['cookie', pending]])
  const digits = code.replaceAll(' ', '')
  const isOfApp = /^\d{6}$/.test(digits)
  const answer = await orNull(
    isOfApp
      ? api.verifyTOTP({ body: { code: digits }, headers })
      : api.verifyBackupCode({ body: { code: hashOfToken(code) }, headers }),
  )
  if (!answer?.token) return null
  const signedIn = { token: answer.token, userId: Number(answer.user.id) }
  if (!isOfApp || (await takeCode(service.authPool, signedIn.userId, digits))) return signedIn
  // The library takes a code as often as it is shown; whoever looked over a shoulder must not get in with it.
  await service.signOut(signedIn.token)
  return null
}

/** The library throws when it refuses; its refusals are all the same to the outside, its failures are not hidden. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null
    throw error
  }
}

function headersOf({ address, userAgent }: Client): Headers {
  return new Headers({ [addressHeader]: address, 'user-agent': userAgent.slice(0, 300) })
}

function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

function unauthorized(code: 'invalid_credentials' | 'second_factor_required' | 'invalid_second_factor'): ApiError {
  return new ApiError(401, code, signInMessages[code])
}
