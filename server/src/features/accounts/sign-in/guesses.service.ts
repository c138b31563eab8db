import type pg from 'pg'
import { addressKey, type Blocked, giveBackTry, takeTry } from './throttle.ts'

export type { Blocked }

/**
 * Lets somebody try a secret that is in an address: wrong ones are counted by the address they come from, apart from those of the
 * sign-in, and after thirty each further one has to wait.
 * @param attempt answers null where the secret was wrong
 * @returns what it answered, or how long to wait before the next try
 */
export async function countingGuesses<T>(
  authPool: pg.Pool,
  address: string,
  attempt: () => Promise<T | null>,
): Promise<T | Blocked | null> {
  const key = `link ${addressKey(address)}`
  const blocked = await takeTry(authPool, 'address', key)
  if (blocked !== null) return blocked
  const answer = await attempt()
  if (answer !== null) await giveBackTry(authPool, key)
  return answer
}
