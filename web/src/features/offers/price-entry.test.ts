import { expect, test } from 'vitest'
import { personsOf, priceOf } from './price-entry.ts'

test.each([
  ['20', 20],
  [' 25 ', 25],
  ['ab 30 Pax', 30],
  ['bis 5 EZ', 5],
  ['999', 999],
])('%s is a group size', (text, value) => {
  expect(personsOf(text, [40])).toEqual({ value, problem: null })
})

test.each(['', '0', '1000', '-3', 'zwanzig', '2,5'])('%j is no group size', (text) => {
  expect(personsOf(text, []).problem).toBe('Bitte eine Zahl von 1 bis 999 eingeben')
})

test('a size has one price', () => {
  expect(personsOf('40', [20, 40]).problem).toBe('Diese Zahl hat schon einen Preis')
})

test.each([
  ['1.989,00', 198900],
  ['1989', 198900],
  ['1.989,00 €', 198900],
  ['0', 0],
])('%s is %i cents', (text, value) => {
  expect(priceOf(text)).toEqual({ value, problem: null })
})

test.each([
  ['', 'Bitte einen Betrag eingeben'],
  ['teuer', 'Bitte einen Betrag wie 1.989,00 eingeben'],
  ['-5', 'Bitte keinen negativen Betrag eingeben'],
  ['10.000.000,00', 'Der Betrag ist zu groß'],
])('%j is refused: %s', (text, problem) => {
  expect(priceOf(text).problem).toBe(problem)
})
