import { type CabinType, cabinTypes } from '../../accounts/options.ts'
import { type RequestedKind, serviceKinds } from '../../service-kinds.ts'

/** So many rooms of a size; the type is the house's own word, 'standard' the usual one (000 §5). */
export type RoomsOfKind = { readonly persons: number; readonly type: string; readonly amount: number }
/** Which rooms a group has; each size and type once, in any order. */
export type RoomMix = readonly RoomsOfKind[]

/** What the contingent of a trip asks for: its guests, and the rooms for them (null where none are named). */
export type RoomNeeds = {
  readonly pax: number
  readonly rooms: RoomMix | null
  /** On ferries by night. */
  readonly cabins?: RoomMix | null
}

type Rows = readonly {
  readonly type: { readonly persons: number; readonly type: string }
  readonly askedAmount: number
}[]

/** Rows of a contingent as one mix; null where they ask for no room. */
export function mixOf(rows: Rows): RoomMix | null {
  const rooms = rows.flatMap(({ type: { persons, type }, askedAmount: amount }) =>
    amount > 0 ? [{ persons, type, amount }] : [],
  )
  return rooms.length === 0 ? null : rooms
}

/**
 * The rooms for which a house is asked: those of the contingent, which its letter names beside the number of guests. Whoever is asked for another
 * number is told that alone (TRUE-03).
 * @param asked persons its request names, 0 where it leaves that to the trip
 * @returns null where its letter names no rooms
 */
export function roomsAskedFor(kind: RequestedKind, asked: number, { pax, rooms }: RoomNeeds): RoomMix | null {
  return serviceKinds[kind].nature === 'stay' && (asked === 0 || asked === pax) ? rooms : null
}

/**
 * The cabins for which a ferry is asked by night: its request's own, and those of the contingent only where it has none and asks for all of the
 * group (decision 181).
 * @param own rows of the request
 * @returns null where its letter names no cabins
 */
export function cabinsAskedFor(own: Rows, asked: number, { pax, cabins = null }: RoomNeeds): RoomMix | null {
  return mixOf(own) ?? (asked === 0 || asked === pax ? cabins : null)
}

/** Rooms of one size and type: so many more (or fewer) than before. */
export type RoomChange = { readonly persons: number; readonly type: string; readonly by: number }

/**
 * By how many rooms of each kind a mix differs from the one that a partner knows, also where both are for as many guests (TRUE-03).
 * @returns none where nobody knows one of both: who was told no rooms is not held to any
 */
export function roomChanges(known: RoomMix | null | undefined, now: RoomMix | null | undefined): RoomChange[] {
  if (known == null || now == null) return []
  const by = new Map<string, RoomChange>()
  const add = (rooms: RoomMix, sign: 1 | -1) => {
    for (const { persons, type, amount } of rooms) {
      const key = `${persons} ${type}`
      by.set(key, { persons, type, by: (by.get(key)?.by ?? 0) + sign * amount })
    }
  }
  add(now, 1)
  add(known, -1)
  return inOrder([...by.values()].filter((change) => change.by !== 0))
}

/** As calculations name them: DKI, EKI, DKA, EKA (002 §9). */
const lies: Partial<Record<CabinType, string>> = { inside: 'I', outside: 'A' }
const isCabin = (type: string): type is CabinType => type in cabinTypes

const shortNames: Readonly<Record<number, string>> = { 1: 'EZ', 2: 'DZ' }

/** 'DZ', '3Z', 'DZ (Meerblick)', 'DKI' */
function roomName({ persons, type }: Pick<RoomsOfKind, 'persons' | 'type'>): string {
  if (isCabin(type))
    return `${{ 1: 'EK', 2: 'DK' }[persons] ?? `${persons}K`}${lies[type] ?? ` ${cabinTypes[type].label}`}`
  const name = shortNames[persons] ?? `${persons}Z`
  return type === 'standard' ? name : `${name} (${type})`
}

/** @returns '2 DZ mehr, 4 EZ weniger'; '' where nothing differs */
export function roomChangeWords(changes: readonly RoomChange[]): string {
  return changes
    .map((change) => `${Math.abs(change.by)} ${roomName(change)} ${change.by > 0 ? 'mehr' : 'weniger'}`)
    .join(', ')
}

/** @returns '18 DZ und 8 EZ' */
export function mixWords(mix: RoomMix): string {
  const parts = inOrder(mix).map((rooms) => `${rooms.amount} ${roomName(rooms)}`)
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' und ')
}

/** As a desk says it: doubles, singles, then what is larger. */
function inOrder<Rooms extends Pick<RoomsOfKind, 'persons' | 'type'>>(rooms: readonly Rooms[]): Rooms[] {
  const rank = (persons: number) => (persons === 2 ? 0 : persons)
  return rooms.toSorted(
    (one, other) =>
      rank(one.persons) - rank(other.persons) || (one.type < other.type ? -1 : one.type > other.type ? 1 : 0),
  )
}
