import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'

/** '2600417 Chorreise Norwegen', leading there. */
export function TripLink({ trip }: { trip: { id: number; orderNumber: string; name: string } }) {
  return (
    <Link {...paths.order(trip.id)} title={trip.name}>
      {trip.orderNumber} {trip.name}
    </Link>
  )
}
