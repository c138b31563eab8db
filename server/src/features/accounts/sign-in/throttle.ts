import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * Guesses of passwords and codes are counted per account and address, in the database so that the count holds for
 * all processes. The first tries are free; then each further wrong one doubles the pause. Who tries while blocked is
 * refused without a look at the password, the right one included.
 */
const limits = {
  /** One account from one address, or from one browser that its owner has used. */
  account: { freeTries: 5, firstPauseSeconds: 30, longestPauseSeconds: 15 * 60 },
  /** One account from all browsers unknown to it together: guesses may come from a thousand addresses. */
  everywhere: { freeTries: 50, firstPauseSeconds: 30, longestPauseSeconds: 15 * 60 },
  /** A whole office may share an address. */
  address: { freeTries: 30, firstPauseSeconds: 30, longestPauseSeconds: 15 * 60 },
}
/** After this long without a try an old count is forgotten. */
const forgetAfterSeconds = 3600

export type Throttle = keyof typeof limits
/** @property seconds how long to wait before the next try */
export type Blocked = { seconds: number }

/** What may be tried is counted under these. */
export type Tries = readonly (readonly [kind: Throttle, key: string])[]

/**
 * Whoever guesses must not lock the owner out: a browser in which the owner was signed in has a count of its own and no other.
 * @param device names that browser, null for all others
 */
export function triesOf(email: string, address: string, device: string | null): Tries {
  if (device !== null) return [['account', hashed('account', `${email} ${device}`)]]
  const network = addressKey(address)
  return [
    ['address', network],
    ['account', hashed('account', `${email} ${network}`)],
    ['everywhere', hashed('everywhere', email)],
  ]
}

/** A hash, so that the table names nobody. */
function hashed(kind: Throttle, text: string): string {
  return `${kind}:${createHash('sha256').update(text).digest('base64url')}`
}

/** The key an address is counted under; of IPv6 only the network, since one customer holds all hosts of it. */
export function addressKey(address: string): string {
  return `address:${address.includes(':') && !address.includes('.') ? networkOf(address) : address}`
}

function networkOf(ipv6: string): string {
  const [head = '', tail] = ipv6.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  const all = [...groups, ...Array<string>(Math.max(missing, 0)).fill('0'), ...(tail?.split(':') ?? [])]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`
}

/**
 * Counts a try as failed before it is made, so that many tries at once cannot slip through together.
 * @returns null when it may go ahead, else how long to wait
 */
export async function takeTry(authPool: pg.Pool, kind: Throttle, key: string): Promise<Blocked | null> {
  const { freeTries, firstPauseSeconds, longestPauseSeconds } = limits[kind]
  // `power` is bounded: the pause reaches its longest long before the exponent overflows.
  const taken = await authPool.query(
    `insert into auth_throttles as t (key, failures, last_try_at) values ($1, 1, now())
     on conflict (key) do update set
       failures = case when t.last_try_at < now() - make_interval(secs => $2) then 1 else t.failures + 1 end,
       blocked_until = case
         when t.last_try_at < now() - make_interval(secs => $2) or t.failures + 1 < $3 then null
         else now() + make_interval(secs => least($5, $4 * power(2, least(t.failures + 1 - $3, 20)))) end,
       last_try_at = now()
     where t.blocked_until is null or t.blocked_until <= now()
     returning key`,
    [key, forgetAfterSeconds, freeTries, firstPauseSeconds, longestPauseSeconds],
  )
  if (taken.rowCount === 1) return null
  const blocked = await authPool.query<{ seconds: number }>(
    'select ceil(extract(epoch from blocked_until - now()))::integer as seconds from auth_throttles where key = $1',
    [key],
  )
  return { seconds: Math.max(blocked.rows[0]?.seconds ?? 1, 1) }
}

/** Takes back a counted try that was not wrong; the earlier wrong ones stay. */
export async function giveBackTry(authPool: pg.Pool, key: string): Promise<void> {
  await authPool.query(
    'update auth_throttles set failures = greatest(failures - 1, 0), blocked_until = null where key = $1',
    [key],
  )
}

/** Forgets the wrong tries of an account whose owner has signed in. */
export async function forgetTries(authPool: pg.Pool, key: string): Promise<void> {
  await authPool.query('delete from auth_throttles where key = $1', [key])
}
