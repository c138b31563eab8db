import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { count } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { storedOffersCount } from './api.ts'
import classes from './trip-nav.module.css'

export function TripNav({ orderId }: { orderId: number }) {
  const offers = useQuery(storedOffersCount(orderId))
  const pages = [
    { name: 'Übersicht', link: paths.order(orderId), count: undefined },
    { name: 'Anfragen', link: paths.requests(orderId), count: undefined },
    { name: 'Angebot', link: paths.offer(orderId), count: offers.data?.total },
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
          className={classes.page}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {page.name}
          {page.count !== undefined && page.count > 0 && <span className={classes.count}>{count(page.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
