import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { counted } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { daysOf } from '../../itinerary/plan/days.ts'
import { titleOf } from '../../itinerary/plan/service-words.ts'
import { unfinishedOf } from '../details/progress.ts'
import classes from './papers.module.css'

/** Which services nobody has called done yet, and the way to the first of them; it keeps nobody from making the documents. */
export function UnfinishedPanel({ orderId }: { orderId: number }) {
  const { data } = useQuery(daysOf(orderId))
  const unfinished = unfinishedOf(data?.items ?? [])
  if (unfinished === null) return null
  const { services, days, first } = unfinished
  return (
    <Panel title="Noch nicht fertig">
      <p className={classes.unfinished}>
        <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
        <span>
          {`${counted(services, ['Leistung', 'Leistungen'])} an ${counted(days, ['Tag', 'Tagen'])}. Erzeugen geht trotzdem. `}
          <Link {...paths.tripDetails(orderId, { tab: 'providers', day: first.day.id, service: first.service.key })}>
            Zur ersten: {titleOf(first.service)}
          </Link>
        </span>
      </p>
    </Panel>
  )
}
