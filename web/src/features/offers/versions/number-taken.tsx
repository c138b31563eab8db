import { useQuery } from '@tanstack/react-query'
import { day } from '../../../lib/format.ts'
import type { Offer } from '../api.ts'
import { versionsOf } from './api.ts'
import classes from './versions.module.css'

type Props = { orderId: number; offer: Pick<Offer, 'type' | 'offerNr'> }

/** Says that a client may hold another offer of the number already; a reconfirmation has the one of its offer (OFFER-10). */
export function NumberTaken({ orderId, offer: { type, offerNr } }: Props) {
  const versions = useQuery(versionsOf(orderId)).data?.items ?? []
  const taken = versions.find((version) => version.type === 'offer' && version.number === offerNr)
  if (type === 'confirmation' || taken === undefined) return null
  const since = taken.sentAt === null ? `abgelegt am ${day(taken.createdAt)}` : `gesendet am ${day(taken.sentAt)}`
  return (
    <p className={classes.since} role="alert">
      Unter der Nummer {offerNr} gibt es schon ein Angebot, {since}.
    </p>
  )
}
