import { IconBeach } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { counted, dayMonth } from '../../../lib/format.ts'
import { dashboardTrips } from '../api.ts'
import classes from './dashboard.module.css'
import { totalOf } from './total.ts'

/** For whom one stands in, and what that brings (APP-22). */
export function Absences() {
  const { data } = useQuery(dashboardTrips)
  return data?.absences.map(({ user, name, endAt, trips, todos }) => (
    <p key={user} className={classes.absence}>
      <IconBeach size={16} stroke={1.7} aria-hidden />
      {name} ist bis {dayMonth(endAt)} abwesend. {counted(trips, ['laufende Reise', 'laufende Reisen'])} und{' '}
      {todos === 1 ? '1 Aufgabe' : `${totalOf(todos)} Aufgaben`} stehen bei dir.
    </p>
  ))
}
