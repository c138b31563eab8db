import { expect, test } from 'vitest'
import { stayRooms } from './stay-rooms.ts'

const night = { double: 142_00, single: 103_00, halfBoard: 32_00 }

test.each([
  // 18 × 142 + 4 × 103 = 2,968
  [night, { double: 18, single: 4, larger: 0 }, 1, 2_968_00],
  [night, { double: 18, single: 4, larger: 0 }, 3, 8_904_00],
  [night, { double: 0, single: 4, larger: 0 }, 2, 824_00],
  [{ ...night, single: null }, { double: 18, single: 4, larger: 0 }, 1, null],
  [{ ...night, double: null }, { double: 18, single: 4, larger: 0 }, 1, null],
  // Nobody sleeps alone: what that would cost need not be known.
  [{ ...night, single: null }, { double: 18, single: 0, larger: 0 }, 1, 2_556_00],
  [night, { double: 0, single: 0, larger: 0 }, 1, null],
  // Two rooms for three: six guests at 71 each.
  [night, { double: 18, single: 4, larger: 6 }, 1, 2_968_00 + 426_00],
  [night, { double: 0, single: 0, larger: 3 }, 2, 426_00],
  [{ ...night, double: null }, { double: 0, single: 4, larger: 3 }, 1, null],
  [night, { double: 18, single: 4, larger: 0 }, 0, null],
])('TRUE-03 CALC-06 at %j a night %j cost for %i nights %s', (prices, rooms, nights, cents) => {
  expect(stayRooms(prices, rooms, nights)).toBe(cents)
})
