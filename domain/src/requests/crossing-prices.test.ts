import { expect, test } from 'vitest'
import { crossingPrices, pricedBothWays } from './crossing-prices.ts'

const guest = (name: string) => ({ quantityType: 'per_person', name }) as const
const group = (name: string) => ({ quantityType: 'per_group', name }) as const

test.each([
  // name, by day, by night
  ['Überfahrt', true, false],
  [' überfahrt Oban–Craignure', true, false],
  ['Ticket', true, false],
  ['Tickets Gruppe', true, false],
  ['Fährpassage', true, false],
  ['Kabinenplatz', false, true],
  ['Kabine innen', false, true],
  ['Preis pro Person', true, true],
  ['Grundpreis', true, true],
  ['Ticketsteuer', false, false],
  ['Überfahrt, Treibstoffzuschlag', false, false],
  ['Kabine Meerblick (Aufpreis)', false, false],
  ['Frühstück', false, false],
  ['', false, false],
])('CALC-05 "%s" by guest is the price of a crossing by day: %s, by night: %s', (name, byDay, byNight) => {
  const items = [guest(name)]
  expect([crossingPrices(items, 'day').length > 0, crossingPrices(items, 'night').length > 0]).toEqual([byDay, byNight])
  expect(crossingPrices(items, null)).toEqual(crossingPrices(items, 'day'))
  expect(crossingPrices([group(name)], 'day')).toEqual([])
})

test.each([
  ['other', [guest('Preis pro Person'), group('Preis pro Gruppe')], ['Preis pro Person', 'Preis pro Gruppe']],
  ['other', [guest('Eintritt'), group('Preis pro Gruppe')], ['Preis pro Gruppe', 'Eintritt']],
  ['other', [guest('Preis pro Person'), group('Führung')], ['Preis pro Person', 'Führung']],
  ['other', [guest('Eintritt'), group('Führung')], null],
  ['other', [guest('Preis pro Person'), guest('Eintritt')], null],
  ['hotel', [guest('Preis pro Person'), group('Preis pro Gruppe')], null],
] as const)('CALC-05 a price of the service of %s both ways: %j', (kind, items, names) => {
  expect(pricedBothWays(kind, items)).toEqual(names)
})
