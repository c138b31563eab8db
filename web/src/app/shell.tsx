import { Button, Kbd, UnstyledButton } from '@mantine/core'
import { IconCloudOff, IconSearch } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Outlet, useBlocker, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { HelpButton } from '../features/manual/help-button.tsx'
import { Bell } from '../features/notices/bell.tsx'
import { startLive } from '../lib/live/live.ts'
import { saveQueue } from '../lib/saving/save-queue.ts'
import { useUnsaved } from '../lib/saving/use-save.ts'
import { sessionQuery, useSession } from '../lib/session.ts'
import { onRestored } from '../lib/undo-deletion.ts'
import { paths } from '../paths.ts'
import { agree, confirm, isAsking } from '../ui/dialogs/confirm.tsx'
import { hasChangedForm, hasOpenForm, leaveForms, subscribeToForms } from '../ui/dialogs/open-forms.ts'
import { dropChanges } from '../ui/dialogs/use-ask-before-closing.ts'
import { useFocusOnArrival } from '../ui/focus/use-focus-on-arrival.ts'
import { fetchLateParts } from '../ui/late.tsx'
import { goToSignIn } from './go-to-sign-in.ts'
import { KeptForms } from './kept-forms.tsx'
import { KeysSheet } from './keys-sheet.tsx'
import { Logo } from './logo.tsx'
import { NewEntries } from './new-entries.tsx'
import { CommandPalette } from './palette/command-palette.tsx'
import { openPalette } from './palette/palette-state.ts'
import classes from './shell.module.css'
import { UserMenu } from './user-menu.tsx'

/** The areas that have a page, and the first parts of the addresses that belong to them. */
const areas = [
  { name: 'Heute', link: paths.userDashboard(), begins: ['user-dashboard'] },
  { name: 'Reisen', link: paths.orders(), begins: ['orders'] },
  { name: 'Optionen', link: paths.options(), begins: ['options'] },
  { name: 'Kunden', link: paths.masterList('clients'), begins: ['clients', 'contacts'] },
  {
    name: 'Leistungsträger',
    link: paths.masterList('providers'),
    begins: ['providers', 'hotels', 'ferries', 'airlines', 'trains', 'agencies'],
  },
  { name: 'Zahlungen', link: paths.openItems(), begins: ['open-items', 'reminders', 'bank-statements'] },
  { name: 'Postfach', link: paths.mailbox(), begins: ['emails'] },
  { name: 'Buchhaltung', link: paths.accounting(), begins: ['accounting'], isPurchase: true },
  { name: 'Konzepte', link: paths.concepts(), begins: ['concepts', 'order_concepts', 'day_concepts'] },
  {
    name: 'Stammdaten',
    link: paths.masterData(),
    begins: ['master-data', 'destinations', 'areas', 'places', 'ports', 'airports', 'train_stations'],
  },
]

function TopBar() {
  const { user } = useSession()
  const shown = areas.filter((area) => user.maySeePurchase || !('isPurchase' in area))
  const first = useLocation({ select: ({ pathname }) => pathname.split('/')[1] ?? '' })
  return (
    <header className={classes.bar}>
      <Link {...paths.orders()} className={classes.brand}>
        <Logo />
        Reisewerk
      </Link>
      <nav className={classes.areas} aria-label="Hauptbereiche">
        {shown.map(({ name, link, begins }) => (
          <Link key={name} {...link} className={classes.area} data-current={begins.includes(first) || undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <UnstyledButton className={classes.search} onClick={openPalette}>
        <IconSearch size={14} aria-hidden />
        <span className={classes.hint}>Suchen oder springen …</span>
        <Kbd className={classes.keys}>Strg K</Kbd>
      </UnstyledButton>
      <Bell />
      <HelpButton />
      <UserMenu />
    </header>
  )
}

const contentId = 'content'

export function Shell() {
  useLifelines()
  useAskBeforeLeaving()
  const { waiting } = useUnsaved()
  return (
    <div className={classes.shell} data-waiting={waiting > 0 || undefined}>
      <a href={`#${contentId}`} className="rw-skip">
        Zum Inhalt springen
      </a>
      <div className={classes.top}>
        <TopBar />
        <OfflineBanner />
        <KeptForms />
      </div>
      <div id={contentId} tabIndex={-1} className={classes.content}>
        <Outlet />
      </div>
      <NewEntries />
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
  useFocusOnArrival(pathname, contentId)
  useEffect(() => {
    const timer = setTimeout(fetchLateParts, 3000)
    return () => clearTimeout(timer)
  }, [pathname])

  useEffect(() => onRestored(() => void client.invalidateQueries()), [client])

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

function OfflineBanner() {
  const { waiting, retryAt } = useUnsaved()
  const now = useNow(retryAt !== null)
  if (waiting === 0) return null
  const retryIn = retryAt === null ? null : Math.max(1, Math.ceil((retryAt - now) / 1000))
  return <UnsavedBanner count={waiting} retryIn={retryIn} onRetry={saveQueue.retry} />
}

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

type Props = {
  count: number
  /** Seconds until the next try; null while one runs. */
  retryIn: number | null
  onRetry: () => void
}

/** Stands under the top bar while the server does not answer. Nothing typed is lost; the count says how much waits. */
function UnsavedBanner({ count, retryIn, onRetry }: Props) {
  return (
    <div className={classes.banner}>
      <IconCloudOff size={16} stroke={1.7} aria-hidden />
      <span>
        <strong role="status">
          {count === 1 ? '1 Änderung ist' : `${count} Änderungen sind`} noch nicht gespeichert.
        </strong>{' '}
        {retryIn === null ? 'Wird gerade versucht …' : `Der Server antwortet nicht, nächster Versuch in ${retryIn} s.`}
      </span>
      <Button size="compact-xs" variant="default" onClick={onRetry} disabled={retryIn === null}>
        Jetzt versuchen
      </Button>
    </div>
  )
}

type Way = { current: { pathname: string }; next: { pathname: string } }

/**
 * A link, the palette, the browser's own 'back' and closing the tab ask first as long as a form holds what nobody has saved
 * (design §5 'never losing a keystroke'). What has saved itself and then goes on says `ignoreBlocker`.
 */
export function useAskBeforeLeaving(): void {
  const isOn = useSyncExternalStore(subscribeToForms, hasOpenForm)
  useBlocker({ shouldBlockFn: mustStay, enableBeforeUnload: hasChangedForm, disabled: !isOn })
}

async function mustStay({ current, next }: Way): Promise<boolean> {
  // The page stays; and whoever's session has ended has no choice: they find their new trip again after the sign-in.
  if (current.pathname === next.pathname || next.pathname === '/sign-in') return false
  if (hasChangedForm() && (isAsking() || !(await mayDrop()))) return true
  leaveForms()
  return false
}

/** What is being saved while the question stands has nothing to lose any more once its form closes: it is not asked on. */
async function mayDrop(): Promise<boolean> {
  const stop = subscribeToForms(() => !hasChangedForm() && agree())
  try {
    return await confirm(dropChanges)
  } finally {
    stop()
  }
}
