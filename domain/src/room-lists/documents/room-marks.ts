import type { ListKind } from './kinds.ts'
import { type ListChanges, listedNotes, listedRooms, type RoomListSource } from './list-source.ts'

type Personal = Readonly<Partial<Record<'born' | 'papers', string>>>

/** What tells a list from its later self; who sleeps there cannot be read from it. Rooms by their names. */
export type ListMarks = {
  readonly rooms: Readonly<Record<string, string>>
  /** Of what is told in confidence, as far as the list tells it (ROOM-06). */
  readonly personal: Readonly<Record<string, Personal>>
  /** Of what is said to the hotel; null where nobody knows. */
  readonly notes: string | null
}

type Marked = Pick<RoomListSource, 'orderNotes'> & {
  readonly list: Pick<RoomListSource['list'], 'rooms' | 'notes'>
  readonly stay: Pick<NonNullable<RoomListSource['stay']>, 'notes'> | null
}

/**
 * The marks of a list: of the rooms that go out, and of what is said to the hotel.
 * @param digest a hash of a text @param personal one that nobody can try out; null for who may not see personal data
 */
export function listMarks(
  source: Marked,
  digest: (text: string) => string,
  personal: ((text: string) => string) | null,
): ListMarks {
  const rooms = listedRooms(source)
  return {
    rooms: Object.fromEntries(
      rooms.map(({ roomIndex, persons, type, twin, extraType, guests }) => [
        roomIndex,
        digest(
          JSON.stringify([
            ...[persons, type, twin, extraType],
            ...guests.map(({ lastName, firstName, gender, notes }) => [lastName, firstName, gender, notes]),
          ]),
        ),
      ]),
    ),
    personal:
      personal === null
        ? {}
        : Object.fromEntries(
            rooms.map(({ roomIndex, guests }) => [
              roomIndex,
              {
                born: personal(JSON.stringify(['born', ...guests.map(({ dateOfBirth }) => dateOfBirth)])),
                papers: personal(
                  JSON.stringify([
                    'papers',
                    ...guests.map(({ nationality, documentType, documentNumber, allergies }) => [
                      ...[nationality, documentType, documentNumber, allergies],
                    ]),
                  ]),
                ),
              },
            ]),
          ),
    notes: digest(JSON.stringify(['notes', ...listedNotes(source)])),
  }
}

/** The marks as far as a kind of list tells what they are of: who was told no birth date hears of none that is different. */
export function marksToldBy({ columns }: Pick<ListKind, 'columns'>, marks: ListMarks): ListMarks {
  const [tellsBirth, tellsPapers] = [columns.includes('dateOfBirth'), columns.includes('documentNumber')]
  const personal = Object.entries(marks.personal).map(([room, { born, papers }]) => [
    room,
    { ...(tellsBirth && born && { born }), ...(tellsPapers && papers && { papers }) },
  ])
  return { ...marks, personal: Object.fromEntries(personal) }
}

/**
 * Which rooms are new since, which different, and which are no more, and whether other things are said to the hotel. What only one of
 * both lists tells is not compared.
 * @param before null where there was no list before
 */
export function changesSince(before: ListMarks | null, now: ListMarks): ListChanges | null {
  if (before === null) return null
  const wasThere = (room: string) => Object.hasOwn(before.rooms, room)
  const names = Object.keys(now.rooms)
  return {
    added: names.filter((room) => !wasThere(room)),
    changed: names.filter(
      (room) =>
        wasThere(room) &&
        (before.rooms[room] !== now.rooms[room] || isOther(before.personal[room] ?? {}, now.personal[room] ?? {})),
    ),
    gone: Object.keys(before.rooms).filter((room) => !Object.hasOwn(now.rooms, room)),
    notes: before.notes !== null && before.notes !== now.notes,
  }
}

function isOther(before: Personal, now: Personal): boolean {
  const differs = (key: 'born' | 'papers') =>
    before[key] !== undefined && now[key] !== undefined && before[key] !== now[key]
  return differs('born') || differs('papers')
}
