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

/** What the partner of a request was asked for or has confirmed, and what a letter has told it last. */
export type Agreement = {
  readonly agreed: AskedFor
  /** Whatever was agreed before; null where no letter has left since somebody said what is agreed, absent where nobody noted it. */
  readonly told?: AskedFor | null
}

/**
 * By what a partner goes: the last letter it got as long as that tells something else than its request says by now, else what it was asked for
 * or has confirmed (decision 179).
 */
export function knownOf(kind: ServiceKind, now: AskedFor, { agreed, told = null }: Agreement): AskedFor {
  return told !== null && changeOf(kind, told, now) !== null ? told : agreed
}

/**
 * What is to be asked for anew, since the trip, a day, the group or its rooms have changed after the partner was asked or has confirmed
 * (decisions 071, 165), or have changed back after a letter has told it otherwise (decision 179). null while the partner knows all of it, was
 * never asked or is out of the running.
 */
export function renewalOf(
  kind: ServiceKind,
  status: RequestStatus,
  now: AskedFor,
  agreement: Agreement,
): Renewal | null {
  if (status === 'new' || !isActiveRequest(status) || agreement.agreed.askedAmount === null) return null
  return changeOf(kind, knownOf(kind, now, agreement), now)
}

/** What somebody who knows the one of both has not been told of the other; null where that is nothing. */
export function changeOf(kind: ServiceKind, known: AskedFor, now: AskedFor): Renewal | null {
  const times = requestDrift(kind, known, now)
  const number = known.askedAmount !== now.askedAmount
  const rooms = roomChanges(known.rooms, now.rooms).length > 0
  return times === null && !number && !rooms ? null : { times, number, rooms }
}
