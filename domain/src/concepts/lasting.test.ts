import { expect, test } from 'vitest'
import { canLastLonger } from './lasting.ts'

test.each([
  ['hotel', 1, true],
  ['other', 0, true],
  ['other', 2, true],
  ['ferry', 0, false],
  ['ferry', 1, true],
  ['train', 1, true],
  ['airline', 0, false],
  ['airline', 1, true],
  ['route', 1, false],
  ['free', 0, false],
] as const)('DAY-06 a service of kind %s over %i nights can last longer in a trip: %s', (kind, nights, can) => {
  expect(canLastLonger(kind, nights)).toBe(can)
})
