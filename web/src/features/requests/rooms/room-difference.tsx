import { Tooltip } from '@mantine/core'
import { mixWords, roomChangeWords } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import { knownOfRequest, placesAskedFor } from '../../itinerary/plan/renewal-mark.tsx'
import { useRoomNeeds } from '../../orders/trip/api.ts'
import { roomChangesOf } from './known-rooms.ts'
import classes from './room-difference.module.css'

/**
 * '2 DZ mehr, 4 EZ weniger' beside the number of a request whose house knows other rooms than the contingent has by now, or its ferry other cabins
 * (TRUE-03).
 */
export function RoomDifference({ orderId, request }: { orderId: number; request: ServiceRequest }) {
  const needs = useRoomNeeds(orderId)
  const words = roomChangeWords(roomChangesOf(request, needs))
  if (words === '' || needs === undefined) return null
  const kind = 'shipName' in request ? 'ferry' : 'hotel'
  const known = mixWords(knownOfRequest(kind, request, needs).rooms ?? [])
  const now = mixWords(placesAskedFor(kind, request, needs) ?? [])
  const told =
    kind === 'hotel'
      ? `Dem Hotel bekannt: ${known}; im Kontingent stehen ${now}`
      : `Der Fähre bekannt: ${known}; angefragt werden ${now}`
  return (
    <Tooltip label={told}>
      <span className={classes.difference}>{words.replaceAll(/(?<!,) /g, '\u00a0')}</span>
    </Tooltip>
  )
}
