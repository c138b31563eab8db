import type pg from 'pg'
import type { Actor } from '../../../platform/actor.ts'
import { actorChannel } from '../../../platform/live/actor-changes.ts'
import type { Listener } from '../../../platform/live/listen.ts'
import { createActorCache } from './actor-cache.ts'
import { hashOfToken } from './hashed-session-tokens.ts'
import { deleteSession, deleteSessions, readActor } from './session.queries.ts'
import { tokenOf } from './session-cookie.ts'
import { openSignInLibrary, type SignInLibrary } from './sign-in-library.ts'

type SessionServiceOptions = {
  /** Connections as `reisewerk_auth`. */
  authPool: pg.Pool
  /** The process's listening connection; without it nothing is kept in memory. */
  listener: Pick<Listener, 'hear' | 'onRestored' | 'isConnected'> | null
  /** At least 32 random characters, the same for every process of a database. */
  secret: string
}

/** What signing in and out works with; one per process. */
export type SessionService = {
  readonly authPool: pg.Pool
  readonly library: SignInLibrary
  readonly secret: string
  /** Whom a request speaks for, or null when its cookie opens no session. */
  authenticate(request: Parameters<typeof tokenOf>[0]): Promise<Actor | null>
  signOut(token: string): Promise<void>
  /** Ends all sessions of a user in every browser, or all but the one with this token. */
  signOutEverywhere(userId: number, exceptToken?: string): Promise<void>
  /** Rights or sessions of a user have changed: what this process remembers is dropped before the notice arrives. */
  forget(userId: number): void
}

/**
 * Opens the sessions of this process. Actors are kept in memory for 30 seconds; ended sessions and changed rights are
 * forgotten at once: here directly, in other processes through the notices that triggers send (channel 'actors').
 */
export async function createSessionService(options: SessionServiceOptions): Promise<SessionService> {
  const { authPool, listener, secret } = options
  const cache = createActorCache()
  await listener?.hear(actorChannel, (userId) => cache.forgetUser(Number(userId)))
  // What was said while the connection was away is lost.
  listener?.onRestored(() => cache.forgetAll())

  return {
    authPool,
    secret,
    library: openSignInLibrary(authPool, secret),
    async authenticate(request) {
      const token = tokenOf(request)
      if (token === null) return null
      const hash = hashOfToken(token)
      // A process that hears no notices must not trust its memory.
      const isTold = listener?.isConnected() ?? false
      const known = isTold ? cache.find(hash) : null
      if (known !== null) return known
      const since = cache.now()
      const actor = await readActor(authPool, hash)
      if (actor !== null && isTold) cache.keep(hash, actor, since)
      return actor
    },
    async signOut(token) {
      await deleteSession(authPool, hashOfToken(token))
      cache.forgetToken(hashOfToken(token))
    },
    async signOutEverywhere(userId, exceptToken) {
      await deleteSessions(authPool, userId, exceptToken === undefined ? undefined : hashOfToken(exceptToken))
      cache.forgetUser(userId)
    },
    forget: cache.forgetUser,
  }
}
