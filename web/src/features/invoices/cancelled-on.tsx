import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { today } from '../../lib/format.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import type { Trip } from '../orders/trip/api.ts'
import classes from './cancelled-on.module.css'

/** When the client stepped back, by which Stornokosten go; corrected by hand, for the letter may have come days before. */
export function CancelledOn({ trip, inline = false }: { trip: Trip; inline?: boolean }) {
  const { save, errorOf } = useSave(orderContract, trip.id)
  const value = trip.cancelledOn === null ? null : dateOfWire(trip.cancelledOn)
  const change = (day: CalendarDate | null) => {
    if (day !== value) save({ cancelledOn: day === null ? null : wireOfDate(day) })
  }
  return (
    <div className={classes.day} data-inline={inline || undefined}>
      <DateField
        label="Storniert am"
        description={inline || value !== null ? undefined : 'Nicht bekannt: Bis ein Tag eingetragen ist, zählt heute.'}
        error={errorOf('cancelledOn')?.reason}
        max={today()}
        value={value}
        onChange={change}
      />
    </div>
  )
}
