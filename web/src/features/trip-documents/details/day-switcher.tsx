import { weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { Link } from '@tanstack/react-router'
import { dayMonth } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { useChosenInSight } from '../../../ui/layout/use-chosen-in-sight.ts'
import { ProgressRing } from '../../../ui/marks/progress-ring.tsx'
import { dateOf, type TripDay } from '../../itinerary/plan/days.ts'
import classes from './day-switcher.module.css'
import { progressOf } from './progress.ts'

type Props = { orderId: number; days: readonly TripDay[]; chosen: TripDay; view: 'route' | undefined }

/** All days side by side, each with how far it is; the chosen one is in sight. */
export function DaySwitcher({ orderId, days, chosen, view }: Props) {
  const bar = useChosenInSight(chosen.id)
  return (
    <nav ref={bar} className={classes.days} aria-label="Tage">
      {days.map((day, index) => (
        <Link
          key={day.id}
          {...paths.tripDetails(orderId, { tab: 'providers', day: day.id, view })}
          className={classes.day}
          data-chosen={day.id === chosen.id || undefined}
          aria-current={day.id === chosen.id ? 'page' : undefined}
        >
          <span className={classes.head}>
            Tag {index + 1}
            <span className={classes.date}>{`${weekdayOf(dateOf(day)).slice(0, 2)} ${dayMonth(day.date)}`}</span>
            <ProgressRing value={progressOf(day)} label={`Tag ${index + 1}`} />
          </span>
          <span className={classes.name}>{day.name}</span>
        </Link>
      ))}
    </nav>
  )
}
