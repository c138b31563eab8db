import { expect, test } from 'vitest'
import { bedLabel, maySwitchPhone, phoneOf, showsOtherPhone } from './accommodation.ts'
import { marginInCopy, offerSteps, rentabilityOf } from './estimate.ts'

test.each([
  ['45', 45],
  ['45,90 €', 45],
  ['1.200', 1200],
  ['−12,5', -12],
  ['-0,5', 0],
  [' ', null],
  ['viel', undefined],
  ['1.2', undefined],
])('TRIP-01 a margin typed as "%s" is %s', (typed, expected) => {
  expect(rentabilityOf(typed)).toBe(expected)
})

test.each([
  [null, [1, 2, 3]],
  [2, [1, 2, 3]],
  [7, [1, 2, 3, 7]],
])('TRIP-01 with %s stored the offer may be %j', (stored, steps) => {
  expect(offerSteps(stored)).toEqual(steps)
})

test.each([
  // fixed, mobile, chosen, shown, may switch, a switch is offered
  ['040 1', '0170 2', 'phoneFixed', '040 1', true, true],
  ['040 1', '0170 2', 'phoneMobile', '0170 2', true, true],
  ['040 1', null, 'phoneFixed', '040 1', false, false],
  ['040 1', '', 'phoneMobile', '040 1', true, false],
  [null, '0170 2', 'phoneFixed', '0170 2', true, false],
  [null, null, 'phoneFixed', null, false, false],
] as const)(
  'CONT-02 of %s and %s, %s chosen, %s is shown',
  (phoneFixed, phoneMobile, type, shown, isPossible, isOffered) => {
    expect(phoneOf({ phoneFixed, phoneMobile }, type)).toBe(shown)
    expect(maySwitchPhone({ phoneFixed, phoneMobile }, type)).toBe(isPossible)
    expect(showsOtherPhone({ phoneFixed, phoneMobile }, type)).toBe(isOffered)
  },
)

test.each([
  ['roomType', { type: 'standard', persons: 1 }, 'EZ'],
  ['cabinType', { type: 'outside', persons: 2 }, 'DK Außen'],
  ['cabinType', { type: 'suite', persons: 2 }, '2 Pers., Suite'],
  ['roomType', null, null],
] as const)('CONT-03 %s %j reads %s', (slot, bed, label) => {
  expect(bedLabel(slot, bed)).toBe(label)
})

test.each([
  ['EUR', 215, 215],
  ['CHF', 215, null],
  ['EUR', null, null],
  ['CHF', null, null],
])('NEW-05 TRIP-01 a margin in euros is none in %s: %s becomes %s', (currency, rentability, taken) => {
  expect(marginInCopy({ currency: 'EUR', rentability }, currency)).toBe(taken)
})
