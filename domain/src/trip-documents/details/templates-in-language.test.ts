import { expect, test } from 'vitest'
import type { Locale } from '../../accounts/options.ts'
import type { TripDetailType } from '../templates.contract.ts'
import { templatesIn } from './templates-in-language.ts'

let last = 0
const of = (name: string, locale: Locale, position = 0, type: TripDetailType = 'provider_info', subType = '') => ({
  ...{ id: ++last, name, locale, position, type },
  translationOf: null as number | null,
  subType: subType === '' ? null : subType,
})
type Text = ReturnType<typeof of>
/** A text that says which German one it translates; of one that is not there any more its number. */
const translated = (text: Text, german: Pick<Text, 'id'>): Text => ({ ...text, translationOf: german.id })
const [arrival, bus] = [of('Anreise', 'de_DE', 1), of('Buszufahrt', 'de_DE', 2, 'box')]
const [parking, code] = [of('Parken', 'de_DE', 3), of('Code', 'de_DE', 4, 'box', 'QR-Code')]
const all = [arrival, bus, parking, code]
const [breakfast, car] = [of('Frühstück', 'de_DE'), of('Parken', 'de_DE')]
const two = [breakfast, car]

test.each<[string, Text[], Locale, string[]]>([
  [
    'in German what is said in German',
    [...all, of('Arrival', 'en', 1)],
    'de_DE',
    ['Anreise', 'Buszufahrt', 'Parken', 'Code'],
  ],
  ['all in German where nobody has said any of it', all, 'en', ['Anreise', 'Buszufahrt', 'Parken', 'Code']],
  ['what is linked is said', [...two, translated(of('Parking', 'en'), car)], 'en', ['Frühstück', 'Parking']],
  [
    'a link counts more than positions',
    [of('Zimmer', 'de_DE', 1), { ...car, position: 2 }, translated(of('Parking', 'en', 1), car)],
    'en',
    ['Zimmer', 'Parking'],
  ],
  [
    'what is linked is no counterpart of another',
    [...two, translated(of('Parking', 'en'), car), translated(of('Coaches', 'en'), car)],
    'en',
    ['Frühstück', 'Parking', 'Coaches'],
  ],
  [
    'what translates a text that is retired says nothing else',
    [breakfast, translated(of('Parking', 'en'), { id: 999 })],
    'en',
    ['Frühstück', 'Parking'],
  ],
  ['without a link nothing is lost', [...two, of('Parking', 'en')], 'en', ['Frühstück', 'Parken', 'Parking']],
  [
    'as many as in German say all of it',
    [...two, of('Breakfast', 'en'), of('Parking', 'en')],
    'en',
    ['Breakfast', 'Parking'],
  ],
  [
    'what is left beside links is as many as in German',
    [...two, translated(of('Parking', 'en'), car), of('Breakfast', 'en')],
    'en',
    ['Parking', 'Breakfast'],
  ],
  [
    'what stands at the same position says the same',
    [...all, of('Parking', 'en', 3)],
    'en',
    ['Anreise', 'Buszufahrt', 'Code', 'Parking'],
  ],
  [
    'two at a position are no counterpart of one',
    [of('Anreise', 'de_DE', 1), of('Parken', 'de_DE', 1), of('Parking', 'en', 1)],
    'en',
    ['Anreise', 'Parken', 'Parking'],
  ],
  [
    'a text of its own position stands beside them all',
    [...all, of('Arrivée', 'fr', 9)],
    'fr',
    ['Anreise', 'Buszufahrt', 'Parken', 'Code', 'Arrivée'],
  ],
  ['a code is no box', [...all, of('Bus', 'en', 2, 'box')], 'en', ['Anreise', 'Parken', 'Code', 'Bus']],
  ['more is said than in German', [arrival, of('A', 'en'), of('B', 'en')], 'en', ['Anreise', 'A', 'B']],
  ['another language is no German', [of('Arrival', 'en')], 'fr', []],
])('DOC-08 MOVE-08 templates of a language: %s', (_, templates, locale, names) => {
  expect(templatesIn(templates, locale).map(({ name }) => name)).toEqual(names)
})
