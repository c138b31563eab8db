import { idOf } from '@reisewerk/domain/wire.ts'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import type { Trip } from '../../orders/trip/api.ts'
import classes from './attached.module.css'
import { TripSearch } from './trip-search.tsx'
import { useAttach } from './use-attach.ts'

/** Where the offer of this trip is managed, or the search for the trip that shall do so (002 §2 'otherOrder'). */
export function OtherOrder({ trip, onAttached }: { trip: Trip; onAttached: () => void }) {
  const { mutate, isPending } = useAttach()
  const { isOfOtherTrip, order, orderNumber } = trip.attachedOffer
  if (!isOfOtherTrip) {
    return (
      <TripSearch
        trip={trip}
        label="Reise, über die das Angebot verwaltet wird"
        without={[]}
        isOff={isPending}
        onChoose={(mainId) =>
          mutate({ mainId, change: (before) => [...before.map(idOf), trip.id] }, { onSuccess: onAttached })
        }
      />
    )
  }
  return (
    <p className={classes.managed}>
      Das Angebot wird über eine andere Reise verwaltet
      {order === null ? '.' : ': '}
      {order !== null && <Link {...paths.offer(idOf(order))}>Angebot der Reise {orderNumber}</Link>}
    </p>
  )
}
