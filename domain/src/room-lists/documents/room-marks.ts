import { type ListChanges, listedRooms, type RoomListSource } from './list-source.ts'

/** For each room by its name what tells it from its later self; who sleeps there cannot be read from it. */
export type RoomMarks = Readonly<Record<string, string>>

/** The marks of the rooms that go out. @param digest a hash of a text */
export function roomMarks(
  source: { list: Pick<RoomListSource['list'], 'rooms'> },
  digest: (text: string) => string,
): RoomMarks {
  return Object.fromEntries(
    listedRooms(source).map(({ roomIndex, persons, type, twin, extraType, guests }) => [
      roomIndex,
      digest(
        JSON.stringify([
          ...[persons, type, twin, extraType],
          ...guests.map(({ lastName, firstName, gender, notes }) => [lastName, firstName, gender, notes]),
        ]),
      ),
    ]),
  )
}

/** Which rooms are new since, which different, and which are no more. @param before null where there was no list before */
export function changesSince(before: RoomMarks | null, now: RoomMarks): ListChanges | null {
  if (before === null) return null
  return {
    added: Object.keys(now).filter((room) => !Object.hasOwn(before, room)),
    changed: Object.keys(now).filter((room) => Object.hasOwn(before, room) && before[room] !== now[room]),
    gone: Object.keys(before).filter((room) => !Object.hasOwn(now, room)),
  }
}
