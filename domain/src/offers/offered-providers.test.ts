import { expect, test } from 'vitest'
import { serviceTitle } from '../documents/printed-services.ts'
import { hotel, oslo } from '../itinerary/plan/trip-plan.fixture.ts'
import type { PlannedFlight, PlannedService } from '../itinerary/plan/trip-plan.ts'
import { german } from './offer.fixture.ts'
import { offerWordsIn } from './offer-language.ts'
import { asOffered, type OfferedProvider } from './offered-providers.ts'

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
const stay = { ...hotel('Hotel Bjørvika', oslo), id: 7 }

/** How an offer calls a service. */
function told(service: PlannedService, ...offered: OfferedProvider[]): string {
  const day = {
    id: 1,
    date: '2027-05-14',
    name: '',
    isAutomaticName: true,
    distanceKm: null,
    distanceIsCalculated: true,
  }
  const [first] = asOffered([{ ...day, subtitles: [], services: [service] }], offered, offerWordsIn.de_DE)
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
  [[says(7, { offerType: 'example' })], 'Beispielhotel Hotel Bjørvika'],
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
