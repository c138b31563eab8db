import type { KnownCrew } from '../requests/rooms/known-crew.ts'
import { crewRooms } from '../trip-documents/vouchers/crew-beds.ts'
import { voucherWordsIn } from '../trip-documents/vouchers/voucher-language.ts'

/**
 * Whether a letter, in whatever language and words, says which rooms driver and guide have: one that calls a booking settled says none
 * (decision 182). Of nobody there is nothing to say.
 */
export function tellsCrew(text: string, rooms: KnownCrew): boolean {
  const crew = rooms.map((member) => ({ ...member, cabinFor: null }))
  return Object.values(voucherWordsIn).some((words) =>
    text.includes(crewRooms({ crew, isWithoutDriver: false }, words)),
  )
}
