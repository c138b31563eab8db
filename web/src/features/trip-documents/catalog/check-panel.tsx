import { useQuery } from '@tanstack/react-query'
import { count } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import classes from './catalog.module.css'
import { catalogDaysOf } from './catalog-days.tsx'

/** How far the check of the texts is, as a bar and in figures. */
export function CheckPanel({ orderId }: { orderId: number }) {
  const { data } = useQuery(catalogDaysOf(orderId))
  const { all } = useOptions('concept_check')
  const days = data?.items ?? []
  const counts = all.map((status) => ({
    ...status,
    number: days.filter(({ checkStatus }) => checkStatus === status.key).length,
  }))
  const checked = days.filter(({ checkStatus }) => checkStatus === 'checked').length
  if (days.length === 0) return null
  return (
    <Panel title="Prüfung" hint={`${checked} von ${days.length} Tagen geprüft`}>
      <div className={classes.bar} aria-hidden>
        {counts.map(({ key, tone, number }) => (
          <i key={key} style={{ flex: number, background: `var(--rw-${tone}-mark)` }} />
        ))}
      </div>
      <dl className={classes.counts}>
        {counts.map(({ key, label, tone, number }) => (
          <div key={key}>
            <dt>
              <i className={classes.dot} style={{ background: `var(--rw-${tone}-mark)` }} aria-hidden /> {label}
            </dt>
            <dd>{count(number)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
