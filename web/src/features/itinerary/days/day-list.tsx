import { type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { IconCalendarOff, IconChevronsDown, IconChevronsUp, IconMap2 } from '@tabler/icons-react'
import { memo, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlanHead } from '../../../ui/layout/plan-head.tsx'
import plan from '../../../ui/layout/plan-table.module.css'
import { EmptyState } from '../../../ui/lists/list-state.tsx'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { type MapOf, ShowMapContext } from '../map/shown-map.ts'
import { TripMapArea } from '../map/trip-map-area.tsx'
import { PlanDragging } from '../moving/plan-dragging.tsx'
import { useDayBlock } from '../moving/use-grips.ts'
import { dateOf, type TripDay } from '../plan/days.ts'
import { type Edited, useDesk, usePlan } from '../plan/plan-context.tsx'
import { type Service, servicesOf } from '../plan/services.ts'
import { isOfDay } from '../plan/use-edited.ts'
import { AddDay } from './add-day.tsx'
import { AreaNotesOf } from './area-notes.tsx'
import { DayEditRow } from './day-edit-row.tsx'
import { DayHead } from './day-head.tsx'
import classes from './day-list.module.css'
import { ServiceRow } from './service-row.tsx'
import { usePlanFocus } from './use-plan-focus.ts'

const columns = ['Beschreibung', 'Datum', 'Dauer', 'Uhrzeit', 'Kontingent', 'Option', 'Agentur/LT', 'Status']

/** One table for all days; each day opens and closes (HEAD-10). */
export function DayList() {
  const { days, isOpen, estimatedDays, edited, pending } = usePlan()
  const { listed, gone } = useListedDays(days, edited)
  const focus = usePlanFocus(listed)
  const [map, setMap] = useState<MapOf | null>(null)
  return (
    <section id="day-plan" tabIndex={-1} aria-label="Tagesplan" className={classes.plan} {...focus}>
      {map !== null && <TripMapArea key={map} days={days} of={map} onClose={() => setMap(null)} />}
      <ShowMapContext value={setMap}>
        <PlanDragging>
          <table className={`${plan.table} ${classes.table}`} aria-label="Tage der Reise">
            <PlanHead
              first="grip"
              columns={columns}
              tools={
                <>
                  <IconButton
                    size={24}
                    icon={IconMap2}
                    label="Karte der Reise"
                    active={map === 'trip'}
                    onClick={() => setMap(map === 'trip' ? null : 'trip')}
                  />
                  <AllDaysButton />
                </>
              }
            />
            <AreaNotesOf days={days}>
              {listed.map((day, index) => (
                <DayRows
                  key={day.id}
                  day={day}
                  number={(day === gone ? index : days.indexOf(day)) + 1}
                  isGone={day === gone}
                  isOpen={isOpen(day.id)}
                  isEstimated={estimatedDays.includes(day.id)}
                  edited={edited !== null && isOfDay(edited, day) ? edited : null}
                  pending={pending?.dayId === day.id ? pending.kind : null}
                />
              ))}
            </AreaNotesOf>
          </table>
        </PlanDragging>
      </ShowMapContext>
      {listed.length === 0 ? (
        <EmptyState
          icon={IconCalendarOff}
          text="Es gibt keine Tage"
          action={
            <span data-spare>
              <AddDay />
            </span>
          }
        />
      ) : (
        <div className={classes.foot}>
          <AddDay />
        </div>
      )}
    </section>
  )
}

function AllDaysButton() {
  const { days, isOpen, setOpen } = usePlan()
  const opens = days.some(({ id }) => !isOpen(id))
  return (
    <IconButton
      size={24}
      icon={opens ? IconChevronsDown : IconChevronsUp}
      label={opens ? 'Alle Tage öffnen' : 'Alle Tage schließen'}
      disabled={days.length === 0}
      onClick={() =>
        setOpen(
          days.map(({ id }) => id),
          opens,
        )
      }
    />
  )
}

/**
 * The days as the list shows them: one that a colleague deletes while it is edited stays in its place until it is closed.
 * @returns them, and the one that is gone
 */
function useListedDays(days: readonly TripDay[], edited: Edited | null) {
  const known = useRef<TripDay | null>(null)
  const dayId = edited?.what === 'day' ? edited.dayId : null
  const found = days.find(({ id }) => id === dayId)
  known.current = found ?? (known.current?.id === dayId ? known.current : null)
  const gone = found === undefined ? known.current : null
  if (gone === null) return { listed: days, gone }
  return { listed: [...days, gone].sort((one, other) => dateOf(one).localeCompare(dateOf(other))), gone }
}

type Props = {
  day: TripDay
  number: number
  /** A colleague has deleted it while it was edited here. */
  isGone: boolean
  isOpen: boolean
  isEstimated: boolean
  edited: Edited | null
  pending: ServiceKind | null
}

/**
 * A day: its head, or the fields to change it in the same place, and its services while it is open. It is told what concerns
 * it alone, so that a change on one day leaves the others undrawn.
 */
const DayRows = memo(function DayRows({ day, number, isGone, isOpen, isEstimated, edited, pending }: Props) {
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
