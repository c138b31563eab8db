import { expect, test } from 'vitest'
import { type AskedPrices, averagedRooms, comparableRooms, nightlyPrices, roomCurrencies } from './compared-rooms.ts'

const none: AskedPrices = { guest: null, supplement: null, singleRoom: null, halfBoard: null }
const price = (cents: number, currency = 'EUR', isOfStay = false) => ({ cents, currency, isOfStay })
const trip = { currency: 'EUR', rates: new Map([['NOK', 11.5]]) }

test.each([
  // asked, nights, a guest's night
  [price(71_00), 3, 71_00],
  [price(213_00, 'EUR', true), 3, 71_00],
  [price(200_00, 'EUR', true), 3, 66_67],
  [price(213_00, 'EUR', true), 0, null],
  [null, 3, null],
])('CALC-06 of %j for %i nights a night costs %s', (guest, nights, cents) => {
  expect(nightlyPrices({ ...none, guest }, nights).guest).toBe(cents)
})

test.each([
  [none, []],
  [{ ...none, guest: price(426_00, 'EUR', true), supplement: price(32_00) }, ['double', 'single']],
  [{ ...none, guest: price(71_00), supplement: price(96_00, 'EUR', true) }, ['single']],
  [{ ...none, singleRoom: price(96_00, 'EUR', true), halfBoard: price(90_00, 'EUR', true) }, ['single', 'halfBoard']],
] as const)('CALC-06 of %j averaged are %j', (asked, rooms) => {
  expect(averagedRooms(asked)).toEqual(rooms)
})

const rooms = { double: 1_600_00, single: 1_150_00, halfBoard: 30_00 }
test.each([
  ['NOK', 'NOK', { double: 139_13, single: 100_00, halfBoard: 30_00 }],
  ['EUR', 'EUR', rooms],
  // Nobody told what a Danish crown is worth.
  ['DKK', 'NOK', { double: null, single: null, halfBoard: 30_00 }],
])('CALC-06 CALC-09 a guest asked for in %s, alone in %s, is compared in euros', (guest, alone, told) => {
  const asked = { ...none, guest: price(800_00, guest), supplement: price(350_00, alone), halfBoard: price(30_00) }
  const currencies = roomCurrencies(asked)
  const mixed = guest === alone ? rooms : { ...rooms, single: null }
  expect(currencies.single).toBe(guest === alone ? alone : null)
  expect(comparableRooms(mixed, currencies, trip)).toEqual(told)
})

test('CALC-06 half board that is part of the price is 0 in any currency', () => {
  const currencies = { double: 'DKK', single: 'DKK', halfBoard: 'DKK' }
  expect(comparableRooms({ double: null, single: null, halfBoard: 0 }, currencies, trip).halfBoard).toBe(0)
})
