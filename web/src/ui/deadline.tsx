import { addDays, type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { today } from '../lib/format.ts'
import classes from './deadline.module.css'

const soonInDays = 14

/** The same in list, to-do, dashboard and day list: past red, within a fortnight amber, else plain. */
export function Deadline({ date, now = today() }: { date: CalendarDate; now?: CalendarDate }) {
  const urgency = date < now ? 'past' : date <= addDays(now, soonInDays) ? 'soon' : undefined
  return (
    <span className={classes.due} data-urgency={urgency}>
      {germanDate(date)}
      {urgency === 'past' && <span className="rw-spoken"> (abgelaufen)</span>}
      {urgency === 'soon' && <span className="rw-spoken"> (läuft bald ab)</span>}
    </span>
  )
}
