import { expect, test } from 'vitest'
import { stayRooms } from './stay-rooms.ts'

const night = { double: 142_00, single: 103_00, halfBoard: 32_00 }

test.each([
  // 40 beds at 590 NOK are 2,065.92 €, nine supplements of 200 NOK 157.57 €: not 14 × 103.30 + 9 × 69.16 + 3 × 51.65.
  [{ double: 1_180_00, single: 790_00, halfBoard: null }, { double: 14, single: 9, larger: 3 }, 1, 2_223_49],
  [{ double: 1_182_40, single: 791_20, halfBoard: null }, { double: 14, single: 9, larger: 3 }, 7, 15_593_82],
  [{ double: null, single: 790_00, halfBoard: null }, { double: 0, single: 9, larger: 0 }, 1, 622_40],
  [{ double: 1_180_00, single: null, halfBoard: null }, { double: 14, single: 0, larger: 3 }, 1, 1_601_09],
  [{ double: 1_180_00, single: null, halfBoard: null }, { double: 14, single: 1, larger: 3 }, 1, null],
])(
  'CALC-09 rooms at %j crowns, %j, cost in euros for %i nights as the calculation has it',
  (prices, rooms, nights, cents) => {
    expect(stayRooms(prices, rooms, nights, 11.4235)).toBe(cents)
  },
)

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
