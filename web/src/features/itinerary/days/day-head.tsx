import { germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import { count } from '../../../lib/format.ts'
import { useFirstDay } from '../../../lib/relative-days.ts'
import { GroupBox } from '../../../ui/fields/select-box.tsx'
import { useSelected, useSelection } from '../../../ui/lists/selection.tsx'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { useDayGrip } from '../moving/use-grips.ts'
import { dateOf, kilometresOf, type TripDay } from '../plan/days.ts'
import { useDesk } from '../plan/plan-context.tsx'
import { dayLine } from '../plan/plan-lines.ts'
import { servicesOf } from '../plan/services.ts'
import classes from './day-list.module.css'
import { AddServiceMenu, DayMenu } from './day-menu.tsx'
import { SavedDayTranslations } from './day-translations.tsx'

type Props = { day: TripDay; number: number; isOpen: boolean; isEstimated: boolean }

export function DayHead({ day, number, isOpen, isEstimated }: Props) {
  const { setOpen, mayMoveDays } = useDesk()
  const isConcept = useFirstDay() !== null
  const grip = useDayGrip(day)
  const subtitle = day.daySubtitles.map((one) => one.subtitle).join(' · ')
  return (
    <tr
      ref={grip.rowRef}
      className={classes.day}
      data-line={dayLine(day.id)}
      data-dragged={grip.isDragged || undefined}
    >
      <td className={classes.grip}>
        <SelectDay day={day} number={number} />
        {mayMoveDays && (
          <button type="button" className={classes.handle} aria-label={`Tag ${number} verschieben`} {...grip.handle}>
            <IconGripVertical size={14} aria-hidden />
          </button>
        )}
      </td>
      <th colSpan={8} scope="rowgroup">
        <div className={classes.dayHead}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen([day.id], !isOpen)}
          >
            <IconChevronRight size={14} stroke={2} className={classes.chevron} aria-hidden />
            <DayTitle day={day} number={number} isEstimated={isEstimated} />
          </button>
          <span className={classes.subtitle} title={subtitle}>
            {subtitle}
          </span>
          {isConcept && <SavedDayTranslations day={day} number={number} />}
          {!isOpen && (
            <span className={classes.summary}>
              {servicesOf(day).map(({ key, kind }) => (
                <KindIcon key={key} kind={kind} />
              ))}
            </span>
          )}
        </div>
      </th>
      <td className={classes.tools}>
        <AddServiceMenu day={day} number={number} />
        {/* The day of a concept comes and goes with it; what can be said of it stands in its form. */}
        {!isConcept && <DayMenu day={day} number={number} />}
      </td>
    </tr>
  )
}

/**
 * 'Tag N - weekday - date - name (distance Km)' (001 §2.1); weight parts it, the text stays as written. The day of a concept
 * has no date. That a distance is an estimate is said behind it.
 */
function DayTitle({ day, number, isEstimated }: Omit<Props, 'isOpen'>) {
  const isConcept = useFirstDay() !== null
  const date = dateOf(day)
  const kilometres = kilometresOf(day)
  return (
    <span className={classes.dayTitle}>
      <strong>Tag {number}</strong>
      {!isConcept && ` - ${weekdayOf(date)} - ${germanDate(date)}`}
      {day.name !== '' && (
        <>
          {' - '}
          <strong>{day.name}</strong>
        </>
      )}
      {kilometres !== null && ` (${count(kilometres)} Km)`}
      {kilometres !== null && isEstimated && <span className={classes.estimate}> geschätzt</span>}
    </span>
  )
}

function SelectDay({ day, number }: { day: TripDay; number: number }) {
  const { isShown } = useDesk()
  const selected = useSelected('service')
  const { set } = useSelection('service')
  const keys = servicesOf(day)
    .filter(isShown)
    .map(({ key }) => key)
  const chosen = keys.filter((key) => selected.includes(key)).length
  return (
    <GroupBox
      label={`Alle Leistungen von Tag ${number} auswählen`}
      count={keys.length}
      chosen={chosen}
      isShown={selected.length > 0}
      onChange={(isSelected) => set(keys, isSelected)}
    />
  )
}
