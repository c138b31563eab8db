import { longestSeconds } from './sign-in-library.ts'

const sessionCookieName = 'reisewerk_session'
const tokenForm = /^[A-Za-z0-9_-]{20,100}$/

/** The token of a request's session, or null when its cookies hold none. */
export function tokenOfCookies(cookies: string | undefined): string | null {
  for (const pair of cookies?.split(';') ?? []) {
    const [name, value = ''] = pair.trim().split('=', 2)
    if (name === sessionCookieName && tokenForm.test(value)) return value
  }
  return null
}

/**
 * `Set-Cookie` for a session: no script can read it and no foreign page can send it along with a change. When it expires
 * is decided by the server; the cookie lasts as long as a session can at most.
 */
export function sessionCookie(token: string, isSecure: boolean): string {
  return cookie(token, longestSeconds, isSecure)
}

/** `Set-Cookie` that takes the session's cookie away. */
export function expiredSessionCookie(isSecure: boolean): string {
  return cookie('', 0, isSecure)
}

function cookie(value: string, maxAge: number, isSecure: boolean): string {
  return `${sessionCookieName}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
