import { DayEditRow } from './day-edit-row.tsx'
import { DayHead } from './day-head.tsx'
import type { TripDay } from './days.ts'
import { usePlan } from './plan-context.tsx'
import { ServiceRow } from './service-row.tsx'
import { type Service, servicesOf } from './services.ts'
import { useDayBlock } from './use-grips.ts'

/** A day: its head, or the fields to change it in the same place, and its services while it is open. */
export function DayRows({ day, number }: { day: TripDay; number: number }) {
  const { edited, isOpen, showsRoute } = usePlan()
  const block = useDayBlock(day.id)
  const isEdited = edited?.what === 'day' && edited.dayId === day.id
  const editedKey = edited === null || edited.what === 'day' ? null : edited.key
  // What is being written stays in sight.
  const isShown = ({ kind, key }: Service) => showsRoute || !describesRoute.has(kind) || key === editedKey
  return (
    <tbody ref={block.ref} data-drop={block.drop}>
      {isEdited ? <DayEditRow day={day} number={number} /> : <DayHead day={day} number={number} />}
      {isOpen(day.id) &&
        servicesOf(day)
          .filter(isShown)
          .map((service) => <ServiceRow key={service.key} service={service} isEdited={service.key === editedKey} />)}
    </tbody>
  )
}

/** Kinds that tell the way and cost nothing; the management description leaves them out (HEAD-01). */
const describesRoute: ReadonlySet<string> = new Set(['route', 'free'])
