import { type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { urgencyOf } from '@reisewerk/domain/tasks/urgency.ts'
import { today } from '../../lib/format.ts'
import classes from './deadline.module.css'

type Props = {
  date: CalendarDate
  now?: CalendarDate
  /** How many days ahead a date calls. */
  soonInDays?: number
}

/** The same in list, to-do, dashboard and day list: past red, soon amber, else plain. */
export function Deadline({ date, now = today(), soonInDays }: Props) {
  const pressure = urgencyOf(date, now, soonInDays)
  return (
    <span className={classes.due} data-urgency={pressure === 'later' ? undefined : pressure}>
      {germanDate(date)}
      {pressure === 'past' && <span className="rw-spoken"> (abgelaufen)</span>}
      {pressure === 'soon' && <span className="rw-spoken"> (läuft bald ab)</span>}
    </span>
  )
}
