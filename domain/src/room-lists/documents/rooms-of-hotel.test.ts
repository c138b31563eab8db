import { expect, test } from 'vitest'
import type { ExtraType } from '../extra-types.ts'
import { otherRoomsOnList } from './rooms-of-hotel.ts'

const rooms = (doubles: number, singles: number, extra: ExtraType | null = null) =>
  [...Array<number>(doubles).fill(2), ...Array<number>(singles).fill(1)].map((persons) => ({
    persons,
    extraType: extra,
  }))
const known = [
  { persons: 1, type: 'standard', amount: 8 },
  { persons: 2, type: 'standard', amount: 10 },
  { persons: 2, type: 'Meerblick', amount: 8 },
]

test.each([
  ['the rooms it knows, of whatever type', known, rooms(18, 8), null],
  ['fewer, for it is not full yet', known, rooms(12, 3), null],
  ['a room for the driver on top', known, [...rooms(18, 8), ...rooms(0, 1, 'driver')], null],
  ['one that is cancelled on top', known, [...rooms(18, 8), ...rooms(0, 1, 'cancelled')], null],
  ['others for as many', known, rooms(20, 4), 'bekannt sind 18 DZ und 8 EZ, die Liste hat 20 DZ und 4 EZ'],
  ['one more', known, rooms(18, 9), 'bekannt sind 18 DZ und 8 EZ, die Liste hat 18 DZ und 9 EZ'],
  ['rooms nobody told it of', null, rooms(20, 4), null],
] as const)('TRUE-03 a list for a hotel has %s', (_case, told, listed, words) => {
  expect(otherRoomsOnList(told, listed)).toBe(words)
})
