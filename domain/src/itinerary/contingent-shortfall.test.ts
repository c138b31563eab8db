import { expect, test } from 'vitest'
import { heldPersons, missingPersons } from './contingent-shortfall.ts'

test.each([
  // asked, reserved, not participating, drivers, missing
  [40, 36, null, 2, 4],
  [40, 40, null, 2, 0],
  [40, 44, false, 2, 0],
  [40, 38, true, 2, 0],
  [40, 37, true, 2, 1],
  [40, 36, false, 2, 4],
  [40, null, true, 2, 0],
])('PLACE-10 %i asked, %s reserved, driver not participating %s of %i drivers', (...row) => {
  const [asked, reserved, notParticipating, drivers, missing] = row
  expect(missingPersons({ asked, reserved }, notParticipating, drivers)).toBe(missing)
})

test.each([
  // reserved, status, held
  [0, 'new', null],
  [0, 'requested', null],
  [0, 'declined', null],
  [0, 'option_received', 0],
  [0, 'approved', 0],
  [38, 'new', 38],
] as const)('PLACE-10 a request that reserved %i at status %s holds %s', (reserved, status, held) => {
  expect(heldPersons(reserved, status)).toBe(held)
})
