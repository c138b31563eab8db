import { expect, test } from 'vitest'
import type { Guest, Room } from '../api.ts'
import { type BegunLine, keptLines, linesOf } from './lines.ts'

// Of rooms and guests only these are read.
const guest = (id: number) => ({ id }) as unknown as Guest
const room = (id: number, ...guests: number[]) =>
  ({ id, extraType: null, roomType: { persons: 2 }, passengers: guests.map(guest) }) as unknown as Room
const begun = (id: string, line: Partial<BegunLine>): BegunLine => ({
  ...{ id, room: null, guest: null, madeAt: null, waiting: new Map() },
  ...line,
})
const waiting: BegunLine['waiting'] = new Map([['lastName', {} as never]]) // only counted

test.each([
  ['beds as they are', [room(1, 7), room(2)], [], ['guest-7', 'free-1-0', 'free-2-0', 'free-2-1']],
  [
    'a bed somebody types in goes ahead',
    [room(1)],
    [begun('free-1-1', { room: room(1), waiting })],
    ['free-1-1', 'free-1-0'],
  ],
  [
    'the guest made there before the list was read anew',
    [room(1)],
    [begun('free-1-0', { room: room(1), guest: guest(7), madeAt: 10 })],
    ['free-1-0', 'free-1-1'],
  ],
  [
    '… and afterwards',
    [room(1, 7)],
    [begun('free-1-0', { room: room(1), guest: guest(7), madeAt: 2 })],
    ['free-1-0', 'free-1-1'],
  ],
  [
    'the guest is gone again',
    [room(1)],
    [begun('free-1-0', { room: room(1), guest: guest(7), madeAt: 2 })],
    ['free-1-0', 'free-1-1'],
  ],
  [
    'in a room a colleague has filled meanwhile',
    [room(1, 8, 9)],
    [begun('free-1-0', { room: room(1), waiting })],
    ['guest-8', 'guest-9', 'free-1-0'],
  ],
  ['a room that is being made', [room(1, 8, 9)], [begun('new-0', { waiting })], ['guest-8', 'guest-9', 'new-0']],
  [
    'a room that was made and is read',
    [room(1, 7)],
    [begun('new-0', { room: room(1, 7), guest: guest(7), madeAt: 2 })],
    ['new-0', 'free-1-0'],
  ],
  [
    'a room that was made and is not read yet',
    [],
    [begun('new-0', { room: room(1, 7), guest: guest(7), madeAt: 10 })],
    ['new-0'],
  ],
  ['a begun room that is gone', [], [begun('free-1-0', { room: room(1), waiting })], []],
])('ROOM-06 lines keep their names while guests are made in them: %s', (_, rooms, lines, names) => {
  const shown = linesOf(rooms, lines, 5)
  expect(shown.map(({ id }) => id)).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
})

test('ROOM-06 a line that says what it said is the same as before', () => {
  const [first, second] = [room(1, 7, 8), room(2, 9)]
  const before = linesOf([first, second])
  const after = keptLines(linesOf([first, { ...second, roomIndex: '2a' }]), before)
  expect(after.map((line, place) => line === before[place])).toEqual([true, true, false, false])
})
