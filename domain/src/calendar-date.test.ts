import { expect, test } from 'vitest'
import { endMovedAlong } from './calendar-date.ts'

test.each([
  ['2028-05-21', '2028-05-14', '2028-05-24'],
  ['2028-05-16', '2028-05-14', '2028-05-17'],
  ['2028-05-17', '2028-05-14', '2028-05-17'],
  ['2028-05-21', null, '2028-05-21'],
])('HEAD-11 moved to %s, a period from %s to 2028-05-17 ends on %s', (from, start, end) => {
  expect(endMovedAlong({ from: start, to: '2028-05-17' }, from)).toBe(end)
})
