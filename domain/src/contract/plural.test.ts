import { expect, test } from 'vitest'
import { countedBy, pluralOf } from './plural.ts'

test.each([
  ['Tageskonzept', 'Tageskonzepte', '2 Tageskonzepten'],
  ['Zusatzleistung', 'Zusatzleistungen', '2 Zusatzleistungen'],
  ['Hotel', 'Hotels', '2 Hotels'],
  ['Hafen', 'Häfen', '2 Häfen'],
  ['Leistungsträger', 'Leistungsträger', '2 Leistungsträgern'],
  ['Vordefinierter Routenstichpunkt', 'vordefinierte Routenstichpunkte', '2 vordefinierten Routenstichpunkten'],
])('MD-08 several of %s', (title, plural, counted) => {
  expect(pluralOf(title)).toBe(plural)
  expect(countedBy(2, title)).toBe(counted)
  expect(countedBy(1, title)).toBe(`1 ${title}`)
})
