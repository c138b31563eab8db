import { expect, test } from 'vitest'
import { listForHotel, type TripList } from './list-for-hotel.ts'

const list = (id: number, providerId: number | null, date: string | null = null): TripList => ({
  ...{ id, providerId, date, name: `Liste ${id}` },
})
const copies = [list(6, null), list(5, null), list(4, null)]
const withOwn = [...copies, list(8, 31, '2027-05-20'), list(7, 31, '2027-05-15'), list(9, 32, '2027-05-14')]

test.each([
  // what is asked,                        lists,   open, sent last, goes
  ['the first where nothing else is known', copies, null, null, 6],
  ['what went there before, not a copy', copies, null, 4, 4],
  ['what the clerk has open', copies, 5, 4, 5],
  ['the hotel’s own, by date', withOwn, null, null, 7],
  ['the hotel’s own, although another is open', withOwn, 4, 4, 7],
  ['of two of its own the one that is open', withOwn, 8, null, 8],
  ['of two of its own the one that went there', withOwn, 4, 8, 8],
  ['never one of another hotel', withOwn, 9, 9, 7],
  ['none while there is none', [], 4, 4, null],
] as const)('ROOM-08 a hotel gets %s', (_, lists, open, sentLast, goes) => {
  expect(listForHotel(lists, { providerId: 31, startAt: '2027-05-14', open, sentLast })?.id ?? null).toBe(goes)
})
