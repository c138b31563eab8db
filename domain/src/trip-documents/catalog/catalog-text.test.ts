import { expect, test } from 'vitest'
import { documentLanguage } from '../../documents/document-language.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'
import { catalogText, plainCatalogText } from './catalog-text.ts'

const texts = [
  { catalogText: 'Am Vormittag nach Kiel.\n\nAm Abend sticht das Schiff in See.', isChecked: true },
  { catalogText: 'Ankunft in Oslo.', isChecked: false },
]
const wanted = { order: 'days_services', onlyChecked: false } as const
const headings = (asked: Partial<Parameters<typeof catalogText>[2]>) =>
  catalogText(norwayOffer, texts, { ...wanted, ...asked }).sections.map(({ heading }) => heading)

test('DOC-04 the catalogue tells each day with its text, and says which nobody has checked', () => {
  const { title, subtitle, sections } = catalogText(norwayOffer, texts, wanted)
  expect([title, subtitle]).toEqual(['Klänge zwischen Fjord und Fjell', '14.–23. Mai 2027'])
  const [first, second] = sections
  expect(first?.heading).toMatch(/^Tag 1: [^[]+$/)
  expect(first?.paragraphs).toEqual(['Am Vormittag nach Kiel.', 'Am Abend sticht das Schiff in See.'])
  expect(second?.heading).toMatch(/^Tag 2: .+ \[ungeprüft\]$/)
})

test.each([
  ['days_services', 'Leistungen', 'last'],
  ['services_days', 'Leistungen', 'first'],
  ['days', 'Leistungen', 'nowhere'],
] as const)("DOC-04 in the agency's order %s: %s stand %s", (order, services, where) => {
  const at = headings({ order }).indexOf(services)
  expect(at).toBe({ first: 0, last: norwayOffer.days.length, nowhere: -1 }[where])
})

test('DOC-04 who wants only what was checked gets the days of which somebody said so', () => {
  expect(headings({ order: 'days', onlyChecked: true })).toHaveLength(1)
})

test('DOC-04 a plain text ends its lines as Windows does, in the language of the trip', () => {
  const french = { ...norwayOffer, language: documentLanguage('fr') }
  const text = plainCatalogText(catalogText(french, texts, wanted))
  expect(text).toContain('\r\n\r\nJour 1 : ')
  expect(text).toContain('[non vérifié]\r\nAnkunft in Oslo.\r\n')
  expect(text).toContain('\r\n\r\nPrestations\r\n- ')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})
