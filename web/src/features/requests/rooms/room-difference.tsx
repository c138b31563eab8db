import { Tooltip } from '@mantine/core'
import { mixWords, roomChangeWords } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import { knownOfRequest } from '../../itinerary/plan/renewal-mark.tsx'
import { useRoomNeeds } from '../../orders/trip/api.ts'
import { roomChangesOf } from './known-rooms.ts'
import classes from './room-difference.module.css'

/** '2 DZ mehr, 4 EZ weniger' beside the number of a request whose house knows other rooms than the contingent has by now (TRUE-03). */
export function RoomDifference({ orderId, request }: { orderId: number; request: ServiceRequest }) {
  const needs = useRoomNeeds(orderId)
  const words = roomChangeWords(roomChangesOf(request, needs))
  if (words === '' || needs?.rooms == null) return null
  const known = mixWords(knownOfRequest('hotel', request, needs).rooms ?? [])
  return (
    <Tooltip label={`Dem Hotel bekannt: ${known}; im Kontingent stehen ${mixWords(needs.rooms)}`}>
      <span className={classes.difference}>{words.replaceAll(/(?<!,) /g, '\u00a0')}</span>
    </Tooltip>
  )
}
