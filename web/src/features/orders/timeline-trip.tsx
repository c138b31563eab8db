import type { TimelineTrip } from '@reisewerk/domain/orders/order-list.contract.ts'
import { IconEyeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { period } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import { paths } from '../../paths.ts'
import { StatusRing } from '../../ui/marks/order-status.tsx'
import type { PlacedTrip } from './order-lanes.ts'
import classes from './order-timeline.module.css'

type Props = { placed: PlacedTrip; top: number; ref: Ref<HTMLAnchorElement> }

export function TimelineTripLink({ placed: { trip, left, width, label }, top, ref }: Props) {
  const { label: status, tone } = useOptions('order_status').of(trip.status)
  const facts = [trip.orderNumber, period(trip.startAt, trip.endAt), status].join(', ')
  return (
    <Link
      {...paths.order(trip.id)}
      ref={ref}
      className={classes.trip}
      style={{ top, left, width }}
      data-label={label}
      data-off={trip.status === 'cancelled' || undefined}
      title={`${nameOf(trip)}, ${facts}`}
      preload={false}
    >
      <span className={classes.mark} style={{ background: `var(--rw-${tone}-mark)` }} />
      <span className={classes.label}>
        <StatusRing status={trip.status} tone={tone} />
        {trip.isAdminOnly && <IconEyeOff size={13} stroke={1.8} className={classes.hidden} aria-hidden />}
        <span className={classes.text}>{nameOf(trip)}</span>
        {trip.pax > 0 && (
          <span className={classes.pax}>
            {trip.pax}
            <span className="rw-spoken"> Gäste</span>
          </span>
        )}
        <span className="rw-spoken">, {facts}</span>
      </span>
    </Link>
  )
}

function nameOf({ client, name, orderNumber }: TimelineTrip): string {
  return [client, name].filter((word) => word !== null && word !== '').join(' · ') || orderNumber
}

const most = 320
let pen: CanvasRenderingContext2D | null | undefined

/** The width of ring, name and number of guests; the name is cut where it would be too long. */
export function drawnWidthOf(trip: TimelineTrip): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (pen !== null) pen.font = '13px "Inter Variable", Inter, system-ui, sans-serif'
  const widthOf = (text: string) => pen?.measureText(text).width ?? text.length * 7
  const signs = 34 + (trip.isAdminOnly ? 17 : 0)
  return Math.min(most, Math.ceil(widthOf(nameOf(trip)) + signs + (trip.pax > 0 ? widthOf(` ${trip.pax}`) + 6 : 0)))
}
