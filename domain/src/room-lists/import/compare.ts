import { type ImportedGuest, nameKey } from './read-guests.ts'

/** What a guest of a list says of himself; those columns the file does not have stay as they are. */
export const comparedFields = [
  ...(['lastName', 'firstName', 'gender', 'dateOfBirth', 'placeOfBirth', 'nationality'] as const),
  ...(['documentType', 'documentNumber', 'assistance', 'outsideCabin', 'motorBike', 'licencePlate'] as const),
  ...(['allergies', 'notes'] as const),
]
export type ComparedField = (typeof comparedFields)[number]

export type KnownGuest = { readonly id: number; readonly room: string } & Pick<ImportedGuest, ComparedField>

/** What a list would change: who is new, who says something else, who is no longer on it. */
export type ListDifference<Known extends KnownGuest = KnownGuest> = {
  readonly added: readonly ImportedGuest[]
  readonly kept: readonly { guest: ImportedGuest; known: Known; changed: readonly (ComparedField | 'room')[] }[]
  readonly gone: readonly Known[]
}

/**
 * Compares a list with the guests that are there: a person is known by name, of several with one name by the birthday. What the
 * list leaves empty takes nothing away.
 * @param fields those whose column is taken over @param roomOf the room each guest of the list comes into
 */
export function compareGuests<Known extends KnownGuest>(
  guests: readonly ImportedGuest[],
  known: readonly Known[],
  fields: readonly ComparedField[],
  roomOf: (guest: ImportedGuest) => string,
): ListDifference<Known> {
  const free = new Set(known)
  const added: ImportedGuest[] = []
  const kept: { guest: ImportedGuest; known: Known; changed: (ComparedField | 'room')[] }[] = []
  for (const guest of guests) {
    const alike = [...free].filter((one) => nameKey(one) === nameKey(guest))
    const same = alike.find(({ dateOfBirth }) => dateOfBirth === guest.dateOfBirth) ?? alike[0]
    if (same === undefined) {
      added.push(guest)
      continue
    }
    free.delete(same)
    const changed: (ComparedField | 'room')[] = fields.filter(
      (field) => says(guest, field) && guest[field] !== same[field],
    )
    const room = roomOf(guest)
    kept.push({ guest, known: same, changed: room !== '' && room !== same.room ? [...changed, 'room'] : changed })
  }
  return { added, kept, gone: [...free] }
}

function says(guest: ImportedGuest, field: ComparedField): boolean {
  const value = guest[field]
  return value !== null && value !== ''
}
