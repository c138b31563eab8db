import type { Actor } from '../../../platform/actor.ts'

/** Whose session it is, kept for a moment so that not every request asks the database. */
export type ActorCache = {
  find(hash: string): Actor | null
  /** @param since what `now()` answered before the actor was read; what was forgotten since then is not kept */
  keep(hash: string, actor: Actor, since: number): void
  now(): number
  forgetToken(hash: string): void
  forgetUser(userId: number): void
  forgetAll(): void
}

const keepMs = 30_000
const mostEntries = 10_000

/** Actors by the hash of their session's token. Everything learnt before a `forget…` is dropped, even if it arrives later. */
export function createActorCache(): ActorCache {
  const entries = new Map<string, { actor: Actor; until: number }>()
  let changes = 0
  const forget = (isMeant: (hash: string, actor: Actor) => boolean) => {
    changes += 1
    for (const [hash, { actor }] of entries) if (isMeant(hash, actor)) entries.delete(hash)
  }
  return {
    find(hash) {
      const entry = entries.get(hash)
      if (entry !== undefined && entry.until > performance.now()) return entry.actor
      entries.delete(hash)
      return null
    },
    keep(hash, actor, since) {
      if (since !== changes) return
      const oldest = entries.keys().next()
      if (entries.size >= mostEntries && !oldest.done) entries.delete(oldest.value)
      entries.set(hash, { actor, until: performance.now() + keepMs })
    },
    now: () => changes,
    forgetToken: (hash) => forget((known) => known === hash),
    forgetUser: (userId) => forget((_, actor) => actor.userId === userId),
    forgetAll: () => forget(() => true),
  }
}
