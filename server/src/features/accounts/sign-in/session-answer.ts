import { signInMessages } from '@reisewerk/domain/accounts/sign-in.ts'
import * as z from 'zod'

import { type Permission, requiredActor } from '../../../platform/endpoint/endpoint.ts'
import { ApiError } from '../../../platform/errors.ts'
import { readSession } from './session.queries.ts'
import type { SessionService } from './session.service.ts'
import { tokenOf } from './session-cookie.ts'
import type { SignedIn } from './sign-in.service.ts'

/* What the routes of accounts share. */

type Request = Parameters<typeof requiredActor>[0]
type Reply = { header(name: string, value: string): unknown }

/** The number in an address. */
export const idParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})

/** @throws ApiError 401 without a session */
export function ownerOf(request: Request): SignedIn {
  const { userId } = requiredActor(request)
  const token = tokenOf(request)
  if (token === null) throw notSignedIn()
  return { token, userId }
}

/** @throws ApiError 401 when the user was deactivated a moment ago */
export async function answerOf({ authPool }: SessionService, userId: number) {
  const session = await readSession(authPool, userId)
  if (session === null) throw notSignedIn()
  return session
}

function notSignedIn(): ApiError {
  return new ApiError(401, 'unauthenticated', signInMessages.unauthenticated)
}

/** Tells a throttled client in a header too how long to wait (RFC 9110 §10.2.3). */
export function throwWithRetry(reply: Reply, error: unknown): never {
  if (error instanceof ApiError && typeof error.extra.retryAfterSeconds === 'number') {
    reply.header('retry-after', String(error.extra.retryAfterSeconds))
  }
  throw error
}

/** Who may call an endpoint, and how OpenAPI tells it. */
export function told<Schema extends object>(tag: string, permission: Permission, summary: string, schema?: Schema) {
  return { config: { permission }, schema: { ...(schema as Schema), summary, tags: [tag] } } // without one nothing is asked
}
export const nothing = { response: { 204: z.null() } }
