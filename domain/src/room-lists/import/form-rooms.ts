import { noSuchRoom } from '../room-sizes.ts'
import { type ImportedGuest, nameKey } from './read-guests.ts'

/** How guests of a list come into rooms. */
export const roomFormings = {
  room: { label: 'nach Spalte' },
  roommate: { label: 'nach Zimmerpartner' },
  order: { label: 'nach Reihenfolge' },
} as const
export type RoomForming = keyof typeof roomFormings
export const roomFormingKeys = Object.keys(roomFormings) as [RoomForming, ...RoomForming[]]

export type ImportedRoom = {
  /** What the list calls it; empty: it is numbered here. */
  readonly roomIndex: string
  readonly persons: number
  readonly twin: boolean
  readonly guests: readonly ImportedGuest[]
}

/** A line whose guest fits into no room. */
export type RoomProblem = { readonly line: number; readonly problem: string }

/** The rooms of a list, in its order, and what does not fit. @param sizes rooms may have, ascending (`roomSizes`) */
export function formRooms(
  guests: readonly ImportedGuest[],
  forming: RoomForming,
  sizes: readonly number[],
): { rooms: ImportedRoom[]; problems: RoomProblem[] } {
  const groups = forming === 'room' ? byRoom(guests) : forming === 'roommate' ? byRoommate(guests) : byOrder(guests)
  const problems: RoomProblem[] = []
  const rooms = groups.map((group): ImportedRoom => {
    const told = group.find(({ persons }) => persons !== null)?.persons ?? null
    const persons = told ?? sizes.find((size) => size >= group.length) ?? sizes.at(-1) ?? group.length
    if (!sizes.includes(persons)) problems.push(...group.map(({ line }) => ({ line, problem: noSuchRoom(persons) })))
    const name = forming === 'room' ? (group[0]?.room ?? '') : ''
    for (const { line } of group.slice(persons)) {
      const which = name === '' ? 'Das Zimmer' : `Zimmer ${name}`
      problems.push({
        line,
        problem: `${which} hat ${persons} ${persons === 1 ? 'Bett' : 'Betten'}, hier stehen ${group.length} Gäste.`,
      })
    }
    return {
      roomIndex: name,
      persons,
      twin: persons === 2 && group.some(({ twin }) => twin),
      guests: group,
    }
  })
  return { rooms, problems }
}

/** One room for each name of the column; who has none gets a room alone. */
function byRoom(guests: readonly ImportedGuest[]): ImportedGuest[][] {
  const groups = new Map<string, ImportedGuest[]>()
  for (const guest of guests) {
    const key = guest.room === '' ? `line ${guest.line}` : guest.room.toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), guest])
  }
  return [...groups.values()]
}

/** Whoever is named as roommate, or names somebody, shares a room; a surname is enough where it is the only one. */
function byRoommate(guests: readonly ImportedGuest[]): ImportedGuest[][] {
  const groupOf = new Map<ImportedGuest, ImportedGuest[]>(guests.map((guest) => [guest, [guest]]))
  for (const guest of guests) {
    const mate = mateOf(guest, guests)
    const [own, other] = [groupOf.get(guest), mate && groupOf.get(mate)]
    if (own === undefined || other === undefined || own === other) continue
    own.push(...other)
    own.sort((first, second) => first.line - second.line)
    for (const one of other) groupOf.set(one, own)
  }
  return [...new Set(guests.map((guest) => groupOf.get(guest) ?? [guest]))]
}

function mateOf(guest: ImportedGuest, guests: readonly ImportedGuest[]): ImportedGuest | undefined {
  const wanted = nameKey({ lastName: guest.roommate, firstName: '' })
  if (wanted === '') return undefined
  const others = guests.filter((other) => other !== guest)
  const turned = ({ lastName, firstName }: ImportedGuest) => nameKey({ lastName: firstName, firstName: lastName })
  const whole = others.filter((other) => nameKey(other) === wanted || turned(other) === wanted)
  if (whole.length === 1) return whole[0]
  const alike = others.filter(({ lastName, firstName }) =>
    [lastName, firstName].some((name) => nameKey({ lastName: name, firstName: '' }) === wanted),
  )
  return alike.length === 1 ? alike[0] : undefined
}

/** One after the other: as many as the first one's room has beds, two where it does not say. */
function byOrder(guests: readonly ImportedGuest[]): ImportedGuest[][] {
  const groups: ImportedGuest[][] = []
  let open = 0
  for (const guest of guests) {
    const last = groups.at(-1)
    const beds = guest.persons ?? 2
    const isAlike = last?.[0]?.persons === guest.persons
    if (last !== undefined && open > 0 && isAlike) {
      last.push(guest)
      open--
    } else {
      groups.push([guest])
      open = beds - 1
    }
  }
  return groups
}
