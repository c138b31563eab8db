import { expect, test } from 'vitest'
import { documentLanguage } from '../../documents/document-language.ts'
import { norwayOffer } from '../offer.fixture.ts'
import type { OfferedRow, OfferPrices } from '../offer-source.ts'
import { priceOfCabin, priceOfRoom } from './held-prices.ts'

const language = documentLanguage('de_DE')
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')
const euros = (cents: number) => ({ cents, currency: 'EUR' })
const row = (priceType: 'hotelSupplement' | 'ferrySupplement', persons: number, type: string, cents: number) =>
  // A cabin's type is one of a list; these are.
  ({
    ...{ key: `${priceType}-${persons}`, billingType: 'included', hasFreeplaces: false, currency: 'EUR' },
    ...{ priceType, persons, type, cents },
  }) as OfferedRow
const none: OfferPrices = { tiers: [], singleSupplements: [], minimumPax: null }
const prices: OfferPrices = {
  ...none,
  tiers: [
    { fromPax: 20, price: euros(198900) },
    { fromPax: 40, price: euros(148950) },
  ],
  singleSupplements: [{ upToRooms: null, price: euros(25000) }],
  rows: [
    row('hotelSupplement', 3, 'standard', 12000),
    row('hotelSupplement', 4, 'standard', 0),
    row('hotelSupplement', 2, 'Suite', -5000),
    row('ferrySupplement', 2, 'outside', 4500),
  ],
}
const own: OfferPrices = { ...prices, hasOwnSinglePrices: true }

test.each([
  // persons, type, prices, what a guest pays
  [2, 'standard', prices, '1.989,00 €'],
  [2, 'standard', { ...prices, tiers: prices.tiers.slice(1) }, '1.489,50 €'],
  [1, 'standard', prices, 'Zuschlag 250,00 €'],
  [1, 'standard', own, '250,00 €'],
  [3, 'standard', prices, 'Zuschlag 120,00 €'],
  [3, 'standard', own, '120,00 €'],
  [2, 'Suite', prices, 'Ermäßigung 50,00 €'],
  [4, 'standard', prices, 'kein Zuschlag vereinbart'],
  [4, 'standard', own, 'kein Preis vereinbart'],
  [2, 'standard', none, 'kein Preis vereinbart'],
  [1, 'standard', none, 'kein Zuschlag vereinbart'],
  [3, 'Komfort', prices, 'kein Zuschlag vereinbart'],
])('OFFER-06 a guest in a room for %i (%s) pays what the engine has', (persons, type, given, words) => {
  expect(plain(priceOfRoom({ persons, type }, given, 28, language))).toBe(words)
})

test.each([
  [39, '1.989,00 €'],
  [40, '1.489,50 €'],
  // Of a group that reaches none, the engine takes the last.
  [12, '1.489,50 €'],
])('OFFER-06 a group of %i is told the package price of its size, not the lowest there is', (pax, words) => {
  expect(plain(priceOfRoom({ persons: 2, type: 'standard' }, prices, pax, language))).toBe(words)
})

const night = norwayOffer.days.map((day) => ({
  ...day,
  services: day.services.map((one) =>
    one.kind === 'ferry' ? { ...one, isNight: true, clientOffer: 'additional' as const } : one,
  ),
}))

test.each([
  [2, 'inside', norwayOffer.days, 'im Reisepreis'],
  [2, 'outside', norwayOffer.days, 'Zuschlag 45,00 €'],
  [4, 'inside', norwayOffer.days, 'kein Zuschlag vereinbart'],
  [2, 'inside', night, 'mit der Überfahrt berechnet'],
])('OFFER-06 a guest in a cabin for %i (%s) pays what the engine has', (persons, type, days, words) => {
  expect(plain(priceOfCabin({ persons, type }, { prices, days }, language))).toBe(words)
})
