import { expect, test } from 'vitest'
import { listsHolding, type Row, rowIn, tablesInside, withoutRow, withRow } from './rows-inside.ts'

const guest = (id: number, room: number, told: object = {}): Row => ({
  ...{ id, version: 1, room: `/api/rooms/${room}`, lastName: `Gast${id}`, _sort: 0 },
  ...told,
})
const room = (id: number, list: number, passengers: readonly Row[] = [], told: object = {}): Row => ({
  ...{ id, version: 1, roomList: `/api/room_lists/${list}`, _sort: id, passengers },
  ...told,
})
const list = (id: number, ...rooms: Row[]): Row => ({ id, version: 1, rooms })

const lists: readonly Row[] = [
  list(1, room(11, 1, [guest(101, 11), guest(102, 11, { _sort: 1, version: 3 })]), room(12, 1, [guest(103, 12)])),
  list(2, room(21, 2, [guest(201, 21)])),
]
/** 'room: guests' of all lists, in their order. */
const told = (items: readonly Row[] | null) =>
  items?.flatMap(({ rooms }) =>
    (rooms as Row[]).map(({ id, passengers }) => `${id}: ${(passengers as Row[]).map((one) => one.id).join(' ')}`),
  ) ?? null

test('ROOM-06 lists say which rows they hold', () => {
  expect([listsHolding('passengers'), listsHolding('rooms'), listsHolding('days')]).toEqual([
    ['room_lists'],
    ['room_lists'],
    [],
  ])
  expect([tablesInside('room_lists'), tablesInside('days')]).toEqual([['rooms', 'passengers'], []])
  expect(rowIn(lists, 'room_lists', 'passengers', 201)?.lastName).toBe('Gast201')
  expect(rowIn(lists, 'room_lists', 'rooms', 99)).toBeNull()
})

test.each<[string, string, Row, string[] | null]>([
  ['a guest renamed', 'passengers', guest(101, 11, { version: 2 }), ['11: 101 102', '12: 103', '21: 201']],
  ['a guest moved', 'passengers', guest(101, 12, { version: 2, _sort: 5 }), ['11: 102', '12: 103 101', '21: 201']],
  ['a guest moved ahead', 'passengers', guest(102, 12, { version: 4 }), ['11: 101', '12: 102 103', '21: 201']],
  [
    'a guest moved to another list',
    'passengers',
    guest(101, 21, { version: 2 }),
    ['11: 102', '12: 103', '21: 101 201'],
  ],
  ['an older answer', 'passengers', guest(102, 12, { version: 2 }), ['11: 101 102', '12: 103', '21: 201']],
  ['a new guest', 'passengers', guest(104, 12, { _sort: 9 }), ['11: 101 102', '12: 103 104', '21: 201']],
  ['a guest of a room nobody knows', 'passengers', guest(101, 99, { version: 2 }), null],
  ['an answer without a version', 'passengers', guest(101, 11, { version: undefined }), null],
  [
    'a room at the end',
    'rooms',
    room(11, 1, [guest(101, 11), guest(102, 11, { version: 3 })], { version: 2, _sort: 90 }),
    ['12: 103', '11: 101 102', '21: 201'],
  ],
  [
    'a room without a guest that has come since',
    'rooms',
    room(11, 1, [], { version: 2 }),
    ['11: 101 102', '12: 103', '21: 201'],
  ],
  ['a room with a guest nobody knows', 'rooms', room(11, 1, [guest(109, 11)], { version: 2 }), null],
  [
    'a new room with who slept elsewhere and who is new',
    'rooms',
    room(13, 1, [guest(101, 13, { version: 2 }), guest(105, 13, { _sort: 1 })]),
    ['11: 102', '12: 103', '13: 101 105', '21: 201'],
  ],
])(
  'ROOM-06 TRUE-08 %s is taken into the lists where it belongs, or the lists are asked for',
  (_, table, row, expected) => {
    expect(told(withRow(lists, 'room_lists', table, row))).toEqual(expected)
  },
)

test('ROOM-06 what a row does not concern stays the same object, so that only its room is drawn anew', () => {
  const next = withRow(lists, 'room_lists', 'passengers', guest(103, 12, { version: 2, lastName: 'Neu' })) ?? []
  const now = (id: number) => rowIn(next, 'room_lists', 'rooms', id)
  expect(next[1]).toBe(lists[1])
  expect(now(11)).toBe(rowIn(lists, 'room_lists', 'rooms', 11))
  expect(now(12)).not.toBe(rowIn(lists, 'room_lists', 'rooms', 12))
  expect(rowIn(next, 'room_lists', 'passengers', 103)?.lastName).toBe('Neu')
})

test.each([
  ['passengers', 102, ['11: 101', '12: 103', '21: 201']],
  ['rooms', 12, ['11: 101 102', '21: 201']],
  ['passengers', 999, ['11: 101 102', '12: 103', '21: 201']],
])('ROOM-06 a row of %s that is gone leaves its list', (table, id, expected) => {
  expect(told(withoutRow(lists, 'room_lists', table, id))).toEqual(expected)
})
