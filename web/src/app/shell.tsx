import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startLive } from '../lib/live/live.ts'
import { saveQueue } from '../lib/saving/save-queue.ts'
import { useUnsaved } from '../lib/saving/use-save.ts'
import { sessionQuery, useSession } from '../lib/session.ts'
import { fetchLateParts } from '../ui/late.tsx'
import { CommandPalette } from './command-palette.tsx'
import { goToSignIn } from './go-to-sign-in.ts'
import { KeptForms } from './kept-forms.tsx'
import { KeysSheet } from './keys-sheet.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

/** What every page behind the sign-in stands in. */
export function Shell() {
  useLifelines()
  useAskBeforeLeaving()
  const { waiting } = useUnsaved()
  return (
    <div className={classes.shell} data-waiting={waiting > 0 || undefined}>
      <a href="#content" className={classes.skip}>
        Zum Inhalt springen
      </a>
      <div className={classes.top}>
        <TopBar />
        <OfflineBanner />
        <KeptForms />
      </div>
      <div id="content" tabIndex={-1} className={classes.content}>
        <Outlet />
      </div>
      <CommandPalette />
      <KeysSheet />
    </div>
  )
}

/** Saving and hearing of others' changes run as long as somebody is signed in, whatever page is shown. */
function useLifelines() {
  const client = useQueryClient()
  const userId = useSession().user.id
  const { data: session } = useQuery(sessionQuery)
  const router = useRouter()

  // What comes with the page goes first; each page names parts of its own.
  const { pathname } = useLocation()
  useEffect(() => {
    const timer = setTimeout(fetchLateParts, 3000)
    return () => clearTimeout(timer)
  }, [pathname])

  // Ended from elsewhere.
  useEffect(() => {
    if (session === null) goToSignIn(router)
  }, [session, router])

  useEffect(() => {
    void saveQueue.start(client, userId)
    return startLive(client, userId)
  }, [client, userId])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saveQueue.hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', saveQueue.retry)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', saveQueue.retry)
    }
  }, [])
}
