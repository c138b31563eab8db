import { expect, test } from 'vitest'
import { localeKeys } from '../accounts/options.ts'
import { documentTypes } from '../files/document.contract.ts'
import { isForClient, paperLetter } from './paper-letter.ts'

test('EASE-04 every paper has words to go with, in every language and form of address', () => {
  const types = Object.keys(documentTypes) as (keyof typeof documentTypes)[] // keys of the very object
  for (const type of types) {
    for (const locale of localeKeys) {
      for (const isFormal of [true, false]) {
        const lines = paperLetter(type, locale, isFormal)
        // In English and French the sentence after the greeting and its comma begins anew (TRUE-07).
        const begins = locale === 'de_DE' ? /^[a-z]/ : /^[A-Z]/
        expect(lines.join(' '), `${type} ${locale}`).toMatch(begins)
        expect(lines.join(' '), `${type} ${locale}`).toMatch(/^.[^{}|]+\.$/)
      }
    }
  }
  expect(paperLetter('offer', 'de_DE', true)[0]).toBe('anbei erhalten Sie unser Angebot für Ihre Reise.')
  expect(paperLetter('offer', 'de_DE', false)[0]).toBe('anbei bekommst du unser Angebot für eure Reise.')
})

test.each([
  ['offer', true],
  ['invoice', true],
  ['trip', true],
  ['room_list', false],
  ['internal_calculation', false],
  ['other', false],
] as const)('EASE-04 whether %s is for the client: %s', (type, expected) => {
  expect(isForClient(type)).toBe(expected)
})
