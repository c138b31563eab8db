import { useEffect, useState, useSyncExternalStore } from 'react'
import { saveQueue } from '../lib/save-queue.ts'
import { unsentItems } from '../lib/unsent-items.ts'
import { useUnsaved } from '../lib/use-save.ts'
import { UnsavedBanner } from '../ui/unsaved-banner.tsx'

/** Counts what waits for the server, while it does. */
export function OfflineBanner() {
  const { waiting: changes, retryAt: changesAt } = useUnsaved()
  const items = useSyncExternalStore(unsentItems.subscribe, unsentItems.list)
  const itemsAt = useSyncExternalStore(unsentItems.subscribe, unsentItems.retryAt)
  const waiting = changes + items.filter(({ state }) => state === 'waiting').length
  const retryAt = earliest(changesAt, itemsAt)
  const now = useNow(retryAt !== null)
  if (waiting === 0) return null
  const retryIn = retryAt === null ? null : Math.max(1, Math.ceil((retryAt - now) / 1000))
  function retry() {
    saveQueue.retry()
    unsentItems.retry()
  }
  return <UnsavedBanner count={waiting} retryIn={retryIn} onRetry={retry} />
}

function earliest(...moments: (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null)
  return known.length === 0 ? null : Math.min(...known)
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
