import type { RoomPrices } from '../../requests/hotel-prices.ts'

/** Rooms of a trip for which its hotels are compared. */
export type RoomCounts = {
  readonly double: number
  readonly single: number
  /** Guests in rooms for three and more: each pays as in a double room, as the calculation has it (002 §9). */
  readonly larger: number
}

/**
 * What a trip's rooms cost in a hotel for its whole stay, without board.
 * @param night prices of a room and night in cents of the trip's currency
 * @returns cents; null where a room that is needed has no price, and where there is nothing to count
 */
export function stayRooms(night: RoomPrices, rooms: RoomCounts, nights: number): number | null {
  if (nights <= 0 || rooms.double + rooms.single + rooms.larger === 0) return null
  const perPerson = night.double === null ? null : Math.round(night.double / 2)
  const parts = [
    priced(night.double, rooms.double),
    priced(night.single, rooms.single),
    priced(perPerson, rooms.larger),
  ]
  const told = parts.filter((part) => part !== null)
  return told.length < parts.length ? null : nights * told.reduce((sum, part) => sum + part, 0)
}

function priced(cents: number | null, count: number): number | null {
  if (count === 0) return 0
  return cents === null ? null : cents * count
}
