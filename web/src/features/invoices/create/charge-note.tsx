import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../lib/session.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import { useRequestedAt } from '../../../ui/sheet/use-requested-at.ts'
import { calculationOf, lossesOf, toldLosses } from '../../calculation/api.ts'
import type { Trip } from '../../orders/trip/api.ts'
import { CancelledOn } from '../cancelled-on.tsx'
import { chargeDayOf } from '../use-offered-charge.ts'
import classes from './create.module.css'
import type { InvoiceEditor } from './use-invoice-editor.ts'

/** From what one tells how much a cancelled trip costs its client: the step of the offer, and what providers charge. */
export function ChargeNote({ trip, editor: { charge } }: { trip: Trip; editor: InvoiceEditor }) {
  const { user } = useSession()
  if (trip.currentStatus !== 'cancelled') return null
  const { on, isKnown } = chargeDayOf(trip)
  return (
    <Field>
      <CancelledOn trip={trip} />
      <ul className={classes.basis} aria-label="Wonach sich die Stornokosten richten">
        <li>
          Laut Angebot bei Rücktritt {isKnown ? 'am' : 'heute,'} {germanDate(on)}:{' '}
          {charge?.told ?? 'keine Stufe, die für diesen Tag gilt'}
        </li>
        {user.maySeePurchase && <Losses orderId={trip.id} />}
      </ul>
    </Field>
  )
}

function Losses({ orderId }: { orderId: number }) {
  const { data: calculation, isFetching, dataUpdatedAt } = useQuery(calculationOf(orderId))
  const readAt = useRequestedAt({ isFetching, dataUpdatedAt })
  const { data } = useQuery({ ...lossesOf(calculation?.id ?? 0, readAt), enabled: calculation !== undefined })
  if (data === undefined || data.requests.length === 0) return null
  return <li>Verlust bei den Leistungsträgern, wenn heute storniert wird: {toldLosses(data)}</li>
}
