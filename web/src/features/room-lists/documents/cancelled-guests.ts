import type { ListOfHotel } from '@reisewerk/domain/room-lists/documents/list-of-hotel.contract.ts'
import type { Question } from '../../../ui/dialogs/question.ts'
import type { ListHotel } from './api.ts'

/** Who stands on the hotels' own lists and is cancelled on others. @returns 'Bryggekanten: Ada Brandt ist in „Zimmerliste“ storniert.' */
export function cancelledOnEach(chosen: readonly ListHotel[], lists: readonly ListOfHotel[]): string[] {
  return chosen.flatMap(({ requestId, label }) => {
    const told = lists.find(({ request }) => request === requestId)?.cancelled ?? []
    return told.length === 0 ? [] : [chosen.length === 1 ? told.join(' ') : `${label}: ${told.join(' ')}`]
  })
}

/** Asked before a hotel is told of guests who are cancelled on another list of the trip (issue 14). @param told 'Ada Brandt ist in „Zimmerliste“ storniert.' */
export function withCancelled(told: readonly string[], action: string): Question {
  return {
    title: 'Stornierte Gäste an das Hotel?',
    text: `${told.join(' ')} Mit dieser Liste hält das Hotel weiter Platz frei.`,
    action,
    tone: 'bad',
  }
}
