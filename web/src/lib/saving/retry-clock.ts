import type { ApiError } from '../http.ts'
import { waitBefore } from '../query-client.ts'

/** When the server is asked again while it is away; the more often it was not there the later. */
export function createRetryClock(onDue: () => void) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt: number | null = null

  function stop() {
    clearTimeout(timer)
    dueAt = null
  }

  return {
    wait(error: ApiError) {
      stop()
      const delay = waitBefore(failures, error)
      failures += 1
      dueAt = Date.now() + delay
      timer = setTimeout(onDue, delay)
    },
    reset: () => {
      failures = 0
    },
    stop,
    dueAt: () => dueAt,
  }
}
