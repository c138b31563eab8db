import { expect, test } from 'vitest'
import { countries, countryCodeOf, countryIn, countryInput } from './countries.ts'

test.each([
  ['DE', 'DE'],
  ['no', 'NO'],
  ['Deutschland', 'DE'],
  ['österreich', 'AT'],
  ['Vereinigtes Königreich', 'GB'],
  ['Großbritannien', 'GB'],
  ['uk', 'GB'],
  ['Holland', 'NL'],
  ['Tschechische Republik', 'CZ'],
  ['D', 'DE'],
  ['Germany', 'DE'],
  ['Norvège', 'NO'],
  ['Nirgendwo', 'Nirgendwo'],
  ['X', 'X'],
  ['', ''],
])(
  'MD-04 a country is told by its code, its name in a language of the papers, or what people call it: %s',
  (typed, code) => {
    expect(countryCodeOf(typed)).toBe(code)
  },
)

test.each([
  ['en', 'Norwegen', 'Norway'],
  ['fr', 'AT', 'Autriche'],
  ['de_DE', 'NO', 'Norwegen'],
  ['en', 'Lappland', 'Lappland'],
  ['en', '', ''],
] as const)('DOC-03 papers name countries in their language: %s %s', (locale, typed, name) => {
  expect(countryIn(locale, typed)).toBe(name)
})

test('MD-04 every country has a German name of its own, and they stand in its order', () => {
  const names = countries().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(countries().filter(({ code, name }) => code === name)).toEqual([])
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'))
  for (const { code, name } of countries()) expect(countryCodeOf(name)).toBe(code)
})

const faultOf = (value: unknown, nullable = false) =>
  countryInput({ nullable })
    .safeParse(value)
    .error?.issues.map(({ message }) => message)

test.each([
  ['Deutschland', false, undefined],
  ['', false, ['Bitte auswählen']],
  ['', true, undefined],
  ['Nirgendwo', false, ['Bitte ein Land wie Deutschland oder sein Kürzel DE angeben']],
  ['D1', true, ['Bitte ein Land wie Deutschland oder sein Kürzel DE angeben']],
])('MD-04 what stands at a country %j', (value, nullable, message) => {
  expect(faultOf(value, nullable)).toEqual(message)
})
