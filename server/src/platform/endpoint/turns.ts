import { ApiError } from '../errors.ts'

/** Beyond this nobody waits in earnest. */
const mostWaiting = 500

type Waiting = { readonly begin: () => void; readonly fail: (error: unknown) => void }

/**
 * Lets each user have only so many pieces of work under way; more of them wait for the user's own. So one who asks for much
 * at once keeps nobody else from the database (ASVS 2.4.1).
 * @param endsAll failures that whoever waits would meet as well: they end the waiting at once, instead of one after the other
 */
export function createTurns(endsAll: (error: unknown) => boolean = () => false) {
  const users = new Map<number, { running: number; waiting: Waiting[] }>()

  /** @param most how many may run at once @throws ApiError 429 when hundreds wait already */
  return async function inTurn<T>(userId: number, most: number, work: () => Promise<T>): Promise<T> {
    const own = users.get(userId) ?? { running: 0, waiting: [] }
    users.set(userId, own)
    if (own.running < most) own.running++
    else if (own.waiting.length < mostWaiting) {
      await new Promise<void>((begin, fail) => own.waiting.push({ begin, fail }))
    } else throw new ApiError(429, 'too_many_requests', 'Zu viele Anfragen. Bitte warte einen Augenblick.')
    try {
      return await work()
    } catch (error) {
      if (endsAll(error)) for (const { fail } of own.waiting.splice(0)) fail(error)
      throw error
    } finally {
      // Whoever waited longest takes the place over.
      const next = own.waiting.shift()
      if (next !== undefined) next.begin()
      else if (--own.running === 0) users.delete(userId)
    }
  }
}
