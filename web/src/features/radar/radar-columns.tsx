import type { RadarOption } from '@reisewerk/domain/radar/option-radar.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { Link } from '@tanstack/react-router'
import { distanceTo } from '../../lib/distance.ts'
import { day, today } from '../../lib/format.ts'
import type { ListColumn } from '../../list/list.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import { RequestStatus } from '../../ui/marks/request-status.tsx'
import { StandingCell } from '../itinerary/plan/renewal-mark.tsx'
import classes from './radar.module.css'
import { RadarActions } from './radar-actions.tsx'
import { RadarDeadline } from './radar-deadline.tsx'

const value: ListColumn<RadarOption> = {
  label: 'Wert',
  width: 116,
  align: 'right',
  title: ({ value: amounts }) => amounts?.map(({ formatted }) => formatted).join(' + ') || 'Kein Einkaufspreis',
  show: ({ value: amounts }) => amounts?.map(({ formatted }) => formatted).join(' + ') || '–',
}

/** @param seesPurchase whether what providers ask is shown at all */
export function radarColumns(
  seesPurchase: boolean,
  onAsk: (option: RadarOption) => void,
): readonly ListColumn<RadarOption>[] {
  return [
    {
      label: 'Leistungsträger',
      share: 1.2,
      least: 170,
      strong: true,
      title: ({ partner, service }) => [partner, service].filter(Boolean).join(' · '),
      show: ({ partner, service }) => partner || service || 'ohne Leistungsträger',
    },
    { label: 'Option bis', width: 112, show: (option) => <RadarDeadline option={option} /> },
    { label: 'Frist', width: 96, quiet: true, show: ({ dueDate }) => distanceTo(dateOfWire(dueDate) ?? today()) },
    {
      label: 'Reise',
      share: 1.2,
      least: 160,
      title: ({ order }) => `${order.orderNumber} ${order.name}`,
      show: ({ order }) => (
        <Link {...paths.order(order.id)} className={classes.trip}>
          {order.orderNumber} <span>{order.name}</span>
        </Link>
      ),
    },
    { label: 'Beginn', width: 92, show: ({ startAt }) => startAt !== null && day(startAt) },
    { label: 'Pers.', width: 56, align: 'right', show: ({ persons }) => persons },
    ...(seesPurchase ? [value] : []),
    {
      label: 'Status',
      width: 132,
      show: ({ status, knownFor }) => (
        <StandingCell>
          <RequestStatus status={status} />
          {knownFor !== null && (
            <Badge tone="warn" title={`Der Leistungsträger weiß von: ${knownFor}`}>
              neu anzufragen
            </Badge>
          )}
        </StandingCell>
      ),
    },
    { label: 'Verantwortlich', width: 132, quiet: true, show: ({ user }) => user.name },
    { label: '', width: 108, show: (option) => <RadarActions option={option} onAsk={onAsk} /> },
  ]
}
