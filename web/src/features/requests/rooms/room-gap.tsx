import { roomChangeWords } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../lib/format.ts'
import { daysOf } from '../../itinerary/plan/days.ts'
import { useRoomNeeds } from '../../orders/trip/api.ts'
import { requestsOfTrip } from '../listed-requests.ts'
import { RenewalLetters } from '../prepare-letters.tsx'
import classes from '../request-rows.module.css'
import { roomChangesOf } from './known-rooms.ts'

/**
 * Above the day plan: houses know other rooms than the contingent has by now, also for as many guests, ferries other cabins, and the letters that tell them. A request
 * for the group has no rooms of its own that were to be made the same (decision 165).
 */
export function RoomGap({ orderId }: { orderId: number }) {
  const { data } = useQuery(daysOf(orderId))
  const needs = useRoomNeeds(orderId)
  const listed = requestsOfTrip(data?.items ?? [])
  const differing = listed.filter(
    ({ request }) => request.renewedAt === null && roomChangesOf(request, needs).length > 0,
  )
  if (differing.length === 0) return null
  const differences = [...new Set(differing.map(({ request }) => roomChangeWords(roomChangesOf(request, needs))))]
  const ships = differing.filter(({ service }) => service.kind === 'ferry').length
  const houses = differing.length - ships
  const who = [
    houses === 0 ? '' : `${counted(houses, ['Hotel kennt', 'Hotels kennen'])} andere Zimmer`,
    ships === 0 ? '' : `${counted(ships, ['Fähre kennt', 'Fähren kennen'])} andere Kabinen`,
  ].filter((part) => part !== '')
  const [only] = differences
  return (
    <section className={classes.gap} aria-label="Andere Zimmer als im Kontingent">
      {who.join(', ')} als das Kontingent{differences.length === 1 ? `: ${only}` : ''}.
      {/* Ships and others that are to be asked anew are written to in the same go, and counted. */}
      <RenewalLetters orderId={orderId} listed={listed} />
    </section>
  )
}
