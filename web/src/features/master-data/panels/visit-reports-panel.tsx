import { visitReportContract } from '@reisewerk/domain/tasks/visit-report.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { listOf } from '../../../lib/api.ts'
import { counted, day } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import classes from '../master-data.module.css'

/** What came of visits to a client, the latest first; they are written on the trips (000 §2.3). */
export function VisitReportsPanel({ clientId }: { clientId: number }) {
  const query = { 'client.id': clientId, '_order[visitedAt]': 'desc', _itemsPerPage: 50 }
  const reports = useQuery(listOf(visitReportContract, { query }))
  const total = reports.data?.total ?? 0
  return (
    <Panel
      title="Kundenberichte"
      hint={reports.data && (total === 0 ? 'noch keiner' : counted(total, ['Bericht', 'Berichte']))}
    >
      {reports.isPending && <LoadingRows rows={2} />}
      {reports.isError && (
        <ErrorState text="Die Kundenberichte konnten nicht geladen werden!" onRetry={() => void reports.refetch()} />
      )}
      {reports.data?.items.map(({ id, order, visitedAt, participants, content, agreements }) => (
        <article key={id} className={classes.report} aria-label={`Kundenbericht vom ${day(visitedAt)}`}>
          <span className={classes.quiet}>
            {day(visitedAt)}
            {participants !== '' && ` · ${participants}`} · <Link {...paths.order(idOf(order))}>zur Reise</Link>
          </span>
          <p>{content}</p>
          {agreements !== '' && <p className={classes.quiet}>Vereinbart: {agreements}</p>}
        </article>
      ))}
    </Panel>
  )
}
