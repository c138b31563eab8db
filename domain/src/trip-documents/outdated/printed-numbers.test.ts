import { expect, test } from 'vitest'
import type { NetChange } from './net-changes.ts'
import { type ContingentRow, printsOtherGuests, printsOtherRooms, type RequestNumbers } from './printed-numbers.ts'

const room = (id: number, asked_amount: number, reserved_amount: number, persons = 2): ContingentRow => {
  return { table: 'order_hotel_rooms', id, persons, type: 'standard', asked_amount, reserved_amount }
}
const change = (row: number, before: object, kind: NetChange['kind'] = 'other'): NetChange => {
  return { table: 'order_hotel_rooms', row, kind, before: { ...before }, after: {}, at: new Date(0) }
}

test.each<[string, ContingentRow[], NetChange[], boolean]>([
  ['more are asked for, the same are booked', [room(1, 22, 14)], [change(1, { asked_amount: 14 })], false],
  ['more are booked', [room(1, 22, 22)], [change(1, { reserved_amount: 14 })], true],
  ['nobody is booked yet and more are asked for', [room(1, 22, 0)], [change(1, { asked_amount: 14 })], true],
  ['those that were asked for are booked', [room(1, 14, 14)], [change(1, { reserved_amount: 0 })], false],
  ['fewer than were asked for are booked', [room(1, 14, 12)], [change(1, { reserved_amount: 0 })], true],
  ['a kind of room that is only asked for', [room(1, 14, 14), room(2, 3, 0, 1)], [change(2, {}, 'new')], false],
  ['a kind of room that is booked', [room(1, 14, 14), room(2, 3, 3, 1)], [change(2, {}, 'new')], true],
  ['a kind of room that is gone', [room(1, 14, 14)], [change(2, room(2, 3, 3, 1), 'gone')], true],
  [
    'rooms that stand in another row',
    [room(3, 14, 14)],
    [change(1, room(1, 14, 14), 'gone'), change(3, {}, 'new')],
    false,
  ],
  ['beds of rooms', [room(1, 14, 14, 3)], [change(1, { persons: 2 })], true],
])('TRUE-04 vouchers print other rooms: %s', (_, rows, changes, expected) => {
  expect(printsOtherRooms(rows, changes)).toBe(expected)
})

const request = (asked_amount: number, reserved_amount: number, whole_group: boolean | null = null): RequestNumbers => {
  return { asked_amount, reserved_amount, whole_group }
}
test.each<[string, RequestNumbers, object, boolean]>([
  ['it is for all, whatever number it has', request(44, 30), { asked_amount: 30 }, false],
  ['it is for all of a house', request(44, 44, true), { reserved_amount: 0 }, false],
  ['it is for a part, and more are asked for', request(20, 12), { asked_amount: 15 }, false],
  ['it is for a part, and more are held', request(20, 20), { reserved_amount: 12 }, true],
  ['it is for a part, of which nobody is held yet', request(20, 0), { asked_amount: 15 }, true],
  ['it was for a part', request(30, 0), { asked_amount: 15 }, true],
])('TRUE-04 the voucher of a request for 30 guests tells another number: %s', (_, now, before, expected) => {
  expect(printsOtherGuests(now, { before: { ...before } }, 30)).toBe(expected)
})
