import { useEffect, useState } from 'react'
import { saveQueue } from '../lib/saving/save-queue.ts'
import { useUnsaved } from '../lib/saving/use-save.ts'
import { UnsavedBanner } from '../ui/unsaved-banner.tsx'

/** Counts what waits for the server, while it does. */
export function OfflineBanner() {
  const { waiting, retryAt } = useUnsaved()
  const now = useNow(retryAt !== null)
  if (waiting === 0) return null
  const retryIn = retryAt === null ? null : Math.max(1, Math.ceil((retryAt - now) / 1000))
  return <UnsavedBanner count={waiting} retryIn={retryIn} onRetry={saveQueue.retry} />
}

/** The time, second by second, while it is needed. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isNeeded) return
    setNow(Date.now())
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [isNeeded])
  return now
}
