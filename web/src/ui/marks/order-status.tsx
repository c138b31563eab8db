import type { OrderStatus as Key, Tone } from '@reisewerk/domain/accounts/options.ts'
import { useOptions } from '../../lib/options.ts'
import classes from './order-status.module.css'

/** How far along its way a trip is; fills the ring, so that the order of the states shows without reading. */
const shares: Record<Key, number> = {
  new: 0,
  provisional_offer_sent: 0.2,
  offer_sent: 0.35,
  pre_reservation: 0.5,
  booked: 0.65,
  documents_sent: 0.8,
  on_tour: 0.9,
  completed: 1,
  cancelled: 1,
  deleted: 1,
}

type Props = {
  status: Key
  /** Whose word for it; by default that of the trip shown, or of the user. */
  organisationId?: number | undefined
}

/** The state of a trip: a ring that fills along its way, plus the word; never a coloured pill. */
export function OrderStatus({ status, organisationId }: Props) {
  const { label, tone } = useOptions('order_status', organisationId).of(status)
  return (
    <span className={classes.status}>
      <StatusRing status={status} tone={tone} />
      <span className={classes.label}>{label}</span>
    </span>
  )
}

export function StatusRing({ status, tone }: { status: Key; tone: Tone }) {
  const share = shares[status]
  const pie = 2 * Math.PI * 2.25
  return (
    <svg className={classes.ring} viewBox="0 0 14 14" style={{ color: `var(--rw-${tone}-mark)` }} aria-hidden>
      <circle cx="7" cy="7" r="5.5" strokeDasharray={share === 0 ? '2.2 2.1' : undefined} className={classes.outline} />
      {share > 0 && share < 1 && (
        <circle cx="7" cy="7" r="2.25" strokeDasharray={`${share * pie} ${pie}`} className={classes.pie} />
      )}
      {share === 1 && <circle cx="7" cy="7" r="6.25" fill="currentColor" />}
      {status === 'completed' && <path d="M4.4 7.2 6.3 9l3.4-3.9" className={classes.sign} />}
      {(status === 'cancelled' || status === 'deleted') && (
        <path d="m4.9 4.9 4.2 4.2m0-4.2L4.9 9.1" className={classes.sign} />
      )}
    </svg>
  )
}
