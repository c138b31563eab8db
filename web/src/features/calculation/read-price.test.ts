import { beyondLargestPrice } from '@reisewerk/domain/money.ts'
import { expect, test } from 'vitest'
import { readPrice } from './read-price.ts'

const noAmount = { problem: 'Bitte einen Betrag wie 1.234,50 eingeben' }
test.each([
  ['1.459', 'EUR', { value: 145_900 }],
  ['1.459,5 €', 'EUR', { value: 145_950 }],
  ['EUR 1.459,00', 'EUR', { value: 145_900 }],
  ['17.500 kr', 'NOK', { value: 1_750_000 }],
  ['17.500,00 NOK', 'NOK', { value: 1_750_000 }],
  ['+20', 'EUR', { value: 2_000 }],
  ['−20', 'EUR', { problem: 'Bitte keinen negativen Betrag eingeben' }],
  ['', 'EUR', { value: null }],
  // What names another currency is no price in the trip's.
  ['1.459 €', 'NOK', { problem: 'Der Preis steht in EUR, die Reise wird in NOK angeboten.' }],
  ['17.500 NOK', 'EUR', { problem: 'Der Preis steht in NOK, die Reise wird in EUR angeboten.' }],
  ['100 kr', 'EUR', noAmount],
  ['100 XYZ', 'EUR', noAmount],
  ['EUR 100 EUR', 'EUR', noAmount],
  ['teuer', 'EUR', noAmount],
  ['1,2,3', 'EUR', noAmount],
  ['9.999.999.999,00', 'EUR', { problem: beyondLargestPrice }],
])('CALC-08 the price %j in a trip sold in %s', (typed, currency, read) => {
  expect(readPrice(typed, currency, false)).toEqual(read)
})

test('CALC-03 a discount is below 0', () => {
  expect(readPrice('-20,00', 'EUR', true)).toEqual({ value: -2_000 })
})
