import { expect, test } from 'vitest'
import type { Locale } from '../accounts/options.ts'
import type { CalculationItem } from '../calculation/given.ts'
import { documentLanguage } from '../documents/document-language.ts'
import { norwayDays } from '../itinerary/plan/trip-plan.fixture.ts'
import type { PlannedService, TripPlan } from '../itinerary/plan/trip-plan.ts'
import { untypeset } from '../typography/typeset.ts'
import { namesOfRows, ownNames } from './own-names.ts'

const [first] = norwayDays
const place = (name: string) => ({ name, longitude: 10, latitude: 60 })
const sold = {
  isBrandNew: false,
  startAt: null,
  endAt: null,
  clientOffer: 'additional',
  priceType: 'per_person',
  price: null,
  description: 'Im Ruhewagen',
} as const
const services: PlannedService[] = [
  { ...sold, id: 1, kind: 'train', isNight: false, from: null, to: null, company: null, classCategory: 'second' },
  {
    ...{ ...sold, id: 2, kind: 'ferry', isNight: true, company: 'Nordlinie', vehicles: ['bus'] },
    ...{ from: place('Kiel'), to: place('Oslo') },
  },
  {
    ...{ ...sold, id: 3, kind: 'airline', company: 'Nordair', flightNumber: 'NA 684', priceNote: 'Flugpreis' },
    ...{ from: place('Hamburg'), to: place('Oslo') },
  },
  { ...sold, id: 4, kind: 'other', title: 'Weinprobe', place: null, company: 'Keller & Söhne' },
  { ...sold, id: 5, kind: 'other', title: '', place: null },
]
const days: TripPlan =
  first === undefined
    ? []
    : [
        { ...first, services: [] },
        { ...first, services },
      ]
const namesIn = (locale: Locale) => ownNames(days, documentLanguage(locale)).map(({ name }) => untypeset(name))

test('OFFER-04 tables of the offer call each service as its paper does, whoever is named beside it', () => {
  expect(namesIn('de_DE')).toEqual([
    'Bahnfahrt',
    'Nachtfähre Kiel–Oslo',
    'Flug Hamburg–Oslo',
    'Weinprobe',
    'Im Ruhewagen',
  ])
  expect(namesIn('fr').slice(0, 3)).toEqual(['Trajet en train', 'Ferry de nuit Kiel–Oslo', 'Vol Hamburg–Oslo'])
  expect(namesIn('en').slice(0, 3)).toEqual(['Train', 'Overnight ferry Kiel–Oslo', 'Flight Hamburg–Oslo'])
})

test('OFFER-04 the prices of a service stand under its name and day, a compartment and an item with their own', () => {
  const none = { ferryPrices: [], airlinePrices: [], hotelPrices: [], otherPrices: [] }
  const item = {
    ...none,
    trainPrices: [
      { id: 7, placeholder: '/api/train_placeholders/1' },
      { id: 8, placeholder: null },
    ],
    ferryPrices: [{ id: 9, placeholder: '/api/ferry_placeholders/2' }],
    contingentPrices: [
      { id: 10, placeholder: '/api/train_placeholders/1', persons: 2, type: 'first' },
      { id: 11, placeholder: null, persons: 3, type: 'standard' },
    ],
    itemPrices: [{ id: 12, name: 'Imbiss', info: { placeholder: '/api/placeholders/2' } }],
  } as unknown as CalculationItem // only what is read of it
  const names = namesOfRows(item, ownNames(days, documentLanguage('de_DE')))
  expect([...names].map(([key, name]) => [key, untypeset(name)])).toEqual([
    ['ferry-9', 'Nachtfähre Kiel–Oslo, Tag 2'],
    ['train-7', 'Bahnfahrt, Tag 2'],
    ['contingent-10', 'Bahnfahrt, Tag 2: Doppelabteil 1. Klasse'],
    ['item-12', 'Nachtfähre Kiel–Oslo, Tag 2: Imbiss'],
  ])
})
