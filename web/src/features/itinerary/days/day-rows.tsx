import { type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { memo, type ReactNode } from 'react'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { useDayBlock } from '../moving/use-grips.ts'
import type { TripDay } from '../plan/days.ts'
import { type Edited, useDesk } from '../plan/plan-context.tsx'
import { type Service, servicesOf } from '../plan/services.ts'
import { DayEditRow } from './day-edit-row.tsx'
import { DayHead } from './day-head.tsx'
import classes from './day-list.module.css'
import { ServiceRow } from './service-row.tsx'

type Props = {
  day: TripDay
  number: number
  /** A colleague has deleted it while it was edited here. */
  isGone: boolean
  isOpen: boolean
  isEstimated: boolean
  /** What is open for editing, if it belongs to this day. */
  edited: Edited | null
  /** A service of this kind is on its way. */
  pending: ServiceKind | null
}

/**
 * A day: its head, or the fields to change it in the same place, and its services while it is open. It is told what concerns
 * it alone, so that a change on one day leaves the others undrawn.
 */
export const DayRows = memo(function DayRows({ day, number, isGone, isOpen, isEstimated, edited, pending }: Props) {
  const { isShown } = useDesk()
  const editedKey = edited === null || edited.what === 'day' ? null : edited.key
  // What is being written stays in sight.
  const isListed = (service: Service) => isShown(service) || service.key === editedKey
  return (
    <DayBlock dayId={day.id}>
      {edited?.what === 'day' ? (
        <DayEditRow day={day} number={number} isGone={isGone} />
      ) : (
        <DayHead day={day} number={number} isOpen={isOpen} isEstimated={isEstimated} />
      )}
      {isOpen &&
        !isGone &&
        servicesOf(day)
          .filter(isListed)
          .map((service) => <ServiceRow key={service.key} service={service} isEdited={service.key === editedKey} />)}
      {pending !== null && (
        <tr className={classes.service} data-pending>
          <td />
          <td colSpan={9} role="status">
            <span className={classes.description}>
              <KindIcon kind={pending} />
              {serviceKinds[pending].label} wird hinzugefügt …
            </span>
          </td>
        </tr>
      )}
    </DayBlock>
  )
})

function DayBlock({ dayId, children }: { dayId: number; children: ReactNode }) {
  return <tbody ref={useDayBlock(dayId)}>{children}</tbody>
}
