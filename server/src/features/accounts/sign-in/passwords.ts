import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * Passwords are kept as scrypt hashes with the cost OWASP names (N 2^15, r 8, p 3: about 32 MiB and a fifth of a second).
 * Node computes them in its thread pool, so that a sign-in never holds up other requests.
 */
const usualCost = { N: 2 ** 15, r: 8, p: 3 }
type Cost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>
const saltBytes = 16
const hashBytes = 32

/** @returns 'scrypt$N$r$p$salt$hash', the parameters beside the hash so that the cost may rise later */
export async function hashPassword(password: string, cost: Cost = usualCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, salt, hashBytes, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Whether a password belongs to a stored hash; compares in constant time. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return timingSafeEqual(actual, expected)
}

function derive(password: string, salt: Buffer, length: number, parameters: Cost) {
  // The same word typed on two keyboards may differ in composition of its umlauts.
  const text = password.normalize('NFKC')
  const maxmem = 256 * parameters.N * parameters.r
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(text, salt, length, { ...parameters, maxmem }, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
