import { mixWords, type RoomMix } from '../../requests/rooms/room-mix.ts'
import { roomsBySize } from '../contingent-check.ts'
import { type ExtraType, noteOf } from '../extra-types.ts'

type ListedRoom = { readonly persons: number; readonly extraType: ExtraType | null }

/**
 * What nobody should overlook before a hotel gets its list: it has more rooms of some size than the hotel was told of or has confirmed, also for as
 * many guests (TRUE-03, decision 165). A list that is not full yet has fewer; rooms of driver and guide come on top.
 * @returns 'bekannt sind 18 DZ und 8 EZ, die Liste hat 20 DZ und 4 EZ'; null where nothing is to be told
 */
export function otherRoomsOnList(known: RoomMix | null, rooms: readonly ListedRoom[]): string | null {
  if (known === null) return null
  const ofGuests = rooms.filter(({ extraType }) => noteOf(extraType) === null)
  const listed = roomsBySize(ofGuests).map(({ persons, listed: those }) => sized(persons, those.length))
  const knownOf = (size: number) =>
    known.reduce((sum, { persons, amount }) => (persons === size ? sum + amount : sum), 0)
  if (!listed.some(({ persons, amount }) => amount > knownOf(persons))) return null
  const sizes = [...new Set(known.map(({ persons }) => persons))].map((persons) => sized(persons, knownOf(persons)))
  return `bekannt sind ${mixWords(sizes)}, die Liste hat ${mixWords(listed.filter(({ amount }) => amount > 0))}`
}

const sized = (persons: number, amount: number) => ({ persons, type: 'standard', amount })
