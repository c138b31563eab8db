import { expect, test } from 'vitest'
import { distanceTo } from './distance.ts'

test.each([
  ['2026-11-18', 'seit 3 Tagen'],
  ['2026-11-20', 'seit gestern'],
  ['2026-11-21', 'heute'],
  ['2026-11-22', 'morgen'],
  ['2026-11-26', 'in 5 Tagen'],
])('APP-10 %s is %s', (date, expected) => {
  expect(distanceTo(date, '2026-11-21')).toBe(expected)
})
