import type { RoomPrices } from '../../requests/hotel-prices.ts'

/** Rooms of a trip for which its hotels are compared. */
export type RoomCounts = { readonly double: number; readonly single: number }

/**
 * What a trip's double and single rooms cost in a hotel for its whole stay, without board.
 * @param night prices of a room and night in cents of the trip's currency
 * @returns cents; null where a room that is needed has no price, and where there is nothing to count
 */
export function stayRooms(night: RoomPrices, rooms: RoomCounts, nights: number): number | null {
  if (nights <= 0 || rooms.double + rooms.single === 0) return null
  const parts = (['double', 'single'] as const).map((room) =>
    rooms[room] === 0 ? 0 : ofRoom(night[room], rooms[room]),
  )
  const [double, single] = parts
  return double == null || single == null ? null : nights * (double + single)
}

const ofRoom = (cents: number | null, count: number) => (cents === null ? null : cents * count)
