import { expect, test } from 'vitest'
import type { Locale } from '../../accounts/options.ts'
import type { TripDetailType } from '../templates.contract.ts'
import { templatesIn } from './templates-in-language.ts'

const of = (name: string, locale: Locale, position = 0, type: TripDetailType = 'provider_info', subType = '') => ({
  ...{ name, locale, position, type },
  subType: subType === '' ? null : subType,
})
const [arrival, bus] = [of('Anreise', 'de_DE', 1), of('Buszufahrt', 'de_DE', 2, 'box')]
const [parking, code] = [of('Parken', 'de_DE', 3), of('Code', 'de_DE', 4, 'box', 'QR-Code')]
const all = [arrival, bus, parking, code]

test.each<[string, ReturnType<typeof of>[], Locale, string[]]>([
  [
    'in German what is said in German',
    [...all, of('Arrival', 'en', 1)],
    'de_DE',
    ['Anreise', 'Buszufahrt', 'Parken', 'Code'],
  ],
  ['all in German where nobody has said any of it', all, 'en', ['Anreise', 'Buszufahrt', 'Parken', 'Code']],
  [
    'what stands at the same position says the same',
    [...all, of('Parking', 'en', 3)],
    'en',
    ['Anreise', 'Buszufahrt', 'Code', 'Parking'],
  ],
  [
    'else the first says what the first says',
    [...all, of('Arrivée', 'fr', 9)],
    'fr',
    ['Buszufahrt', 'Parken', 'Code', 'Arrivée'],
  ],
  ['a code is no box', [...all, of('Bus', 'en', 2, 'box')], 'en', ['Anreise', 'Parken', 'Code', 'Bus']],
  ['more is said than in German', [arrival, of('A', 'en'), of('B', 'en')], 'en', ['A', 'B']],
  ['another language is no German', [of('Arrival', 'en')], 'fr', []],
])('DOC-08 MOVE-08 templates of a language: %s', (_, templates, locale, names) => {
  expect(templatesIn(templates, locale).map(({ name }) => name)).toEqual(names)
})
