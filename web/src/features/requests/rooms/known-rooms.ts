import { isActiveRequest } from '@reisewerk/domain/requests/auto-expansion.ts'
import {
  type RoomChange,
  type RoomNeeds,
  roomChanges,
  roomsAskedFor,
} from '@reisewerk/domain/requests/rooms/room-mix.ts'
import type { ServiceRequest } from '../../itinerary/plan/days.ts'
import { knownOfRequest } from '../../itinerary/plan/renewal-mark.tsx'

/** By which rooms the contingent differs from what the house of a request knows; none as long as nobody knows what that says. */
export function roomChangesOf(request: ServiceRequest, needs: RoomNeeds | undefined): RoomChange[] {
  const { status } = request.requestStatus
  if (needs === undefined || status === 'new' || !isActiveRequest(status)) return []
  const now = roomsAskedFor('hotel', request.contingent.askedAmount, needs)
  return roomChanges(knownOfRequest('hotel', request, needs).rooms, now)
}
