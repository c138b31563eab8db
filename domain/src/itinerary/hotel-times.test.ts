import { expect, test } from 'vitest'
import { boardKeys } from '../accounts/options.ts'
import { timesForBoard } from './hotel-times.ts'

test.each([
  ['none', ['checkIn']],
  ['half', ['checkIn', 'breakfast', 'dinner']],
  ['full', ['checkIn', 'breakfast', 'lunch', 'dinner']],
  ['half_extra_breakfast', ['checkIn', 'breakfast', 'dinner']],
  ['full_extra_breakfast', ['checkIn', 'breakfast', 'lunch', 'dinner']],
] as const)('PLACE-12 board %s has times for %j', (board, types) => {
  expect(timesForBoard(board, []).map((time) => time.type)).toEqual(types)
})

test('PLACE-12 a time that was agreed survives every change of board that keeps the meal', () => {
  const early = { type: 'breakfast', time: '05:45' } as const
  for (const board of boardKeys.filter((key) => key !== 'none')) {
    expect(timesForBoard(board, [early])).toContainEqual(early)
  }
  expect(timesForBoard('none', [early])).toEqual([{ type: 'checkIn', time: '15:00' }])
})
