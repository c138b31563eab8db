import { Button } from '@mantine/core'
import { IconCloudOff, IconMoodSad } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ApiError, fetchOrFail } from '../lib/http.ts'
import { waitBefore } from '../lib/query-client.ts'
import { saveQueue } from '../lib/saving/save-queue.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { MessagePage } from './message-page.tsx'
import { isCodeMissing, reloadOnce } from './missing-code.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** Stands where a page could not be shown. What had not been saved is kept and is sent all the same. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const lacksCode = isCodeMissing(error)
  const isAway = lacksCode || (error instanceof ApiError && error.isPassing)
  useServerReturn(isAway, goOn)

  function tryAgain() {
    queries.reset()
    reset()
    void router.invalidate()
  }

  /** Goes on by itself; a fresh page would ask what to do with changes that are still being sent. */
  function goOn(): boolean {
    if (lacksCode) return !saveQueue.hasUnsaved() && reloadOnce()
    tryAgain()
    return true
  }

  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  return (
    <MessagePage
      icon={isAway ? IconCloudOff : IconMoodSad}
      title={isAway ? 'Der Server antwortet nicht' : 'Hier ist etwas schiefgegangen'}
      text={
        isAway
          ? 'Sobald er wieder da ist, geht es hier weiter. Ungespeicherte Änderungen bleiben erhalten.'
          : 'Die Seite konnte nicht angezeigt werden. Ungespeicherte Änderungen bleiben erhalten.'
      }
    >
      <Button onClick={lacksCode ? () => location.reload() : tryAgain}>Noch einmal versuchen</Button>
      {!isAway && (
        <CopyButton
          text={() => technicalTextOf(error)}
          label="Technische Angaben kopieren"
          done="Technische Angaben kopiert"
        />
      )}
    </MessagePage>
  )
}

/** For whoever looks after the program; nobody at their desk can read it. */
function technicalTextOf(error: unknown): string {
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  return [location.href, new Date().toISOString(), navigator.userAgent, what].join('\n')
}

/**
 * Asks whether the server is there, at growing distances.
 * @param onReturn goes on with the page; false to be asked again, because something is still in the way
 */
function useServerReturn(isAwaited: boolean, onReturn: () => boolean): void {
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
