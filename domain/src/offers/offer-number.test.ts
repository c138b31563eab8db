import { expect, test } from 'vitest'
import {
  countOfNumber,
  isCleared,
  isOfferNumber,
  numberOfDocument,
  numberOfType,
  numberRefusal,
  proposedNumber,
} from './offer-number.ts'

test.each([
  ['initial', 0, '2600417 / 1'],
  ['initial', 4, '2600417 / 1'],
  ['updated', 0, '2600417 / 2'],
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
  ['updated', '2600417 / 0', true],
  ['initial', '2600417 / 00012', true],
  ['updated', '2600417/12', false],
  ['updated', '2600418 / 12', false],
  ['updated', '2600417 / 12a', false],
  ['updated', '2600417 / 1234567', false],
  ['initial', '', false],
  ['confirmation', 'RB Frühjahr', true],
  ['confirmation', ' ', false],
  ['confirmation', '2600417 / ', false],
] as const)('OFFER-10 %s: ‘%s’ %s', (type, number, isAllowed) => {
  expect(isOfferNumber(type, '2600417', number)).toBe(isAllowed)
})

test('OFFER-10 the count of a number', () => {
  expect([countOfNumber('2600417', '2600417 / 007'), countOfNumber('2600417', 'RB')]).toEqual([7, null])
})

test.each([
  // chosen, typed before, last, number
  ['updated', '2600417 / 8', 0, '2600417 / 9'],
  ['updated', '2600417 / 8', 2, '2600417 / 9'],
  // The client has a paper: that is confirmed. Without one it is the number somebody has chosen.
  ['confirmation', '2600417 / 8', 2, null],
  ['confirmation', '2600417 / 8', 0, '2600417 / 8'],
  ['confirmation', '2600417 / ', 0, null],
  ['initial', '2600417 / 8', 0, null],
  ['updated', null, 2, null],
  ['updated', '2600417 / 2', 2, null],
  ['updated', 'RB Frühjahr', 2, null],
  ['updated', '2600417 / ', 2, null],
] as const)('OFFER-10 choosing %s after ‘%s’ with %i made gives %s (002 §5)', (type, offerNr, last, number) => {
  expect(numberOfType(type, { offerNr, last, orderNumber: '2600417' })).toBe(number)
})

test.each([
  ['', true],
  ['2600417 / ', true],
  ['2600417 /', true],
  ['2600417 / 1', false],
])('OFFER-10 ‘%s’ is cleared: %s', (number, isSo) => {
  expect(isCleared('2600417', number)).toBe(isSo)
})

test('OFFER-10 a paper made of a cleared number has the one the type begins with; the first beside a confirmation is 1', () => {
  const offer = { offerNr: '2600417 / ', last: 2, orderNumber: '2600417' }
  expect(numberOfDocument('offer', { ...offer, type: 'updated' })).toEqual({ number: '2600417 / 3', isTyped: false })
  const fresh = { offerNr: null, last: 0, orderNumber: '2600417', type: 'confirmation' } as const
  expect(numberOfDocument('offer', fresh).number).toBe('2600417 / 1')
})

test.each([
  // paper, type, typed, whether it is refused
  ['offer', 'updated', '2600417 / ', true],
  ['offer', 'updated', null, false],
  ['offer', 'updated', '2600417 / 4', false],
  ['offer_confirmation', 'confirmation', '2600417 / ', true],
  // It has a number of its own.
  ['offer_confirmation', 'updated', '2600417 / ', false],
  ['offer', 'confirmation', '2600417 / ', false],
] as const)('OFFER-09 %s of %s with ‘%s’ is refused: %s', (kind, type, offerNr, isRefused) => {
  expect(numberRefusal(kind, { type, offerNr, last: 2, orderNumber: '2600417' }) !== null).toBe(isRefused)
})
