import type { RequestStatus } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { isActiveRequest } from '../requests/auto-expansion.ts'
import { howLost } from '../requests/withdrawn-choice.ts'

/** A hotel for which a trip is to have a rooming list. */
export type ListedHotel = {
  readonly name: string
  /** A hotel, and one of the trip's house. */
  readonly isOfHouse: boolean
  /** Whether the trip asks any hotel at all. */
  readonly isAnyAsked: boolean
  /** How the trip's requests of this hotel stand, the newest first; an option that has run out with its last day. */
  readonly requests: readonly { readonly status: RequestStatus; readonly lapsedOn: CalendarDate | null }[]
}

/**
 * Why a hotel gets no rooming list of a trip (ROOM-01): the trip is not there, or has no room there any more. A trip for which no hotel is
 * asked yet may have a list for any.
 * @returns null where it may
 */
export function listRefused({ name, isOfHouse, isAnyAsked, requests }: ListedHotel): string | null {
  const [newest] = requests
  if (!isOfHouse || (newest === undefined && isAnyAsked)) return 'In diesem Hotel ist die Reise nicht.'
  if (newest === undefined || requests.some(({ status, lapsedOn }) => isActiveRequest(status) && lapsedOn === null)) {
    return null
  }
  return `${howLost({ name, ...newest })}: Für dieses Hotel gibt es keine neue Zimmerliste.`
}
