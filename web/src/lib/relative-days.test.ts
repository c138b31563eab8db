import { expect, test } from 'vitest'
import { dayNumber, spanWords } from './relative-days.ts'

test.each([
  ['01.01.2000 00:00:00', '02.01.2000 00:00:00', 'Tag 1–2'],
  ['01.01.2000 09:00:00', '01.01.2000 11:00:00', 'Tag 1'],
  ['02.01.2000 09:00:00', null, 'Tag 2'],
  [null, null, ''],
])('MD-09 days of a concept are counted, not dated: %s to %s', (startAt, endAt, words) => {
  expect(spanWords({ startAt, endAt }, '2000-01-01')).toBe(words)
})

test('MD-09 days of a trip have their dates', () => {
  expect(spanWords({ startAt: '14.05.2027 00:00:00', endAt: '15.05.2027 00:00:00' }, null)).toBe('14.05.–15.05.')
  expect(dayNumber('2027-05-14', '2027-05-16')).toBe(3)
})
