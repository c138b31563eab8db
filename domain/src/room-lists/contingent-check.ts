import { type ExtraType, extraTypes } from './extra-types.ts'

/** A room as far as it is counted. */
export type CountedRoom = {
  readonly roomType: { readonly persons: number }
  readonly extraType: ExtraType | null
  readonly passengers: readonly unknown[]
}
/** How many rooms of one size a contingent asks for in all. */
export type AskedRooms = { readonly type: { readonly persons: number }; readonly askedAmount: number }
export type RoomCount = { readonly persons: number; readonly listed: number; readonly asked: number }

/** Whether a room counts against the contingent: full, requested and cancelled ones do not (002 §4). */
export function isCounted({ extraType }: Pick<CountedRoom, 'extraType'>): boolean {
  return extraType === null || extraTypes[extraType].counts
}

/**
 * Rooms of a list beside what the contingent asks for in all, by size: doubles and singles always, others where either has some
 * (002 §5, §9).
 */
export function roomCounts(rooms: readonly CountedRoom[], contingent: readonly AskedRooms[]): RoomCount[] {
  const counted = rooms.filter(isCounted)
  return [2, 1, 3, 4, 5, 6]
    .map((persons) => ({
      persons,
      listed: counted.filter(({ roomType }) => roomType.persons === persons).length,
      asked: contingent
        .filter(({ type }) => type.persons === persons)
        .reduce((sum, { askedAmount }) => sum + askedAmount, 0),
    }))
    .filter(({ persons, listed, asked }) => persons <= 2 || listed > 0 || asked > 0)
}

/** 'DZ', 'EZ', '3-Bett'. */
export function shortRoom(persons: number): string {
  return persons === 1 ? 'EZ' : persons === 2 ? 'DZ' : `${persons}-Bett`
}

/** The document's sentence on one size of rooms (002 §5). */
export function verdictOn({ persons, listed, asked }: RoomCount): { readonly isRight: boolean; readonly text: string } {
  const isRight = listed === asked
  return { isRight, text: `${shortRoom(persons)} stimmt ${isRight ? '' : 'nicht '}mit Kontingent überein` }
}

/** The sizes a room of the list may have: one to four, and up to six where the contingent holds such rooms (design §3). */
export function roomSizes(
  contingent: readonly AskedRooms[],
  rooms: readonly Pick<CountedRoom, 'roomType'>[],
): number[] {
  const large = [5, 6].filter(
    (persons) =>
      contingent.some(({ type, askedAmount }) => type.persons === persons && askedAmount > 0) ||
      rooms.some(({ roomType }) => roomType.persons === persons),
  )
  return [1, 2, 3, 4, ...large]
}
