import { isCounted } from '@reisewerk/domain/room-lists/contingent-check.ts'
import type { SheetRow } from '../../../ui/sheet/sheet-column.ts'
import type { SavedColumn } from '../../../ui/sheet/typed-cells.ts'
import type { Guest, Room } from '../api.ts'

/** A bed of a room with who sleeps in it, if anybody; the last line is of no room yet. */
export type BedLine = SheetRow & { readonly room: Room | null; readonly guest: Guest | null; readonly bed: number }

/** A column tells whose fields it shows: the room's, on its first line, or the guest's. */
export type BedColumn = SavedColumn<BedLine> & { readonly of: 'room' | 'guest' }

export const blankLine: BedLine = { id: 'new', isBlank: true, room: null, guest: null, bed: 0 }

/** A line for each bed of each room, in their order; more where more sleep there than it has beds. */
export function linesOf(rooms: readonly Room[]): BedLine[] {
  return rooms.flatMap((room) => {
    const isOff = !isCounted(room)
    const beds = Math.max(room.roomType.persons, room.passengers.length)
    return Array.from({ length: beds }, (_, bed): BedLine => {
      const guest = room.passengers[bed] ?? null
      return { id: guest === null ? `free-${room.id}-${bed}` : `guest-${guest.id}`, isOff, room, guest, bed }
    })
  })
}
