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

/** Rooms of one size: how many count, and how many stand beside them and do not; cancelled ones are in neither. */
export type SizeCount<Counted> = {
  readonly persons: number
  readonly listed: readonly Counted[]
  readonly leftOut: readonly Counted[]
}

/** The rooms of a list by size, the smallest first: page, hotel's paper and road page count by it alone (ROOM-03). */
export function roomsBySize<Counted extends { readonly persons: number; readonly extraType: ExtraType | null }>(
  rooms: readonly Counted[],
): SizeCount<Counted>[] {
  return [...Map.groupBy(rooms, ({ persons }) => persons)]
    .toSorted(([one], [other]) => one - other)
    .map(([persons, those]) => ({
      persons,
      listed: those.filter(isCounted),
      leftOut: those.filter((room) => !isCounted(room) && room.extraType !== 'cancelled'),
    }))
    .filter(({ listed, leftOut }) => listed.length + leftOut.length > 0)
}

/** '1 belegt, 2 angefragt': what rooms that do not count are; '' for none. @param words what each extra type is called */
export function leftOutWords(
  rooms: readonly { readonly extraType: ExtraType | null }[],
  words: Readonly<Record<ExtraType, string>>,
): string {
  return [...Map.groupBy(rooms, ({ extraType }) => extraType)]
    .map(([extraType, those]) => (extraType === null ? '' : `${those.length} ${words[extraType]}`))
    .filter((part) => part !== '')
    .join(', ')
}

/**
 * Rooms of a list beside what the contingent asks for in all, by size: doubles and singles always, others where either has some
 * (002 §5, §9).
 */
export function roomCounts(rooms: readonly CountedRoom[], contingent: readonly AskedRooms[]): RoomCount[] {
  const sizes = roomsBySize(rooms.map(({ roomType: { persons }, extraType }) => ({ persons, extraType })))
  return [2, 1, 3, 4, 5, 6]
    .map((persons) => ({
      persons,
      listed: sizes.find((size) => size.persons === persons)?.listed.length ?? 0,
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
