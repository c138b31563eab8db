import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { today } from '../../lib/format.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import type { Trip } from '../orders/trip/api.ts'
import classes from './cancelled-on.module.css'

/** When the client stepped back, by which Stornokosten go; corrected by hand, for the letter may have come days before. */
export function CancelledOn({ trip, inline = false }: { trip: Trip; inline?: boolean }) {
  const { save, errorOf } = useSave(orderContract, trip.id)
  const kept = trip.cancelledOn === null ? null : dateOfWire(trip.cancelledOn)
  const [draft, setDraft] = useState<{ day: CalendarDate | null } | null>(null)

  /** The day that is kept stays until another one is whole: what is half typed, or lies ahead, is no day to take its place. */
  function leave({ validity }: HTMLInputElement) {
    if (draft === null || !validity.valid) return
    setDraft(null)
    if (draft.day !== kept) save({ cancelledOn: draft.day === null ? null : wireOfDate(draft.day) })
  }

  return (
    <div className={classes.day} data-inline={inline || undefined}>
      <DateField
        label="Storniert am"
        description={inline || kept !== null ? undefined : 'Nicht bekannt: Bis ein Tag eingetragen ist, zählt heute.'}
        error={errorOf('cancelledOn')?.reason}
        max={today()}
        value={draft === null ? kept : draft.day}
        onChange={(day) => setDraft({ day })}
        onBlur={(event) => leave(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave(event.currentTarget)
        }}
      />
    </div>
  )
}
