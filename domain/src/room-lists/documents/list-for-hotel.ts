import { type CalendarDate, daysBetween } from '../../calendar-date.ts'

/** A list of a trip, as far as it tells whose it is. */
export type TripList = {
  readonly id: number
  readonly name: string
  /** The hotel it is for; null for all of them. */
  readonly providerId: number | null
  readonly date: CalendarDate | null
}

/** A hotel that is to get a list: when the group comes, and what is known of the list it gets. */
export type ListedHotel = {
  readonly providerId: number | null
  readonly startAt: CalendarDate | null
  /** The list a clerk has open. */
  readonly open: number | null
  /** The list this house was sent last. */
  readonly sentLast: number | null
}

/**
 * Which list goes to a hotel (ROOM-08): of those made for it, else of those for no hotel in particular, the one that is open, else the
 * one it was sent last, else the first: of its own the nearest by date, of the others by the order of 002 §4.
 * @param lists all of the trip, in the order of 002 §4
 * @returns null while the trip has none
 */
export function listForHotel(lists: readonly TripList[], hotel: ListedHotel): TripList | null {
  const { open, sentLast, providerId } = hotel
  const own = lists.filter((list) => providerId !== null && list.providerId === providerId)
  const general = lists.filter((list) => list.providerId === null)
  const fitting = own.length > 0 ? own.toSorted(byNearness(hotel)) : general.length > 0 ? general : lists
  const named = (id: number | null) => fitting.find((list) => list.id === id)
  return named(open) ?? named(sentLast) ?? fitting[0] ?? null
}

function byNearness({ startAt }: ListedHotel) {
  const days = ({ date }: TripList) =>
    date === null || startAt === null ? Number.MAX_SAFE_INTEGER : Math.abs(daysBetween(startAt, date))
  return (one: TripList, other: TripList) => days(one) - days(other)
}
