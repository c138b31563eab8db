import { expect, test } from 'vitest'
import { atClock, clockIn, minutesAfter, minutesBetween, minutesOfLasting } from './clock-time.ts'

const date = '2027-03-26'

test.each([null, '00:00', '00:01', '14:00', '23:59'])(
  'PLACE-02 PLACE-04 a clock time comes back as it was said, an empty one empty: %s',
  (clock) => expect(clockIn(atClock(date, clock))).toBe(clock),
)

test('PLACE-02 the day alone is said by its midnight, as the documents say it (001 §4)', () => {
  expect(atClock(date, null)).toBe('2027-03-26T00:00:00')
  expect(clockIn('2027-03-26T00:00:00')).toBeNull()
})

test.each([
  ['14:00', null, null],
  [null, '09:00', null],
  [null, null, null],
  ['20:15', '00:00', 225],
  ['00:00', '06:30', 390],
])('PLACE-02 HEAD-10 from %s to %s it lasts %s minutes, known only where both times are', (from, to, minutes) => {
  const next = from === '00:00' ? date : '2027-03-27'
  expect(minutesBetween(atClock(date, from), atClock(next, to))).toBe(minutes)
})

test.each([
  ['2027-03-27T20:00:00', '2027-03-28T08:00:00', 11 * 60],
  ['2027-10-30T20:00:00', '2027-10-31T08:00:00', 13 * 60],
])('HEAD-10 over the night in which the clocks change, from %s to %s, it lasts %s minutes', (from, to, minutes) => {
  expect(minutesBetween(from, to)).toBe(minutes)
})

test.each([
  ['2027-03-26T22:00:00', '2027-03-27T00:00:00', 120],
  ['2027-03-26T22:00:00', '2027-03-26T00:00:00', null],
  ['2027-03-26T00:00:00', '2027-03-26T02:00:00', null],
])('PLACE-05 what begins at %s and ends by its duration at %s lasts %s minutes', (from, to, minutes) => {
  expect(minutesOfLasting(from, to)).toBe(minutes)
})

test('PLACE-05 what ends at midnight by its duration ends at a known time, to the minute', () => {
  expect(minutesAfter('2027-03-26T22:00:00', 120)).toBe(atClock('2027-03-27', '00:00'))
  expect(minutesAfter(atClock(date, '00:00'), 90)).toBe('2027-03-26T01:30:00')
})
