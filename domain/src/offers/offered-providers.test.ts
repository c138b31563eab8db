import { expect, test } from 'vitest'
import { serviceTitle } from '../documents/printed-services.ts'
import { hotel, oslo } from '../itinerary/plan/trip-plan.fixture.ts'
import type { PlannedFlight, PlannedOther, PlannedService } from '../itinerary/plan/trip-plan.ts'
import { german } from './offer.fixture.ts'
import { offerWordsIn } from './offer-language.ts'
import { asOffered, type OfferedProvider, unnamedServices, untitledServices } from './offered-providers.ts'

const flight: PlannedFlight = {
  ...{ id: 8, kind: 'airline', clientOffer: 'included', priceType: 'per_person', price: null, description: '' },
  ...{
    startAt: null,
    endAt: null,
    from: null,
    to: null,
    company: 'Nordair',
    flightNumber: 'NA 684',
    isBrandNew: false,
  },
}
const tour: PlannedOther = {
  ...{ id: 9, kind: 'other', clientOffer: 'included', priceType: 'per_person', price: null, description: '' },
  ...{ startAt: null, endAt: null, title: 'Stadtführung', place: oslo },
}
const stay = { ...hotel('Hotel Bjørvika', oslo), id: 7 }

/** A service as an offer has it. */
function offeredDays(service: PlannedService, ...offered: OfferedProvider[]) {
  const day = {
    id: 1,
    date: '2027-05-14',
    name: '',
    isAutomaticName: true,
    distanceKm: null,
    distanceIsCalculated: true,
  }
  return asOffered([{ ...day, subtitles: [], services: [service] }], offered, offerWordsIn.de_DE)
}

/** How an offer calls a service. */
function told(service: PlannedService, ...offered: OfferedProvider[]): string {
  const [first] = offeredDays(service, ...offered)
  return serviceTitle(first?.services[0] ?? service, german).replaceAll('\u00a0', ' ')
}
const says = (id: number, changes: Partial<OfferedProvider>): OfferedProvider => ({
  ...{ id, offerType: null, provider: null, offerPriceType: null },
  ...changes,
})

test.each([
  [[], 'Hotel Bjørvika'],
  [[says(7, { provider: 'Scandic Fjord', offerType: 'fixed' })], 'Scandic Fjord'],
  [[says(7, { provider: 'Scandic Fjord', offerType: 'example' })], 'Beispielhotel Scandic Fjord'],
  [[says(7, { offerType: 'example' })], 'z. B. Hotel Bjørvika'],
  [[says(9, { provider: 'Scandic Fjord', offerType: 'fixed' })], 'Hotel Bjørvika'],
])('OFFER-04 a hotel of which the offer says %j is called %s', (offered, name) => {
  expect(told(stay, ...offered)).toBe(name)
})

test.each([
  [{}, 'Flug mit Nordair, NA 684'],
  [{ offerPriceType: 'historical' as const }, 'Flug mit Nordair, NA 684, Unverbindlicher Richtpreis'],
  [{ offerPriceType: 'not_reserved' as const }, 'Flug mit Nordair, NA 684, Unverbindlicher Flugpreis'],
  [{ offerPriceType: 'reserved' as const }, 'Flug mit Nordair, NA 684, Flugpreis'],
  [{ offerType: 'example' as const, provider: 'SAS' }, 'Flug mit z. B. SAS, NA 684'],
])('OFFER-04 a flight with %j is told as %s', (changes, name) => {
  expect(told(flight, says(8, changes))).toBe(name)
})

test.each([
  [{}, 'Stadtführung'],
  [{ provider: 'Oslo Guides', offerType: 'fixed' as const }, 'Stadtführung mit Oslo Guides'],
  [{ provider: 'Oslo Guides', offerType: 'example' as const }, 'Stadtführung mit z. B. Oslo Guides'],
])('OFFER-04 another service with %j is told as %s', (changes, name) => {
  expect(told(tour, says(9, changes))).toBe(name)
})

test.each([
  // Nobody is asked for the stay, nobody was chosen.
  [{ ...stay, name: null }, { offerType: 'fixed' as const }, [7]],
  [{ ...stay, name: null }, { offerType: 'example' as const }, [7]],
  [{ ...stay, name: null }, { offerType: 'fixed' as const, provider: 'Scandic Fjord' }, []],
  [{ ...stay, name: null }, {}, []],
  [stay, { offerType: 'fixed' as const }, []],
  [{ ...flight, company: null }, { offerType: 'fixed' as const, offerPriceType: 'reserved' as const }, [8]],
  [tour, { offerType: 'fixed' as const }, [9]],
  [tour, { offerType: 'fixed' as const, provider: 'Oslo Guides' }, []],
] as [PlannedService & { id: number }, Partial<OfferedProvider>, number[]][])(
  'OFFER-04 %j with %j has nobody to name: %j',
  (service, changes, ids) => {
    const offered = [says(service.id, changes)]
    expect(unnamedServices(offeredDays(service, ...offered), offered)).toEqual(ids)
  },
)

test.each([
  [tour, []],
  [{ ...tour, title: ' ', description: 'Mit dem Boot' }, []],
  [{ ...tour, title: '' }, ['Tag 1 hat eine Leistung ohne Art und Namen: Im Dokument steht dort nur „Leistung“.']],
  [{ ...stay, name: null }, []],
] as [PlannedService, string[]][])('OFFER-09 %j is told before a paper says nothing of it: %j', (service, told) => {
  expect(untitledServices(offeredDays(service))).toEqual(told)
})
