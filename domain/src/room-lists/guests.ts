/* What is found by comparing guests: of one list, and the same ones on others (ROOM-01, ROOM-06). */

type Named = { readonly id: number; readonly firstName: string; readonly lastName: string }
type Room<Guest> = {
  readonly roomIndex: string
  readonly extraType: string | null
  readonly passengers: readonly Guest[]
}

const nameOf = ({ firstName, lastName }: Named) => `${lastName.trim()} ${firstName.trim()}`.trim().toLowerCase()

/**
 * Guests whose whole name stands in a list more than once, with the rooms in which it stands besides. Whoever has cancelled may
 * stand there still.
 */
export function doubleNames<Guest extends Named>(rooms: readonly Room<Guest>[]): ReadonlyMap<number, string> {
  const places = rooms
    .filter(({ extraType }) => extraType !== 'cancelled')
    .flatMap(({ roomIndex, passengers }) => passengers.map((guest) => ({ guest, roomIndex })))
    .filter(({ guest }) => guest.lastName.trim() !== '')
  const byName = Map.groupBy(places, ({ guest }) => nameOf(guest))
  return new Map(
    places.flatMap(({ guest }): [number, string][] => {
      const others = (byName.get(nameOf(guest)) ?? []).filter((other) => other.guest.id !== guest.id)
      return others.length === 0 ? [] : [[guest.id, others.map(({ roomIndex }) => roomIndex).join(', ')]]
    }),
  )
}

/** The fields in which the same guest is told differently on another list. */
export function differingFields<Guest extends object>(
  one: Guest,
  other: Guest,
  fields: readonly (keyof Guest & string)[],
): (keyof Guest & string)[] {
  return fields.filter((field) => one[field] !== other[field])
}

/** Numbers under which more than one room of a list stands; rooms without a number are none. */
export function doubleNumbers(rooms: readonly { readonly roomIndex: string }[]): ReadonlySet<string> {
  const numbers = rooms.map(({ roomIndex }) => roomIndex.trim().toLowerCase()).filter((number) => number !== '')
  return new Set(numbers.filter((number, place) => numbers.indexOf(number) !== place))
}

/**
 * How many guests of a room have no name: cleared as in a spreadsheet they go on counting, on every paper. Whoever has cancelled is on none, and
 * placeholders have no names.
 * @returns rooms with at least one, in their order
 */
export function namelessGuests<Guest extends Named>(
  rooms: readonly Room<Guest>[],
): { readonly roomIndex: string; readonly guests: number }[] {
  return rooms
    .filter(({ extraType }) => extraType !== 'cancelled' && extraType !== 'fake')
    .map(({ roomIndex, passengers }) => ({
      roomIndex,
      guests: passengers.filter((guest) => nameOf(guest) === '').length,
    }))
    .filter(({ guests }) => guests > 0)
}
