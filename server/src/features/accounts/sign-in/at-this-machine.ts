import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback, isOfThisMachine } from '../../../platform/env.ts'

type Asking = { ip: string; headers: IncomingHttpHeaders; raw: { httpVersion: string } }

/** What only a proxy adds. */
const passedOn = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/

/**
 * Whether whoever asks sits at this very machine and came past no proxy: then nobody else can read the demo accounts. A
 * proxy that hides itself is told by the names under which the page is open, and by the old HTTP that no browser speaks: nginx
 * asks so, with our own name as host, unless it is told otherwise.
 */
export function isAtThisMachine({ ip, headers, raw: { httpVersion } }: Asking): boolean {
  if (
    httpVersion === '1.0' ||
    !isLoopback(ip.replace(/^::ffff:/, '')) ||
    Object.keys(headers).some((name) => passedOn.test(name))
  )
    return false
  const pages = [`http://${headers.host ?? ''}`, headers.origin, headers.referer]
  return pages.every((page) => page === undefined || isOfThisMachine(page))
}
