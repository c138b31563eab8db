import { Button } from '@mantine/core'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useReducer, useRef, useState } from 'react'
import { DatesOfTrip } from '../../../lib/date-context.ts'
import { count } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { useTripEnd } from '../../../lib/live/deletions.ts'
import { OptionsOfOrganisation } from '../../../lib/options.ts'
import { useNoteOpened } from '../../../lib/recent/recently-opened.ts'
import { useSession } from '../../../lib/session.ts'
import { paths } from '../../../paths.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { typedNow } from '../../../ui/fields/typed-text.ts'
import { storedOffersCount, tripOf } from './api.ts'
import classes from './trip-frame.module.css'
import { TripHeader } from './trip-header.tsx'

type Props = {
  orderId: number
  tools?: ReactNode
  menu?: ReactNode
  /** By one key past the head, for whoever works without a mouse: the links of class `rw-skip`. */
  skip?: ReactNode
  children: ReactNode
}

/** What all pages of a trip share: its head and the way to its other pages, both always in sight. */
export function TripFrame({ orderId, tools, menu, skip, children }: Props) {
  const { data: trip, error } = useSuspenseQuery(tripOf(orderId))
  const { history } = useRouter()
  useNoteOpened(useSession().user.id, 'orders', orderId)
  const isGone = error instanceof ApiError && error.status === 404
  const { typed, forget } = useTypedBefore(isGone)
  const [isSeen, setSeen] = useState(false)
  // Hidden or deleted while it was open: what is still in memory is no longer this user's to see (APP-03), but for what they
  // have just typed themselves.
  if (isGone && (isSeen || typed.length === 0)) throw error
  // It stays until it has been seen, also when the trip is shown again meanwhile.
  if (typed.length > 0) {
    return (
      <LostTrip orderId={orderId} typed={typed} isBack={!isGone} onClose={() => (isGone ? setSeen(true) : forget())} />
    )
  }
  return (
    <OptionsOfOrganisation value={idOf(trip.organisationFilter)}>
      <DatesOfTrip value={trip}>
        {/* Inside a section its header is no second banner. */}
        <section ref={tellHeight} data-stays className={classes.head} aria-label={`Reise ${trip.orderNumber}`}>
          {skip}
          <TripHeader
            trip={trip}
            menu={menu}
            onDeleted={() => history.push('/user-dashboard', undefined, { ignoreBlocker: true })}
          >
            {tools}
          </TripHeader>
          <TripNav orderId={orderId} />
        </section>
        <main className={classes.page}>{children}</main>
      </DatesOfTrip>
    </OptionsOfOrganisation>
  )
}

/** How high the head is, for what shall stand below it while one scrolls: its facts take as many lines as they need. */
function tellHeight(head: HTMLElement | null) {
  const around = head?.parentElement
  if (head == null || around == null) return
  const observer = new ResizeObserver(() => around.style.setProperty('--trip-head', `${head.offsetHeight}px`))
  observer.observe(head)
  return () => observer.disconnect()
}

/** What stood in open forms right before they go; read while they are still there. */
function useTypedBefore(isGone: boolean) {
  const typed = useRef<readonly string[] | null>(null)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  if (isGone) typed.current ??= typedNow()
  else if (typed.current?.length === 0) typed.current = null
  const forget = () => {
    typed.current = null
    draw()
  }
  return { typed: typed.current ?? [], forget }
}

function TripNav({ orderId }: { orderId: number }) {
  const offers = useQuery(storedOffersCount(orderId))
  // Two addresses of the documents, one page for whoever works there: the link leads to where one is.
  const isOnInvoices = useLocation({ select: ({ pathname }) => pathname.endsWith('/client-invoice') })
  const pages = [
    { name: 'Übersicht', link: paths.order(orderId), count: undefined },
    { name: 'Anfragen', link: paths.requests(orderId), count: undefined },
    { name: 'Hotelpreise', link: paths.hotelPrices(orderId), count: undefined },
    { name: 'Kalkulation', link: paths.calculation(orderId), count: undefined },
    { name: 'Angebot', link: paths.offer(orderId), count: offers.data?.total },
    {
      name: 'Rechnungen',
      link: isOnInvoices ? paths.clientInvoice(orderId) : paths.invoices(orderId),
      count: undefined,
    },
    { name: 'Zimmerliste', link: paths.roomList(orderId), count: undefined },
    { name: 'Reiseunterlagen', link: paths.tripDetails(orderId), count: undefined },
    { name: 'Voucher', link: paths.vouchers(orderId), count: undefined },
    { name: 'Menüs', link: paths.menus(orderId), count: undefined },
    { name: 'Katalog', link: paths.catalog(orderId), count: undefined },
    { name: 'Dokumente', link: paths.documents(orderId), count: undefined },
    { name: 'E-Mails', link: paths.emails(orderId), count: undefined },
    { name: 'Verlauf', link: paths.history(orderId), count: undefined },
  ]
  return (
    <nav className={classes.nav} aria-label="Seiten der Reise">
      {pages.map((page) => (
        <Link
          key={page.name}
          {...page.link}
          className={classes.link}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {page.name}
          {page.count !== undefined && page.count > 0 && <span className={classes.count}>{count(page.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}

type LostProps = {
  orderId: number
  typed: readonly string[]
  /** It has been shown again meanwhile. */
  isBack: boolean
  onClose: () => void
}

/** In place of a trip deleted or hidden while somebody was typing: what was typed is not lost without a word (design §5). */
function LostTrip({ orderId, typed, isBack, onClose }: LostProps) {
  const end = useTripEnd(orderId)
  const text = typed.join('\n')
  return (
    <main className={classes.lostPage}>
      <section className={classes.lost} role="alert">
        <h1>{isBack ? 'Diese Reise ist wieder da' : 'Diese Reise ist nicht mehr da'}</h1>
        <p>
          {isBack ? 'Sie war zwischendurch nicht zu sehen.' : end} Was du gerade eingegeben hast, konnte nicht mehr
          gespeichert werden:
        </p>
        <pre className={classes.typed}>{text}</pre>
        <div className={classes.actions}>
          <CopyButton text={() => text} />
          <Button variant="default" onClick={onClose}>
            {isBack ? 'Zur Reise' : 'Ohne Speichern schließen'}
          </Button>
        </div>
      </section>
    </main>
  )
}
