import { IconCalendarOff, IconChevronsDown, IconChevronsUp, IconMap2 } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlanHead } from '../../../ui/layout/plan-head.tsx'
import plan from '../../../ui/layout/plan-table.module.css'
import { EmptyState } from '../../../ui/lists/list-state.tsx'
import { type MapOf, ShowMapContext } from '../map/shown-map.ts'
import { TripMapArea } from '../map/trip-map-area.tsx'
import { PlanDragging } from '../moving/plan-dragging.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { isOfDay } from '../plan/use-edited.ts'
import { useListedDays } from '../plan/use-listed-days.ts'
import { AddDay } from './add-day.tsx'
import { AreaNotesOf } from './area-notes.tsx'
import classes from './day-list.module.css'
import { DayRows } from './day-rows.tsx'
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
