import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { counted, dayMonth } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { OrderStatus } from '../../../ui/order-status.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { dashboardTrips } from '../api.ts'
import classes from './dashboard.module.css'

/** One's trips that start within a month (APP-10). */
export function Departures() {
  const { data } = useQuery(dashboardTrips)
  if (data === undefined) return null
  return (
    <Panel
      title="Nächste Abreisen"
      hint={data.departures.length === 0 ? 'keine in den nächsten 30 Tagen' : undefined}
      flush
    >
      <ul className={classes.list} aria-label="Nächste Abreisen">
        {data.departures.map(({ id, name, orderNumber, startAt, pax, status, absentee }) => (
          <li key={id} className={classes.row}>
            <span className={classes.date}>{dayMonth(startAt)}</span>
            <div className={classes.text}>
              <Link {...paths.order(id)} title={name}>
                {name || orderNumber}
              </Link>
              <span className={classes.sub}>
                {counted(pax, ['Gast', 'Gäste'])}
                {absentee !== null && ' · Vertretung'}
              </span>
            </div>
            <OrderStatus status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
