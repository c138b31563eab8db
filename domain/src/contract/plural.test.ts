import { expect, test } from 'vitest'
import { counted, pluralOf } from './plural.ts'

test.each([
  ['Tageskonzept', 'Tageskonzepte', '2 Tageskonzepte'],
  ['Zusatzleistung', 'Zusatzleistungen', '2 Zusatzleistungen'],
  ['Hotel', 'Hotels', '2 Hotels'],
  ['Hafen', 'Häfen', '2 Häfen'],
  ['Leistungsträger', 'Leistungsträger', '2 Leistungsträger'],
  ['Vordefinierter Routenstichpunkt', 'vordefinierte Routenstichpunkte', '2 vordefinierte Routenstichpunkte'],
])('MD-08 several of %s', (title, plural, two) => {
  expect(pluralOf(title)).toBe(plural)
  expect(counted(2, title)).toBe(two)
  expect(counted(1, title)).toBe(`1 ${title}`)
})
