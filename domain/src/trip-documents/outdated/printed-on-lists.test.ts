import { expect, test } from 'vitest'
import type { NetChange } from './net-changes.ts'
import { type ListFacts, type MadeList, printedOnList } from './printed-on-lists.ts'

const facts: ListFacts = {
  rooms: new Map([
    [1, { list: 5, isCancelled: false }],
    [2, { list: 5, isCancelled: true }],
    [9, { list: 6, isCancelled: false }],
  ]),
  guests: new Map([
    [11, 1],
    [12, 2],
    [19, 9],
  ]),
}
const at = new Date('2026-11-21T09:00:00Z')
const change = (table: string, row: number, before: object, after: object, kind: NetChange['kind'] = 'other') =>
  ({ table, row, kind, before, after, at }) as NetChange
const guest = (row: number, column: string) => change('passengers', row, { [column]: 'a' }, { [column]: 'b' })
const room = (row: number, column: string, before: unknown, after: unknown) =>
  change('rooms', row, { [column]: before }, { [column]: after })
const border: MadeList = { id: 5, kind: 'border_pdf' }
const hotel: MadeList = { id: 5, kind: 'hotel_pdf' }

test.each<[string, NetChange, MadeList, boolean]>([
  ['a name', guest(11, 'last_name'), border, true],
  ['a name on another list', guest(19, 'last_name'), border, false],
  ['a name of who has cancelled', guest(12, 'last_name'), border, false],
  ['an allergy, which it does not print', guest(11, 'allergies'), border, false],
  ['a birthplace', guest(11, 'place_of_birth'), border, true],
  ['a birthplace, for a hotel', guest(11, 'place_of_birth'), hotel, false],
  ['a twin room', room(1, 'twin', false, true), hotel, true],
  ['a twin room, on a list of guests', room(1, 'twin', false, true), border, false],
  ['a room that is cancelled', room(2, 'extra_type', null, 'cancelled'), border, true],
  ['a room that is cancelled no more', room(1, 'extra_type', 'cancelled', null), border, true],
  ['a new guest', change('passengers', 11, {}, { room_id: 1, last_name: 'b' }, 'new'), border, true],
  ['a new guest of another list', change('passengers', 19, {}, { room_id: 9, last_name: 'b' }, 'new'), border, false],
  ['a guest that is gone', change('passengers', 30, { room_id: 1, last_name: 'a' }, {}, 'gone'), border, true],
  ['a new room', change('rooms', 1, {}, { room_list_id: 5 }, 'new'), hotel, true],
  ['a new room, without guests', change('rooms', 1, {}, { room_list_id: 5 }, 'new'), border, false],
  ['a new room that is cancelled', change('rooms', 2, {}, { room_list_id: 5 }, 'new'), hotel, false],
  ['a room that is gone', change('rooms', 40, { room_list_id: 5, extra_type: null }, {}, 'gone'), hotel, true],
  [
    'a cancelled room that is gone',
    change('rooms', 40, { room_list_id: 5, extra_type: 'cancelled' }, {}, 'gone'),
    hotel,
    false,
  ],
  ['who moves into a cancelled room', change('passengers', 12, { room_id: 1 }, { room_id: 2 }), border, true],
  ['who moves within it', change('passengers', 11, { room_id: 1 }, { room_id: 1 }), border, false],
  ['a list that is gone', guest(11, 'last_name'), { id: null, kind: 'border_pdf' }, false],
])('TRUE-04 ROOM-05 a list of guests is outdated by what it prints: %s', (_, one, list, isPrinted) => {
  expect(printedOnList(one, list, facts, [one])).toBe(isPrinted)
})
