import type { RoomPrices } from '../../requests/hotel-prices.ts'
import { converted } from '../exchange-rate.ts'

/** Rooms of a trip for which its hotels are compared. */
export type RoomCounts = {
  readonly double: number
  readonly single: number
  /** Guests in rooms for three and more: each pays as in a double room, as the calculation has it (002 §9). */
  readonly larger: number
}

/**
 * What a trip's rooms cost in a hotel for its whole stay, without board.
 * @param night prices of a room and night in cents of the trip's currency, or of that of `rate`
 * @param rate of the currency they are in, where that is not the trip's: beds and supplements are converted once each, as the lines of the
 *   calculation are (money.md §4)
 * @returns cents of the trip's currency; null where a room that is needed has no price, and where there is nothing to count
 */
export function stayRooms(
  night: RoomPrices,
  rooms: RoomCounts,
  nights: number,
  rate: number | null = null,
): number | null {
  if (nights <= 0 || rooms.double + rooms.single + rooms.larger === 0) return null
  const perPerson = night.double === null ? null : Math.round(night.double / 2)
  const parts = [
    priced(night.double, rooms.double),
    priced(night.single, rooms.single),
    priced(perPerson, rooms.larger),
  ]
  const told = parts.filter((part) => part !== null)
  if (told.length < parts.length) return null
  return rate === null ? nights * told.reduce((sum, part) => sum + part, 0) : inTrip(night, rooms, nights, rate)
}

function inTrip({ double, single }: RoomPrices, rooms: RoomCounts, nights: number, rate: number): number {
  const alone = single ?? 0
  if (double === null) return converted(nights * rooms.single * alone, rate)
  const [guests, bed] = [2 * rooms.double + rooms.single + rooms.larger, double / 2]
  const supplements = rooms.single === 0 ? 0 : converted(nights * rooms.single * (alone - bed), rate)
  return converted(nights * guests * bed, rate) + supplements
}

function priced(cents: number | null, count: number): number | null {
  if (count === 0) return 0
  return cents === null ? null : cents * count
}
