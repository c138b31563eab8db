import { expect, test } from 'vitest'
import { hasLapsed, isStanding } from './lapsed-option.ts'

const today = '2027-05-14'

test.each([
  // status, day of the option, its to-do, lapsed, standing
  ['option', '2027-05-13', 'open', true, false],
  ['option_received', '2027-05-13', 'open', true, false],
  ['pre_booked', '2027-05-13', 'waiting', true, false],
  // The last day belongs to the option.
  ['option', '2027-05-14', 'open', false, true],
  ['option', '2027-05-13', 'done', false, true],
  ['option', null, null, false, true],
  ['requested', '2027-05-13', 'open', false, true],
  ['rest_option', '2027-05-13', 'open', false, true],
  ['approved', '2027-05-13', 'open', false, true],
  ['declined', '2027-05-13', 'open', false, false],
  ['cancelled', null, null, false, false],
] as const)('TRUE-01 a request %s until %s, %s: lapsed %s, standing %s', (status, dueDate, todo, lapsed, standing) => {
  const request = { status, option: { dueDate, status: todo } }
  expect(hasLapsed(request, today)).toBe(lapsed)
  expect(isStanding(request, today)).toBe(standing)
})
