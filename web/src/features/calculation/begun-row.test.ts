import { expect, test } from 'vitest'
import { bodyOf, isWhole } from './begun-row.ts'
import { readSize } from './price-columns.tsx'

test.each([
  ['25', { value: 25 }],
  ['ab 25 Pax', { value: 25 }],
  ['bis 6 EZ', { value: 6 }],
  ['30', { problem: 'Diese Zahl hat schon einen Preis' }],
  ['0', { problem: 'Bitte eine Zahl von 1 bis 999 eingeben' }],
  ['1000', { problem: 'Bitte eine Zahl von 1 bis 999 eingeben' }],
  ['viele', { problem: 'Bitte eine Zahl von 1 bis 999 eingeben' }],
])('CALC-08 the size %j of a tier is read or refused in its cell', (typed, known) => {
  expect(readSize(typed, [30])).toEqual(known)
})

test('CALC-03 a row is made once it is whole: an extra by name and price, a tier by size and price', () => {
  expect(isWhole('extras', { name: 'Konzert' })).toBe(false)
  expect(isWhole('extras', { price: 100 })).toBe(false)
  expect(isWhole('extras', { name: 'Konzert', price: 0 })).toBe(true)
  expect(isWhole('double', { numberOfPersons: 25 })).toBe(false)
  expect(isWhole('double', { numberOfPersons: 25, price: 100 })).toBe(true)
})

test('CALC-03 an extra counts for the group unless said otherwise, by a number only where one is typed', () => {
  const sellPrice = { amount: '-20.00', currency: 'EUR' }
  expect(bodyOf('extras', { name: 'Rabatt', price: -2_000 }, 'EUR')).toEqual({
    name: 'Rabatt',
    type: 'per_group',
    sellPrice,
  })
  const custom = { name: 'Rabatt', type: 'custom', quantity: 7, price: -2_000 }
  expect(bodyOf('extras', custom, 'EUR')).toEqual({ name: 'Rabatt', type: 'custom', quantity: 7, sellPrice })
})
