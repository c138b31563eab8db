import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../calendar-date.ts'
import { minimumParticipantsDeadline } from './minimum-participants.ts'

test.each([
  // start,      end,          days, last day
  ['2027-05-14', '2027-05-23', 10, '2027-04-24'],
  ['2027-05-14', '2027-05-20', 7, '2027-04-24'],
  ['2027-05-14', '2027-05-19', 6, '2027-05-07'],
  ['2027-05-14', '2027-05-15', 2, '2027-05-07'],
  ['2027-05-14', '2027-05-14', 1, '2027-05-12'],
  ['2028-03-05', '2028-03-12', 8, '2028-02-14'],
])('TODO-05 from %s to %s, %i days: until %s (§ 651h Abs. 4 Nr. 1 BGB)', (start, end, _days, expected) => {
  expect(minimumParticipantsDeadline(start, end)).toBe(expected)
})

test('TODO-05 the deadline moves with the trip and never lies less than 48 hours before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 0, max: 400 }), (length, shift) => {
      const [start, end] = ['2027-01-01', addDays('2027-01-01', length)]
      const before = minimumParticipantsDeadline(start, end)
      expect(daysBetween(before, start)).toBeGreaterThanOrEqual(2)
      expect(minimumParticipantsDeadline(addDays(start, shift), addDays(end, shift))).toBe(addDays(before, shift))
    }),
  )
})
