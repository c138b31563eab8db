import { orderStatuses, orderStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { count } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { ErrorState, LoadingRows } from '../../../ui/list-state.tsx'
import { OrderStatus } from '../../../ui/order-status.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { dashboardTrips } from '../api.ts'
import classes from './dashboard.module.css'

const running = orderStatusKeys.slice(0, orderStatusKeys.indexOf('completed'))

/** How one's trips stand; each line leads to the list of just these (APP-10). */
export function TripsByStatus() {
  const { data, isPending, isError, refetch } = useQuery(dashboardTrips)
  const counts = new Map(data?.byStatus.map((entry) => [entry.status, entry.count]))
  const most = Math.max(1, ...counts.values())
  const total = [...counts.values()].reduce((sum, each) => sum + each, 0)
  return (
    <Panel title="Meine Reisen nach Status" hint={data && `${count(total)} laufende`} flush>
      {isPending && <LoadingRows rows={7} rowHeight={32} />}
      {isError && <ErrorState text="Die Reisen konnten nicht geladen werden!" onRetry={() => void refetch()} />}
      {data && (
        <div className={classes.statuses}>
          {running.map((status) => (
            <Link key={status} {...paths.orders({ status: [status], user: data.users })} className={classes.statusLine}>
              <OrderStatus status={status} />
              <span
                className={classes.bar}
                style={{
                  width: `${((counts.get(status) ?? 0) / most) * 100}%`,
                  background: `var(--rw-${orderStatuses[status].tone}-mark)`,
                }}
                aria-hidden
              />
              <span className={classes.count}>{count(counts.get(status) ?? 0)}</span>
            </Link>
          ))}
        </div>
      )}
    </Panel>
  )
}
