import { expect, test } from 'vitest'
import type { Locale } from '../accounts/options.ts'
import type { ServiceRow } from '../calculation/paper/shown-rows.ts'
import { documentLanguage } from '../documents/document-language.ts'
import { day, ferry, hirtshals, larvik } from '../itinerary/plan/trip-plan.fixture.ts'
import { untypeset } from '../typography/typeset.ts'
import { norwayOffer } from './offer.fixture.ts'
import { offerContents } from './offer-contents.ts'
import { offerDocument } from './offer-document.ts'
import type { OfferSource } from './offer-source.ts'
import { compareVersions } from './versions/compare-versions.ts'
import { frozenOffer } from './versions/frozen-offer.ts'

const carried: OfferSource = {
  ...norwayOffer,
  days: [day('2027-05-14', 'Hirtshals – Larvik', null, '', [ferry(hirtshals, larvik, { id: 7 })])],
  vehicles: [
    { id: 7, vehicle: 'bus' },
    { id: 7, vehicle: 'trailer' },
    { id: 8, vehicle: 'car' },
  ],
}

test.each<[Locale, string]>([
  ['de_DE', 'Fähre Hirtshals–Larvik, Reisebus und Anhänger an Bord'],
  ['en', 'Ferry Hirtshals–Larvik, coach and trailer on board'],
  ['fr', 'Ferry Hirtshals–Larvik, autocar et remorque à bord'],
])('OFFER-04 OFFER-06 what goes along on a ferry stands with the passage (%s)', (locale, words) => {
  const source = { ...carried, language: documentLanguage(locale) }
  const { days, included, attached } = offerDocument(source, null, [{ source, sketch: null }])
  for (const part of [{ days, included }, ...attached]) {
    expect(untypeset(part.days[0]?.services[0]?.text ?? '')).toBe(words)
    expect(part.included.map(untypeset)).toContain(words)
  }
  expect(offerContents(source).included).toEqual(included)
})

test('OFFER-04 where a ferry has several prices, what goes along stands in the first of its rows alone', () => {
  const berths = { doubleCents: 8_000, premiumCents: 3_000 }
  const night: ServiceRow = {
    ...{ key: 'ferry-1', billingType: 'included', hasFreeplaces: false, priceType: 'additionalNight', title: '' },
    ...{ currency: 'EUR', service: null, passage: 'night', ticketCents: null, inside: berths, outside: berths },
  }
  const passage = ferry(hirtshals, larvik, { id: 7, clientOffer: 'additional' })
  const source: OfferSource = {
    ...carried,
    days: [day('2027-05-14', 'A', null, '', [passage])],
    prices: { ...carried.prices, rows: [], services: new Map([[7, night]]) },
  }
  const names = offerDocument(source, null).extras.flatMap(({ rows }) => rows.map(({ name }) => untypeset(name)))
  expect(names).toEqual([
    'Fähre Hirtshals–Larvik, Reisebus und Anhänger an Bord, Tag 1, Innenkabine',
    'Fähre Hirtshals–Larvik, Tag 1, Innenkabine: Zuschlag bei Einzelbelegung',
    'Fähre Hirtshals–Larvik, Tag 1, Außenkabine',
    'Fähre Hirtshals–Larvik, Tag 1, Außenkabine: Zuschlag bei Einzelbelegung',
  ])
})

test('OFFER-11 versions tell of another vehicle once, beside the name of the ferry', () => {
  const later = { ...carried, vehicles: carried.vehicles?.slice(0, 1) ?? [] }
  const told = compareVersions(frozenOffer(later), frozenOffer(carried), documentLanguage('de_DE'))
  expect(told.flatMap(({ changes }) => changes)).toEqual([
    { about: expect.stringMatching(/Hirtshals.*Larvik$/), words: 'Anhänger auf der Fähre entfällt' },
  ])
})
