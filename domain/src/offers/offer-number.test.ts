import { expect, test } from 'vitest'
import { countOfNumber, isOfferNumber, proposedNumber } from './offer-number.ts'

test.each([
  ['initial', 0, '2600417 / 1'],
  ['initial', 4, '2600417 / 1'],
  ['updated', 0, '2600417 / 1'],
  ['updated', 4, '2600417 / 5'],
  ['confirmation', 4, '2600417 / 4'],
  ['confirmation', 0, '2600417 / 1'],
] as const)('OFFER-10 %s after %i is %s', (type, last, number) => {
  expect(proposedNumber(type, '2600417', last)).toBe(number)
})

test.each([
  ['initial', '2600417 / 12', true],
  ['updated', '2600417 / 12', true],
  ['updated', '2600417 / ', false],
  ['updated', '2600417 / 0', false],
  ['initial', '2600417 / 000', false],
  ['updated', '2600417/12', false],
  ['updated', '2600418 / 12', false],
  ['updated', '2600417 / 12a', false],
  ['updated', '2600417 / 1234567', false],
  ['initial', '', false],
  ['confirmation', 'RB Frühjahr', true],
  ['confirmation', ' ', false],
] as const)('OFFER-10 %s: ‘%s’ %s', (type, number, isAllowed) => {
  expect(isOfferNumber(type, '2600417', number)).toBe(isAllowed)
})

test('OFFER-10 the count of a number', () => {
  expect([countOfNumber('2600417', '2600417 / 007'), countOfNumber('2600417', 'RB')]).toEqual([7, null])
})
