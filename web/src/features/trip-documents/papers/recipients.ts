import type { ContactRole } from '@reisewerk/domain/accounts/options.ts'

type Person = { readonly id: number; readonly fullName: string }
type Involved = { readonly role: ContactRole; readonly isPrimary: boolean; readonly contact: Person | null }

/** Whoever works on the trip has papers of their own (docs/decisions/051). */
const crew: ReadonlySet<ContactRole> = new Set(['1_tour_guide', '3_bus_driver'])

/**
 * To whom the travel documents may go: the client's people and those of the trip, each once.
 * @param chosen stays among them, whoever it is
 */
export function recipientsOf(
  people: readonly Person[],
  involved: readonly Involved[],
  chosen: number | null,
): Person[] {
  const ofTrip = involved.flatMap(({ role, contact }) =>
    contact !== null && (!crew.has(role) || contact.id === chosen) ? [contact] : [],
  )
  return [...new Map([...people, ...ofTrip].map((person) => [person.id, person])).values()]
}

/** To whom they go before anybody was chosen: the main contact of the trip. */
export function usualRecipient(involved: readonly Involved[]): Person | null {
  return involved.find(({ isPrimary, role }) => isPrimary && !crew.has(role))?.contact ?? null
}
