import type { IncomingHttpHeaders } from 'node:http'
import { signInMessages } from '@reisewerk/domain/accounts/sign-in.ts'
import { ApiError } from '../../../platform/errors.ts'

type Request = {
  method: string
  headers: IncomingHttpHeaders
  protocol: string
  host: string
  routeOptions: { config: { writes?: boolean } }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that a foreign page sends through a signed-in browser (CSRF). Every browser of today says by itself
 * where a request comes from (Sec-Fetch-Site, older ones Origin), and a page cannot make it lie. A client that sends
 * neither is no browser and holds no cookie but its own, so it passes. SameSite=Lax on the cookie is the second lock.
 * To be called for every request, signing in included.
 * @throws ApiError 403 cross_site
 */
export async function refuseCrossSite(request: Request): Promise<void> {
  const isReading = reading.has(request.method) && request.routeOptions.config.writes !== true
  if (isReading || isOwnSite(request)) return
  throw new ApiError(403, 'cross_site', signInMessages.cross_site)
}

function isOwnSite({ headers, protocol, host }: Request): boolean {
  const site = headers['sec-fetch-site']
  // 'none' is the user's own doing, such as a reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === `${protocol}://${host}`
}
