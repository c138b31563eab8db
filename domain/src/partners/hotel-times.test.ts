import { expect, test } from 'vitest'
import { boardKeys } from '../accounts/options.ts'
import { timesAfterHouse, timesForBoard } from './hotel-times.ts'

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

test.each([
  ['a late dinner on the evening of arrival', 'dinner', 1, '21:00'],
  ['a late dinner on the evening of arrival', 'dinner', 3, '18:30'],
  ['a late arrival', 'checkIn', 3, '17:00'],
] as const)(
  'PLACE-12 %s, kept by the house for the first night only, is the %s of %i nights at %s',
  (_, type, nights, time) => {
    const house = [
      { type: 'dinner', time: '21:00', firstNightOnly: true },
      { type: 'checkIn', time: '17:00', firstNightOnly: true },
    ] as const
    expect(timesForBoard('half', [], house, nights)).toContainEqual({ type, time })
  },
)

const at = (type: 'checkIn' | 'dinner', time: string) => ({ type, time, firstNightOnly: false })

test.each([
  ['one that is added comes at once', [], [at('dinner', '20:00')], [], '20:00'],
  ['one that is changed comes at once', [at('dinner', '19:00')], [at('dinner', '20:00')], [], '20:00'],
  ['what is set by hand stays', [], [at('dinner', '20:00')], ['dinner'], '18:45'],
  [
    'another one leaves it alone',
    [at('dinner', '20:00')],
    [at('dinner', '20:00'), at('checkIn', '17:00')],
    [],
    '18:45',
  ],
  ['one that goes leaves what was agreed otherwise', [at('dinner', '20:00')], [], [], '18:45'],
  ['one that goes takes along what came from it', [at('dinner', '18:45')], [], [], '18:30'],
] as const)('PLACE-12 of the times of the house %s', (_, before, after, typed, dinner) => {
  const times = [{ type: 'dinner', time: '18:45' }] as const
  expect(timesAfterHouse('half', times, { before, after }, typed)).toContainEqual({ type: 'dinner', time: dinner })
})
