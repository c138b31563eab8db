import { pluralOf } from '@reisewerk/domain/contract/plural.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Item } from '../../../form/field-value.ts'
import { counted, day } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { type Usage, usageOf } from '../api.ts'
import type { Kind } from '../kind.ts'
import { isKindName, kindNames } from '../kind-names.ts'
import classes from '../master-data.module.css'

export function UsagePanel({ kind, item }: { kind: Kind; item: Item }) {
  const usage = useQuery(usageOf(kind.name, item.id))
  return (
    <Panel title="Verwendet in" hint={usage.data && wordsOf(usage.data)}>
      {usage.isPending && <LoadingRows rows={3} />}
      {usage.isError && (
        <ErrorState text="Die Verwendung konnte nicht geladen werden!" onRetry={() => void usage.refetch()} />
      )}
      {usage.data && <UsageList usage={usage.data} />}
    </Panel>
  )
}

function UsageList({
  usage: { trips, latestTrips, deletedTrips, hiddenTrips, others, isUsedElsewhere },
}: {
  usage: Usage
}) {
  return (
    <ul className={classes.usage}>
      {latestTrips.map((trip) => (
        <li key={trip.id}>
          <Link {...paths.order(trip.id)} className={classes.number}>
            {trip.orderNumber}
          </Link>
          <span className={classes.grow} title={trip.name}>
            {trip.name}
          </span>
          <span className={classes.quiet}>{day(trip.startAt)}</span>
        </li>
      ))}
      {trips > latestTrips.length && (
        <li className={classes.quiet}>
          … und {counted(trips - latestTrips.length, ['weitere Reise', 'weitere Reisen'])}
        </li>
      )}
      {deletedTrips > 0 && <li>{counted(deletedTrips, ['gelöschte Reise', 'gelöschte Reisen'])}</li>}
      {hiddenTrips > 0 && <li>{counted(hiddenTrips, hiddenTrip)}</li>}
      {others.map(({ resource, title, count }) => (
        <li key={resource}>{counted(count, isKindName(resource) ? kindNames[resource] : [title, pluralOf(title)])}</li>
      ))}
      {isUsedElsewhere && <li>An anderer Stelle, die dir nicht gezeigt wird</li>}
    </ul>
  )
}

const hiddenTrip = ['Reise, die dir nicht gezeigt wird', 'Reisen, die dir nicht gezeigt werden'] as const

/** @returns 'in 14 Reisen', 'in 1 gelöschten Reise', 'noch nirgends' */
function wordsOf({ trips, others, deletedTrips, hiddenTrips, isUsedElsewhere }: Usage): string {
  if (trips > 0) return `in ${counted(trips, ['Reise', 'Reisen'])}`
  if (others.length > 0) return 'in Stammdaten'
  if (deletedTrips > 0) return `in ${counted(deletedTrips, ['gelöschten Reise', 'gelöschten Reisen'])}`
  if (hiddenTrips > 0) return `in ${counted(hiddenTrips, hiddenTrip)}`
  return isUsedElsewhere ? 'an anderer Stelle' : 'noch nirgends'
}
