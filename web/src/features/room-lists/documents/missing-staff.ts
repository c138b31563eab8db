import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import type { ListHotel } from './api.ts'

/**
 * Whom the lists lack that are made for hotels, each from the hotel's own list where it has one, else from the open one (TRUE-04).
 * @param chosen the hotels lists are made for @param onOpen whom the open list lacks
 * @returns 'Uwe Petersen, Fahrer'; of several hotels 'Bryggekanten: Uwe Petersen, Fahrer'
 */
export function missingOnEach(
  chosen: readonly ListHotel[],
  lists: readonly ListOfHotel[],
  onOpen: readonly string[],
): string[] {
  return chosen.flatMap(({ requestId, label }) => {
    const own = lists.find(({ request, hasOwnList }) => request === requestId && hasOwnList)
    const missing = own?.missing ?? onOpen
    if (missing.length === 0 || chosen.length === 1) return missing
    return [`${label}: ${missing.join(' und ')}`]
  })
}
