import { expect, test } from 'vitest'
import { stayRooms } from './stay-rooms.ts'

const night = { double: 142_00, single: 103_00, halfBoard: 32_00 }

test.each([
  // 18 × 142 + 4 × 103 = 2,968
  [night, { double: 18, single: 4 }, 1, 2_968_00],
  [night, { double: 18, single: 4 }, 3, 8_904_00],
  [night, { double: 0, single: 4 }, 2, 824_00],
  [{ ...night, single: null }, { double: 18, single: 4 }, 1, null],
  [{ ...night, double: null }, { double: 18, single: 4 }, 1, null],
  // Nobody sleeps alone: what that would cost need not be known.
  [{ ...night, single: null }, { double: 18, single: 0 }, 1, 2_556_00],
  [night, { double: 0, single: 0 }, 1, null],
  [night, { double: 18, single: 4 }, 0, null],
])('CALC-06 at %j a night %j cost for %i nights %s', (prices, rooms, nights, cents) => {
  expect(stayRooms(prices, rooms, nights)).toBe(cents)
})
