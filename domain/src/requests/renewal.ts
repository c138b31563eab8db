import type { RequestStatus } from '../accounts/options.ts'
import type { LocalTime } from '../calendar-date.ts'
import type { ServiceKind } from '../service-kinds.ts'
import { isActiveRequest } from './auto-expansion.ts'
import { requestDrift } from './request-drift.ts'
import { type RoomMix, roomChanges } from './rooms/room-mix.ts'

/** When, for how many and, of a house, for which rooms a partner is asked, or knows of. */
export type AskedFor = {
  readonly startAt: LocalTime | null
  readonly endAt: LocalTime | null
  /** null where the partner knows nothing yet. */
  readonly askedAmount: number | null
  /** null where none are told; absent where nobody noted it. */
  readonly rooms?: RoomMix | null
}

/** What of a request its partner does not know yet. */
export type Renewal = {
  readonly times: 'days' | 'hours' | null
  readonly number: boolean
  readonly rooms: boolean
}

/**
 * What is to be asked for anew, since the trip, a day, the group or its rooms have changed after the partner was asked or has confirmed
 * (decisions 071, 165). null while the partner knows all of it, was never asked or is out of the running.
 */
export function renewalOf(kind: ServiceKind, status: RequestStatus, now: AskedFor, agreed: AskedFor): Renewal | null {
  if (status === 'new' || !isActiveRequest(status) || agreed.askedAmount === null) return null
  const times = requestDrift(kind, agreed, now)
  const number = agreed.askedAmount !== now.askedAmount
  const rooms = roomChanges(agreed.rooms, now.rooms).length > 0
  return times === null && !number && !rooms ? null : { times, number, rooms }
}
