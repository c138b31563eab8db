import type { ContactRole } from '../accounts/options.ts'
import { type ExtraType, extraTypes, noteOf } from './extra-types.ts'

type Name = { readonly firstName: string; readonly lastName: string }
/** A driver or guide as the trip's contacts tell of them: without a contact nobody is chosen yet, without a room they need none. */
export type TripStaff = {
  readonly role: ContactRole
  readonly contact: Name | null
  readonly roomType: { readonly persons: number } | null
}
type Guest = Name & { readonly notes: string }
type StaffRoom = { readonly extraType: ExtraType | null; readonly passengers: readonly Guest[] }
/** Somebody who travels with the group and sleeps where it sleeps; without a name while nobody is chosen. */
export type ListedStaff<Room> = Name & {
  readonly extraType: 'driver' | 'guide'
  readonly persons: number
  /** Whether the contacts have a room for them, so that the vouchers of the hotels tell of it. */
  readonly isRoomAsked: boolean
  /** A guest of the list is called the same and is not told there as driver or guide. */
  readonly hasNamesake: boolean
  /** A room of the list that is for one like them and names nobody; null where there is none left. */
  readonly room: Room | null
}

const roles: Partial<Record<ContactRole, 'driver' | 'guide'>> = { '3_bus_driver': 'driver', '1_tour_guide': 'guide' }
const kinds: Partial<Record<ExtraType, 'driver' | 'guide'>> = {
  ...{ driver: 'driver', driver_french: 'driver', guide: 'guide', guide_french: 'guide' },
}
const nameOf = ({ firstName, lastName }: Name) => `${firstName.trim()} ${lastName.trim()}`.trim().toLowerCase()

/** Whether a room is for a driver or guide and names nobody. */
export function isUnnamedStaffRoom({ extraType, passengers }: StaffRoom): boolean {
  return extraType !== null && kinds[extraType] !== undefined && passengers.every((guest) => nameOf(guest) === '')
}

const notes = new Set(Object.keys(kinds).map((extraType) => noteOf(extraType as ExtraType))) // keys of the very object

/** Whether a list tells a guest as driver or guide: by the room, or by what is noted of them; who has cancelled is nobody's driver. */
function isToldAsStaff({ extraType }: StaffRoom, guest: Guest): boolean {
  if (extraType === 'cancelled') return false
  return (
    (extraType !== null && kinds[extraType] !== undefined) || guest.notes.split(', ').some((note) => notes.has(note))
  )
}

/**
 * Drivers and guides among the contacts of a trip that no room of the list holds yet, each in the room told there, else alone.
 * Who is chosen comes first; for others a room that names nobody is enough. Whom the contacts have a room for is on the list when it
 * tells them as driver or guide: a guest may have the same name (decision 136).
 */
export function staffNotListed<Room extends StaffRoom>(
  contacts: readonly TripStaff[],
  rooms: readonly Room[],
): ListedStaff<Room>[] {
  const named = new Set(rooms.flatMap(({ passengers }) => passengers.map(nameOf)))
  const told = new Set(
    rooms.flatMap((room) => room.passengers.filter((guest) => isToldAsStaff(room, guest)).map(nameOf)),
  )
  const unnamed = rooms.filter(isUnnamedStaffRoom)
  const roomFor = (kind: 'driver' | 'guide') => {
    const index = unnamed.findIndex(({ extraType }) => extraType !== null && kinds[extraType] === kind)
    return index < 0 ? null : (unnamed.splice(index, 1)[0] ?? null)
  }
  const staffIn = (isChosen: boolean) =>
    contacts.flatMap(({ role, contact, roomType }): ListedStaff<Room>[] => {
      const extraType = roles[role]
      if (extraType === undefined || (contact !== null) !== isChosen) return []
      const isRoomAsked = roomType !== null
      if (contact === null ? !isRoomAsked : (isRoomAsked ? told : named).has(nameOf(contact))) return []
      const room = roomFor(extraType)
      if (contact === null && room !== null) return []
      const { firstName, lastName } = contact ?? { firstName: '', lastName: '' }
      const persons = roomType?.persons ?? 1
      const hasNamesake = contact !== null && named.has(nameOf(contact))
      return [{ firstName, lastName, extraType, persons, isRoomAsked, hasNamesake, room }]
    })
  return [...staffIn(true), ...staffIn(false)]
}

/** 'Matthias Oehlers, Fahrer'; 'Fahrer, noch offen' while nobody is chosen. */
export function staffName({
  firstName,
  lastName,
  extraType,
}: Pick<ListedStaff<unknown>, 'firstName' | 'lastName' | 'extraType'>): string {
  const { label } = extraTypes[extraType]
  const name = `${firstName.trim()} ${lastName.trim()}`.trim()
  return name === '' ? `${label}, noch offen` : `${name}, ${label}`
}

export const namesakeTold = 'ein Gast heißt ebenso'

/** Whom the contacts have a room for and a list does not name: its hotel would not know of them (TRUE-04). */
export function staffMissing(contacts: readonly TripStaff[], rooms: readonly StaffRoom[]): string[] {
  return staffNotListed(contacts, rooms)
    .filter(({ isRoomAsked }) => isRoomAsked)
    .map((one) => (one.hasNamesake ? `${staffName(one)} (${namesakeTold})` : staffName(one)))
}
