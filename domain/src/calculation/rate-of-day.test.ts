import { expect, test } from 'vitest'
import { rateOfDay } from './rate-of-day.ts'

const rates = [
  { rate: 0.935, date: '2026-11-30' },
  { rate: 0.99, date: '2026-09-01' },
  { rate: 0.9, date: '2026-10-01' },
]

test.each([
  ['2026-10-01', '2026-10-01'],
  ['2026-11-29', '2026-10-01'],
  ['2027-03-01', '2026-11-30'],
  // None is known of then: the earliest after it, with its day.
  ['2026-08-01', '2026-09-01'],
])('INV-03 what is of %s goes by the rate of %s', (day, expected) => {
  expect(rateOfDay(rates, day)?.date).toBe(expected)
})

test('INV-03 without any rate there is none', () => {
  expect(rateOfDay([], '2026-10-01')).toBeUndefined()
  expect(rateOfDay(undefined, '2026-10-01')).toBeUndefined()
})
