import type { CalendarDate } from '../../calendar-date.ts'
import type { ImportColumn } from './columns.ts'
import { type ComparedField, comparedFields, compareGuests, type KnownGuest, type ListDifference } from './compare.ts'
import { formRooms, type ImportedRoom, type RoomForming } from './form-rooms.ts'
import { type CheckedLine, type ImportChoice, type ImportedGuest, readGuests } from './read-guests.ts'

/** What would become of a sheet as it is chosen now. */
export type ImportPlan<Known extends KnownGuest = KnownGuest> = {
  /** Every line that is filled, with why it cannot be taken over. */
  readonly lines: readonly CheckedLine[]
  /** Lines that are neither mended nor left out; while there is one, nothing is taken over. */
  readonly openLines: readonly CheckedLine[]
  readonly guests: readonly ImportedGuest[]
  readonly rooms: readonly ImportedRoom[]
  readonly difference: ListDifference<Known>
}

export type ImportedInto<Known extends KnownGuest> = {
  /** Guests of the list it goes into. */
  readonly known: readonly Known[]
  /** Beds its rooms may have, ascending (ROOM-07). */
  readonly sizes: readonly number[]
  /** Nobody is born after it. */
  readonly today: CalendarDate
}

/**
 * Reads a sheet as it is chosen and compares it with the guests that are there (ROOM-04).
 */
export function planImport<Known extends KnownGuest>(
  rows: readonly (readonly string[])[],
  choice: ImportChoice & { readonly forming: RoomForming },
  { known, sizes, today }: ImportedInto<Known>,
): ImportPlan<Known> {
  const read = readGuests(rows, choice, today)
  const taken = read.filter(({ isLeftOut, problems }) => !isLeftOut && problems.length === 0).map(({ guest }) => guest)
  const { rooms, problems } = formRooms(taken, choice.forming, sizes)
  const lines = read.map((line) => {
    const tooMany = problems.filter((one) => one.line === line.line)
    return {
      ...line,
      problems: [...line.problems, ...tooMany.map(({ problem }) => ({ message: problem, column: null }))],
    }
  })
  const roomOf = new Map(rooms.flatMap(({ roomIndex, guests }) => guests.map((guest) => [guest, roomIndex])))
  return {
    lines,
    openLines: lines.filter(({ isLeftOut, problems: wrong }) => !isLeftOut && wrong.length > 0),
    guests: taken,
    rooms,
    difference: compareGuests(taken, known, fieldsTold(choice.columns), (guest) => roomOf.get(guest) ?? ''),
  }
}

/** What the columns that are taken over say of a guest. */
function fieldsTold(columns: readonly ImportColumn[]): ComparedField[] {
  const told = new Set(columns.map(({ field }) => field))
  const alsoTold = (field: ComparedField) =>
    (told.has('fullName') && (field === 'lastName' || field === 'firstName')) ||
    // A remark in a column that is ticked goes there.
    (field === 'notes' && (told.has('assistance') || told.has('motorBike')))
  return comparedFields.filter((field) => told.has(field) || alsoTold(field))
}
