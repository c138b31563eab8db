import { addDays, type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import { today } from '../lib/format.ts'
import classes from './deadline.module.css'
import { urgencyOf } from './urgency.ts'

type Props = {
  date: CalendarDate
  now?: CalendarDate
  /** Says beside the date how urgent it is, where the column has room: 'überfällig', 'heute', 'diese Woche'. */
  withWord?: boolean
}

/** The same in list, to-do, dashboard and day list: past red, within a fortnight amber, else plain. */
export function Deadline({ date, now = today(), withWord = false }: Props) {
  const pressure = urgencyOf(date, now)
  const urgency = pressure === 'later' ? undefined : pressure
  const word = withWord ? wordOf(date, now) : null
  return (
    <span className={classes.due} data-urgency={urgency}>
      {germanDate(date)}
      {word !== null && <span className={classes.word}> {word}</span>}
      {word === null && urgency === 'past' && <span className="rw-spoken"> (abgelaufen)</span>}
      {word === null && urgency === 'soon' && <span className="rw-spoken"> (läuft bald ab)</span>}
    </span>
  )
}

function wordOf(date: CalendarDate, now: CalendarDate): string | null {
  if (date < now) return 'überfällig'
  if (date === now) return 'heute'
  return date <= sundayOf(now) ? 'diese Woche' : null
}

function sundayOf(date: CalendarDate): CalendarDate {
  return addDays(date, (7 - new Date(`${date}T00:00:00Z`).getUTCDay()) % 7)
}
