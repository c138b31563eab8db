import { expect, test } from 'vitest'
import { documentLocale, localeNamed } from './document-locale.ts'

test.each([
  ['de_DE', 'de_DE'],
  ['de', 'de_DE'],
  ['DE-de', 'de_DE'],
  ['fr', 'fr'],
  ['fr_FR', 'fr'],
  [' en-GB ', 'en'],
  ['xx', null],
  ['', null],
  ['deutsch', null],
  ['__proto__', null],
])('APP-06 X-LOCALE %j means %s', (name, locale) => {
  expect(localeNamed(name)).toBe(locale)
})

test.each([
  // several languages, asked, trip, house, printed in
  [true, 'fr', 'en', 'de_DE', 'fr'],
  [true, null, 'en', 'de_DE', 'en'],
  [false, 'fr', 'en', 'de_DE', 'de_DE'],
  [false, null, 'en', 'fr', 'fr'],
] as const)(
  'APP-05 OFFER-02 several languages %s, asked %s, trip %s, house %s: %s',
  (isMultilingual, asked, ofOrder, ofHouse, locale) => {
    expect(documentLocale({ isMultilingual, asked, ofOrder, ofHouse })).toBe(locale)
  },
)
