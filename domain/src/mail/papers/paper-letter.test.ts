import { expect, test } from 'vitest'
import { localeKeys } from '../../accounts/options.ts'
import { documentTypes } from '../../files/document.contract.ts'
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

const trips = [
  { orderNumber: '1', name: 'Fjorde', startAt: '2027-05-14', endAt: '2027-05-17' },
  { orderNumber: '2', name: 'Mosel', startAt: '2027-06-11', endAt: '2027-06-12' },
  { orderNumber: '3', name: 'Rhein', startAt: '2027-07-01', endAt: '2027-07-01' },
] as const

test.each([
  [
    ...(['offer', 'de_DE', false] as const),
    'anbei bekommst du unser Angebot für eure Reisen „Fjorde“ vom 14. bis 17. Mai 2027, „Mosel“ vom 11. bis 12. Juni 2027 und „Rhein“ am 1. Juli 2027.',
  ],
  [
    ...(['offer_confirmation', 'en', true] as const),
    'Thank you for your booking. Please find attached our confirmation of your tours “Fjorde” from 14 to 17 May 2027, “Mosel” from 11 to 12 June 2027 and “Rhein” on 1 July 2027.',
  ],
  [
    ...(['offer', 'fr', true] as const),
    'Veuillez trouver ci-joint notre offre pour vos voyages « Fjorde » du 14 au 17 mai 2027, « Mosel » du 11 au 12 juin 2027 et « Rhein » le 1er juillet 2027.',
  ],
  ['trip', 'de_DE', true, 'anbei erhalten Sie die Unterlagen für Ihre Reise.'],
] as const)(
  'OFFER-01 EASE-04 a mail with a paper of three trips names them all (%s, %s)',
  (type, locale, isFormal, first) => {
    expect(paperLetter(type, locale, isFormal, trips)[0]).toBe(first)
    expect(paperLetter(type, locale, isFormal, trips.slice(0, 1))).toEqual(paperLetter(type, locale, isFormal))
  },
)

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
