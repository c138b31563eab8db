/** By which numbers of a contingent a calculation counts: what is booked, or what is asked for (002 §4). */
export type Basis = 'Reserved' | 'Asked'

/** Rooms or cabins of one size and type. */
export type Beds = {
  readonly persons: number
  readonly type: string
  readonly askedAmount: number
  readonly reservedAmount: number
}

/** What a trip says about its size: rooms, cabins, and the number of guests typed where it has neither. */
export type Contingent = {
  readonly rooms: readonly Beds[]
  readonly cabins: readonly Beds[]
  readonly numberOfPersons: number | null
}

/**
 * The guests of a trip; driver and guide are not among them.
 * `others` have neither a standard double nor a standard single room.
 */
export type Group = {
  readonly from: 'rooms' | 'cabins' | 'typed'
  readonly pax: number
  readonly doubles: number
  readonly singles: number
  readonly others: number
}

/** @returns rooms or cabins of an entry on a basis */
export function amountOf({ askedAmount, reservedAmount }: Beds, basis: Basis): number {
  return basis === 'Asked' ? askedAmount : reservedAmount
}

/** @returns persons × amount of all entries */
export function personsIn(beds: readonly Beds[], basis: Basis): number {
  return beds.reduce((sum, entry) => sum + entry.persons * amountOf(entry, basis), 0)
}

/**
 * How many travel, and how they sleep (002 §9): standard rooms of two and of one, everybody else in other rooms. A trip
 * without rooms counts its cabins, in which whoever does not sleep alone pays as in a double room; what a cabin costs more is
 * its own supplement. One without either counts the number that was typed.
 */
export function groupOf({ rooms, cabins, numberOfPersons }: Contingent, basis: Basis): Group {
  if (holds(rooms)) {
    const standard = rooms.filter(({ type }) => type === 'standard')
    return group('rooms', rooms, basis, (persons) => standard.filter((room) => room.persons === persons))
  }
  if (holds(cabins)) {
    return group('cabins', cabins, basis, (persons) =>
      cabins.filter((cabin) => (persons === 1 ? cabin.persons === 1 : cabin.persons > 1)),
    )
  }
  const pax = numberOfPersons ?? 0
  return { from: 'typed', pax, doubles: pax, singles: 0, others: 0 }
}

function group(
  from: Group['from'],
  all: readonly Beds[],
  basis: Basis,
  sized: (persons: 1 | 2) => readonly Beds[],
): Group {
  const pax = personsIn(all, basis)
  const doubles = personsIn(sized(2), basis)
  const singles = personsIn(sized(1), basis)
  return { from, pax, doubles, singles, others: pax - doubles - singles }
}

/** Whether there is anything, asked for or booked: what is not booked yet is still a trip with rooms. */
function holds(beds: readonly Beds[]): boolean {
  return beds.some(({ askedAmount, reservedAmount }) => askedAmount > 0 || reservedAmount > 0)
}
