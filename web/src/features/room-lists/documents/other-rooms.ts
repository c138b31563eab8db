import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import type { Question } from '../../../ui/dialogs/question.ts'
import type { ListHotel } from './api.ts'

/** Hotels that get other rooms on a list than they know. @returns 'Bryggekanten: bekannt sind 18 DZ und 8 EZ, die Liste hat 20 DZ und 4 EZ' */
export function otherRoomsOnEach(chosen: readonly ListHotel[], lists: readonly ListOfHotel[]): string[] {
  return chosen.flatMap(({ requestId, label }) => {
    const others = lists.find(({ request }) => request === requestId)?.otherRooms ?? null
    return others === null ? [] : [`${label}: ${others}`]
  })
}

/** Asked before a hotel gets a list with other rooms than it was told of or has confirmed (TRUE-03). @param hotels 'Hotel Fjordblick: bekannt sind …' */
export function withOtherRooms(hotels: readonly string[], action: string): Question {
  return { title: 'Andere Zimmer, als das Hotel kennt?', text: `${hotels.join('. ')}.`, action }
}
