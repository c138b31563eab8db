import { type ServiceKind, serviceKindKeys } from '@reisewerk/domain/service-kinds.ts'
import type { DashboardTodo } from '@reisewerk/domain/tasks/user-dashboard.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { distanceTo } from '../../../lib/distance.ts'
import { today } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { Deadline } from '../../../ui/marks/deadline.tsx'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { dashboardTodos } from '../api.ts'
import classes from './dashboard.module.css'
import { MoreRows } from './more-rows.tsx'
import type { ShownRows } from './shown-rows.ts'
import { totalOf } from './total.ts'
import { TripLink } from './trip-link.tsx'

/** Options of all trips one sees that run out within a fortnight, and those that just have (APP-10). */
export function OptionDeadlines({ shown, onMore }: ShownRows) {
  const { data, isPending, isError, refetch } = useQuery(dashboardTodos(shown))
  const options = data?.options
  const isPassed = ({ dueDate }: DashboardTodo) => (dateOfWire(dueDate ?? '') ?? '') < today()
  const passed = options?.items.filter(isPassed) ?? []
  const ahead = options?.items.filter((option) => !isPassed(option)) ?? []
  return (
    <Panel
      title="Optionen laufen ab"
      hint={options && optionsHint(options)}
      actions={<Link {...paths.options()}>Alle Optionen</Link>}
      flush
    >
      {isPending && <LoadingRows rows={10} rowHeight={44} />}
      {isError && <ErrorState text="Die Optionen konnten nicht geladen werden!" onRetry={() => void refetch()} />}
      {options?.items.length === 0 && (
        <EmptyState icon={IconCalendarCheck} text="In den nächsten zwei Wochen läuft keine Option ab." />
      )}
      {passed.length > 0 && (
        <>
          <h3 className={classes.part}>Abgelaufen</h3>
          <OptionList label="Abgelaufene Optionen" options={passed} />
          {ahead.length > 0 && <h3 className={classes.part}>Laufen ab</h3>}
        </>
      )}
      {ahead.length > 0 && <OptionList label="Optionen laufen ab" options={ahead} />}
      {options !== undefined && (
        <MoreRows noun="Optionen" shown={options.items.length} total={options.total} onMore={onMore} />
      )}
    </Panel>
  )
}

function OptionList({ label, options }: { label: string; options: readonly DashboardTodo[] }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {options.map(({ id, name, requestType, order, dueDate }) => {
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
  )
}

function kindOf(type: string | null): ServiceKind {
  return serviceKindKeys.find((kind) => kind === type) ?? 'other'
}

/** @returns '3 abgelaufen · 32 in zwei Wochen': what ran out already is not what does so soon (APP-10) */
export function optionsHint({ total, expired }: { total: number; expired: number }): string {
  const ahead = `${totalOf(total - expired)} in zwei Wochen`
  return expired === 0 ? ahead : `${totalOf(expired)} abgelaufen · ${ahead}`
}
