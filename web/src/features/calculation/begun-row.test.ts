import { expect, test } from 'vitest'
import { bodyOf, isWhole, readBegun } from './begun-row.ts'
import { type PriceColumn, readSize } from './price-columns.tsx'

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

const pasted = (keys: readonly string[], ...texts: string[]) =>
  // Nothing but the key of a column is read.
  texts.map((text, place) => ({ column: { key: keys[place] } as PriceColumn, text }))
const asInSheet = ['name', 'type', 'quantity', 'price']

test.each([
  [['Trinkgeld', 'pro Person', '', '12,50 €'], { name: 'Trinkgeld', type: 'per_person', price: 1_250 }],
  [['Kopfhörer', 'nach Anzahl', '7', '4'], { name: 'Kopfhörer', type: 'custom', quantity: 7, price: 400 }],
  [['Konzert', '', '', '120'], { name: 'Konzert', price: 12_000 }],
  // A list of names and prices only.
  [['Frühbucher', '-20,00'], { name: 'Frühbucher', price: -2_000 }],
  [['Konzert', 'je Bus', '', '120'], null],
  [['Konzert', 'nach Anzahl', 'viele', '120'], null],
  [['Konzert', '', '', '120 NOK'], null],
  [['', 'pro Person', '', '120'], null],
])('CALC-03 of a pasted block %j is %j', (texts, row) => {
  expect(readBegun('extras', pasted(asInSheet, ...texts), [], 'EUR')).toEqual(row)
})

test('CALC-08 a pasted tier is in the currency of the trip, and none is there twice', () => {
  const tier = (...texts: string[]) => readBegun('double', pasted(['numberOfPersons', 'price'], ...texts), [30], 'NOK')
  expect(tier('ab 25 Pax', '17.500 NOK')).toEqual({ numberOfPersons: 25, price: 1_750_000 })
  expect([tier('25', '1.459 €'), tier('30', '17.500'), tier('0', '17.500'), tier('25', '')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
