import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Deadline } from '../../../ui/deadline.tsx'
import { KindIcon } from '../../../ui/kind-icon.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/list-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { type ServiceKind, serviceKinds } from '../../../ui/service-kind.ts'
import { dashboardTodos } from '../api.ts'
import classes from './dashboard.module.css'
import { distanceTo } from './distance.ts'
import { optionsHint } from './options-hint.ts'
import { TripLink } from './trip-link.tsx'

/** Options of all trips one sees that run out within a fortnight or just have (APP-10). */
export function OptionDeadlines() {
  const { data, isPending, isError, refetch } = useQuery(dashboardTodos)
  const options = data?.options
  return (
    <Panel title="Optionen laufen ab" hint={options && optionsHint(options)} flush>
      {isPending && <LoadingRows rows={10} rowHeight={44} />}
      {isError && <ErrorState text="Die Optionen konnten nicht geladen werden!" onRetry={() => void refetch()} />}
      {options?.items.length === 0 && (
        <EmptyState icon={IconCalendarCheck} text="In den nächsten zwei Wochen läuft keine Option ab." />
      )}
      {options !== undefined && options.items.length > 0 && (
        <ul className={classes.list} aria-label="Optionen laufen ab">
          {options.items.map(({ id, name, requestType, order, dueDate }) => {
            const due = dateOfWire(dueDate ?? '') ?? ''
            return (
              <li key={id} className={classes.row}>
                <KindIcon kind={kindOf(requestType)} />
                <div className={classes.text}>
                  <span title={name}>{name.replace(/^Option /, '')}</span>
                  <span className={classes.sub}>{order !== null && <TripLink trip={order} />}</span>
                </div>
                <div className={classes.end}>
                  <Deadline date={due} />
                  <span className={classes.sub}>{distanceTo(due)}</span>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

function kindOf(type: string | null): ServiceKind {
  // What the server calls a request's kind is what the screens call a service's.
  const kind = type === 'airline' ? 'flight' : type
  return kind !== null && Object.hasOwn(serviceKinds, kind) ? (kind as ServiceKind) : 'other'
}
