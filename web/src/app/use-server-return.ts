import { useEffect, useRef } from 'react'
import { fetchOrFail } from '../lib/http.ts'
import { waitBefore } from '../lib/query-client.ts'

/**
 * Asks whether the server is there, at growing distances.
 * @param onReturn goes on with the page; false to be asked again, because something is still in the way
 */
export function useServerReturn(isAwaited: boolean, onReturn: () => boolean): void {
  const latest = useRef(onReturn)
  latest.current = onReturn
  // Time passes outside of what React draws.
  useEffect(() => {
    if (!isAwaited) return
    let failures = 0
    let timer = setTimeout(ask, waitBefore(0))
    let isLeft = false
    async function ask() {
      const isThere = await isServerThere()
      if (isLeft || (isThere && latest.current())) return
      failures += 1
      timer = setTimeout(ask, waitBefore(failures))
    }
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isAwaited])
}

/** No answer is nothing to tell of: the page says so already. */
async function isServerThere(): Promise<boolean> {
  const answer = await fetchOrFail('/health', { cache: 'no-store' }).catch(() => null)
  return answer?.ok ?? false
}
