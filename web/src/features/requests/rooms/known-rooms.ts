import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import { type RoomChange, type RoomNeeds, roomChanges } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import { knownOfRequest, placesAskedFor } from '../../itinerary/plan/renewal-mark.tsx'

/** By which rooms, or cabins of a ferry by night, what is asked for differs from what the partner of a request knows; none as long as nobody knows what that says. */
export function roomChangesOf(request: ServiceRequest, needs: RoomNeeds | undefined): RoomChange[] {
  const { status } = request.requestStatus
  if (needs === undefined || status === 'new' || !isActiveRequest(status)) return []
  const kind = 'shipName' in request ? 'ferry' : 'hotel'
  return roomChanges(knownOfRequest(kind, request, needs).rooms, placesAskedFor(kind, request, needs))
}
