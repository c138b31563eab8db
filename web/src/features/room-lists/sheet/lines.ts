import { isCounted } from '@reisewerk/domain/room-lists/contingent-check.ts'
import type { CellEdit, SheetRow } from '../../../ui/sheet/sheet-column.ts'
import type { SavedColumn } from '../../../ui/sheet/typed-cells.ts'
import type { Guest, Room } from '../api.ts'

/** A bed of a room with who sleeps in it, if anybody; the last line is of no room yet. */
export type BedLine = SheetRow & { readonly room: Room | null; readonly guest: Guest | null; readonly bed: number }

/** A column tells whose fields it shows: the room's, on its first line, or the guest's. */
export type BedColumn = SavedColumn<BedLine> & { readonly of: 'room' | 'guest' }

/** A line in which somebody has begun a guest. It keeps its name when the guest is there, so that what is typed on stays in it. */
export type BegunLine = {
  readonly id: string
  /** null: a new one is made for the guest. */
  readonly room: Room | null
  readonly guest: Guest | null
  /** When the room or the guest was made (Date.now() scale); null while neither is. */
  readonly madeAt: number | null
  /** What is not sent yet, by column. */
  readonly waiting: ReadonlyMap<string, CellEdit<BedLine>>
}

export const blankLine = (id: string): BedLine => ({ id, isBlank: true, room: null, guest: null, bed: 0 })

/**
 * A line for each bed of each room, in their order; more where more sleep there than it has beds. Lines that somebody has begun
 * stand in for the beds their guests get.
 * @param readAt when the rooms were asked for: what was made since is not among them
 */
export function linesOf(rooms: readonly Room[], begun: readonly BegunLine[] = [], readAt = 0): BedLine[] {
  const listed = new Set(rooms.flatMap(({ passengers }) => passengers.map(({ id }) => id)))
  const isUnread = ({ madeAt }: BegunLine) => madeAt !== null && madeAt >= readAt
  const isListed = ({ guest }: BegunLine) => guest !== null && listed.has(guest.id)
  const shown = begun.filter((line) => line.guest === null || isListed(line) || isUnread(line))
  const nameOfGuest = new Map(shown.map(({ guest, id }) => [guest?.id, id]))
  const taken = new Set(shown.map(({ id }) => id))

  const known = rooms.flatMap((room) => {
    const own = shown.filter((line) => line.room?.id === room.id && !isListed(line))
    const guests = [...room.passengers, ...own.flatMap(({ guest }) => guest ?? [])]
    const open = own.filter(({ guest }) => guest === null)
    const asked = open.filter(({ waiting }) => waiting.size > 0).length
    const free = Math.max(room.roomType.persons - guests.length, asked)
    const beds = [
      ...guests.map((guest) => ({ id: nameOfGuest.get(guest.id) ?? `guest-${guest.id}`, guest })),
      ...freeBeds(room.id, free, open, taken).map((id) => ({ id, guest: null })),
    ]
    return beds.map((bed, place): BedLine => ({ ...bed, isOff: !isCounted(room), room, bed: place }))
  })
  const isOfNone = (line: BegunLine) =>
    line.room === null || (isUnread(line) && !isListed(line) && !rooms.some(({ id }) => id === line.room?.id))
  return [...known, ...shown.filter(isOfNone).map(({ id, room, guest }): BedLine => ({ id, room, guest, bed: 0 }))]
}

/** Names of the free beds of a room, those in which somebody types first. */
function freeBeds(room: number, count: number, open: readonly BegunLine[], taken: ReadonlySet<string>): string[] {
  const names = open.toSorted((one, other) => other.waiting.size - one.waiting.size).map(({ id }) => id)
  for (let place = 0; names.length < count; place++) {
    const name = `free-${room}-${place}`
    if (!taken.has(name)) names.push(name)
  }
  return names.slice(0, count)
}

/** Lines that say what they said are the same as before, so that only those that changed are drawn anew. */
export function keptLines(lines: readonly BedLine[], before: readonly BedLine[]): BedLine[] {
  const known = new Map(before.map((line) => [line.id, line]))
  const isSame = (one: BedLine, other: BedLine) =>
    (['room', 'guest', 'bed', 'isOff', 'isBlank'] as const).every((name) => one[name] === other[name])
  return lines.map((line) => {
    const old = known.get(line.id)
    return old !== undefined && isSame(old, line) ? old : line
  })
}
