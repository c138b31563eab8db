import type { ContactRole } from '../accounts/options.ts'
import type { ExtraType } from './extra-types.ts'

type Name = { readonly firstName: string; readonly lastName: string }
type TripContact = {
  readonly role: ContactRole
  readonly contact: Name | null
  readonly roomType: { readonly persons: number } | null
}
/** Somebody who travels with the group and sleeps where it sleeps. */
export type ListedStaff = Name & { readonly extraType: ExtraType; readonly persons: number }

const roles: Partial<Record<ContactRole, ExtraType>> = { '3_bus_driver': 'driver', '1_tour_guide': 'guide' }
const nameOf = ({ firstName, lastName }: Name) => `${firstName.trim()} ${lastName.trim()}`.trim().toLowerCase()

/** Drivers and guides among the contacts of a trip that no room of the list holds yet, each in the room told there, else alone. */
export function staffNotListed(
  contacts: readonly TripContact[],
  rooms: readonly { readonly passengers: readonly Name[] }[],
): ListedStaff[] {
  const listed = new Set(rooms.flatMap(({ passengers }) => passengers.map(nameOf)))
  return contacts.flatMap(({ role, contact, roomType }): ListedStaff[] => {
    const extraType = roles[role]
    if (extraType === undefined || contact === null || listed.has(nameOf(contact))) return []
    const { firstName, lastName } = contact
    return [{ firstName, lastName, extraType, persons: roomType?.persons ?? 1 }]
  })
}
