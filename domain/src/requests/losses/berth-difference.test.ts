import { expect, test } from 'vitest'
import { berthDifference } from './berth-difference.ts'

const cabins = (...rows: [persons: number, askedAmount: number][]) =>
  rows.map(([persons, askedAmount]) => ({ type: { persons }, askedAmount }))

test.each([
  ['fewer than the trip needs', 'approved', cabins([2, 13], [1, 4]), cabins([2, 18], [1, 8]), -14],
  ['more than the trip needs', 'requested', cabins([2, 18], [1, 8]), cabins([2, 13], [1, 4]), 14],
  ['others with as many berths', 'new', cabins([4, 11]), cabins([2, 18], [1, 8]), 0],
  ['none asked for', 'new', cabins(), cabins([2, 18]), 0],
  ['none needed', 'new', cabins([2, 18]), cabins([2, 0]), 0],
  ['of who declined', 'declined', cabins([2, 13]), cabins([2, 18]), 0],
] as const)('TRUE-03 cabins of a crossing: %s', (_, status, asked, needed, difference) => {
  expect(berthDifference({ status, asked, needed })).toBe(difference)
})
