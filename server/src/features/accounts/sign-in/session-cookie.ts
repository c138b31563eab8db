import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { longestSeconds } from './sign-in-library.ts'

/* The cookies of signing in. No script can read them, and no foreign page can send them along with a change. */

type Request = { readonly headers: { readonly cookie?: string | undefined }; readonly protocol: string }

const sessionCookieName = 'reisewerk_session'
const tokenForm = /^[A-Za-z0-9_-]{20,100}$/
/** As long as browsers keep a cookie at most. */
const deviceSeconds = 400 * 24 * 3600

/** The token of a request's session, or null when its cookies hold none. */
export function tokenOf(request: Request): string | null {
  const value = cookieValue(request, sessionCookieName)
  return value !== null && tokenForm.test(value) ? value : null
}

/** `Set-Cookie` for a session. When it expires is decided by the server; the cookie lasts as long as a session can at most. */
export function sessionCookie(request: Request, token: string): string {
  return cookie(request, sessionCookieName, token, longestSeconds)
}

export function expiredSessionCookie(request: Request): string {
  return cookie(request, sessionCookieName, '', 0)
}

/**
 * Which of the browsers it is in which an account was signed in before: guesses from elsewhere do not lock it out (OWASP:
 * device cookies). It opens nothing by itself. @returns null for an unknown one, and for one of another account
 */
export function deviceOf(request: Request, secret: string, email: string): string | null {
  const [device = '', seal = ''] = cookieValue(request, deviceCookieName(email))?.split('.') ?? []
  const expected = Buffer.from(sealOf(secret, email, device))
  const actual = Buffer.from(seal)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? device : null
}

/** `Set-Cookie` by which a browser is known from now on; one that is known keeps its name. */
export function deviceCookie(request: Request, secret: string, email: string): string {
  const device = deviceOf(request, secret, email) ?? randomBytes(16).toString('base64url')
  return cookie(request, deviceCookieName(email), `${device}.${sealOf(secret, email, device)}`, deviceSeconds)
}

/** One for each account, since colleagues share a browser. */
function deviceCookieName(email: string): string {
  return `reisewerk_device_${createHmac('sha256', 'device').update(email).digest('hex').slice(0, 8)}`
}

function sealOf(secret: string, email: string, device: string): string {
  return createHmac('sha256', secret).update(`device ${email} ${device}`).digest('base64url')
}

/** Over https under a name that neither a neighbouring site nor a plain page can set (RFC 6265bis §4.1.3.2). */
function nameIn({ protocol }: Request, name: string): string {
  return protocol === 'https' ? `__Host-${name}` : name
}

function cookieValue(request: Request, name: string): string | null {
  const wanted = nameIn(request, name)
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const [found, value = ''] = pair.trim().split('=', 2)
    if (found === wanted) return value
  }
  return null
}

function cookie(request: Request, name: string, value: string, maxAge: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  return `${nameIn(request, name)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
