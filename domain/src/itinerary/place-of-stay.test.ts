import { expect, test } from 'vitest'
import { placeOfStay } from './place-of-stay.ts'

test.each([
  // the service's, the chosen hotel,  where the group sleeps
  ['Bergen', { place: 'Oslo' }, 'Oslo'],
  [null, { place: 'Oslo' }, 'Oslo'],
  ['Bergen', { place: null }, 'Bergen'],
  ['Bergen', null, 'Bergen'],
  ['Bergen', undefined, 'Bergen'],
  [null, null, null],
])('DAY-03 DAY-08 %s with the chosen hotel %o: %s', (wanted, chosen, place) => {
  expect(placeOfStay(wanted, chosen)).toBe(place)
})
