import { describe, expect, test } from 'vitest'
import type { Locale } from '../accounts/options.ts'
import { extra, item } from '../calculation/calculation.fixture.ts'
import type { ServiceRow } from '../calculation/paper/shown-rows.ts'
import type { CabinRow, FerryRow, RoomRow, TrainCabinRow, TrainRow } from '../calculation/price-row.ts'
import { documentLanguage } from '../documents/document-language.ts'
import { bergen, day, ferry, hirtshals, service } from '../itinerary/plan/trip-plan.fixture.ts'
import type { PlannedService } from '../itinerary/plan/trip-plan.ts'
import { untypeset } from '../typography/typeset.ts'
import { includedServices } from './included/included-services.ts'
import { german } from './offer.fixture.ts'
import { extraGroups } from './offer-extras.ts'
import type { OfferPrices } from './offer-source.ts'

const common = { billingType: 'included', hasFreeplaces: false, currency: 'EUR' } as const
const triple: RoomRow = {
  ...common,
  key: 'contingent-1',
  priceType: 'hotelSupplement',
  persons: 3,
  type: 'standard',
  cents: -3_000,
}
const outside: CabinRow = {
  ...common,
  key: 'contingent-2',
  priceType: 'ferrySupplement',
  persons: 2,
  type: 'outside',
  cents: 4_550,
}
const compartment: TrainCabinRow = {
  ...{ ...common, key: 'contingent-3', priceType: 'trainSupplement', persons: 2, type: 'first', cents: 6_000 },
  ...{ title: 'Oslo – Bergen', cabins: [] },
}

function told(
  prices: Pick<OfferPrices, 'rows' | 'services' | 'hasOwnSinglePrices'>,
  locale: Locale = 'de_DE',
  days = [day('2027-05-14', 'A', null, '', [])],
) {
  return extraGroups(days, documentLanguage(locale), prices).map(({ group, rows }) => [
    group,
    ...rows.map(({ name, unit, price }) =>
      [name, unit, price].map((text) => untypeset(text).replaceAll(/\s/g, ' ')).join(' | '),
    ),
  ])
}

describe('OFFER-04 what stands beside the package price', () => {
  test('CALC-01 rooms, cabins and compartments that cost more or less, in three languages', () => {
    const rows = [triple, outside, compartment]
    expect(told({ rows })).toEqual([
      [
        'Zuschläge für andere Zimmer und Kabinen',
        'Dreibettzimmer | pro Person | −30,00 €',
        'Doppelkabine außen | pro Person | 45,50 €',
        'Oslo – Bergen: Doppelabteil, 1. Klasse | pro Person | 60,00 €',
      ],
    ])
    expect(told({ rows }, 'en')).toEqual([
      [
        'Supplements for other rooms and cabins',
        'Triple room | per person | −€30.00',
        'Double cabin, outside | per person | €45.50',
        'Oslo – Bergen: Double compartment, 1st class | per person | €60.00',
      ],
    ])
    expect(told({ rows }, 'fr')).toEqual([
      [
        'Suppléments pour d’autres chambres et cabines',
        'Chambre triple | par personne | −30,00 €',
        'Cabine double extérieure | par personne | 45,50 €',
        'Oslo – Bergen : Compartiment double, 1re classe | par personne | 60,00 €',
      ],
    ])
  })

  test('OFFER-04 compartments and prices of requests are told with their service as the day plan calls it', () => {
    const train: PlannedService = {
      ...{ id: 31, kind: 'train', isNight: false, classCategory: 'second', company: null, price: null },
      ...{
        from: { name: 'Oslo', longitude: 10.7, latitude: 59.9 },
        to: { name: 'Bergen', longitude: 5.3, latitude: 60.4 },
      },
      ...{ startAt: null, endAt: null, clientOffer: 'included', priceType: 'per_person', description: 'Wagen 3' },
      isBrandNew: false,
    }
    const days = [day('2027-05-14', 'A', null, '', [train])]
    const rows = [
      { ...compartment, title: 'Wagen 3', serviceId: 31 },
      item({
        ...{ isOnTop: true, billingType: 'additional', cents: 500 },
        name: 'Wagen 3: Imbiss',
        ownName: 'Imbiss',
        serviceId: 31,
      }),
    ]
    const namesIn = (locale: Locale) =>
      told({ rows }, locale, days).flatMap(([, ...lines]) => lines.map((line) => line?.split(' | ')[0]))
    expect(namesIn('de_DE')).toEqual([
      'Bahnfahrt Oslo–Bergen, Tag 1: Doppelabteil, 1. Klasse',
      'Bahnfahrt Oslo–Bergen, Tag 1: Imbiss',
    ])
    expect(namesIn('fr')[0]).toBe('Trajet en train Oslo–Bergen, jour 1 : Compartiment double, 1re classe')
  })

  test('CALC-08 without supplements another room has a price, a cabin still costs what it costs more', () => {
    const rows = [{ ...triple, cents: 149_000 }, outside]
    expect(told({ rows, hasOwnSinglePrices: true })).toEqual([
      ['Preis in anderen Zimmern', 'Dreibettzimmer | pro Person | 1.490,00 €'],
      ['Zuschläge für andere Zimmer und Kabinen', 'Doppelkabine außen | pro Person | 45,50 €'],
    ])
  })

  test('CALC-03 extras and discounts say what they are for', () => {
    const rows = [
      extra({ name: 'Trinkgeld', type: 'per_person', cents: 1_250 }),
      extra({ name: 'Konzertsaal', type: 'per_group', cents: 48_000 }),
      extra({ name: 'Probenraum', type: 'custom', quantity: 3, cents: 9_000 }),
      extra({ name: 'Frühbucher', type: 'per_person', cents: -2_000 }),
      extra({ name: 'Noch ohne Preis', type: 'per_person', cents: 0 }),
    ]
    expect(told({ rows })).toEqual([
      [
        'Weitere Leistungen',
        'Trinkgeld | pro Person | 12,50 €',
        'Konzertsaal | pro Gruppe | 480,00 €',
        '3 × Probenraum | pro Stück | 90,00 €',
      ],
      ['Ermäßigungen', 'Frühbucher | pro Person | −20,00 €'],
    ])
  })

  test('REQ-06 prices of requests that are charged on top; what the price of a service holds stands nowhere', () => {
    const dinner = { isOnTop: true, billingType: 'additional' } as const
    const rows = [
      item({ ...dinner, name: 'Hotel Bergen: Galadinner', cents: 3_900, quantityType: 'per_person' }),
      item({ ...dinner, name: 'Hotel Bergen: Balkon', cents: 1_500, quantityType: 'per_single_room_night' }),
      item({
        ...{ ...dinner, name: 'Hotel Bergen: Ausblick', cents: 800 },
        ...{ quantityType: 'per_person_night', priceForAllNights: true },
      }),
      item({ ...dinner, name: 'Hotel Bergen: Halbpension', billingType: 'included' }),
      item({ ...dinner, name: 'Hotel Bergen: ab 50 Gästen', limitIsValid: false, limitIsValidAsked: false }),
      item({ ...dinner, name: 'Hotel Bergen: ohne Preis', cents: null }),
      item({ name: 'Hotel Oslo: Seeblick', isOnTop: false, cents: 1_200, quantityType: 'per_person_night' }),
    ]
    expect(told({ rows })).toEqual([
      [
        'Zusätzlich buchbar',
        'Hotel Bergen: Galadinner | pro Person | 39,00 €',
        'Hotel Bergen: Balkon | pro Einzelzimmer und Nacht | 15,00 €',
        'Hotel Bergen: Ausblick | pro Person | 8,00 €',
      ],
      ['Weitere Leistungen', 'Hotel Oslo: Seeblick | pro Person und Nacht | 12,00 €'],
    ])
  })

  test('CALC-01 each cabin and class of a passage on top has its price', () => {
    const onTop = { ...common, service: null } as const
    const night: FerryRow = {
      ...{ ...onTop, key: 'ferry-1', priceType: 'additionalNight', title: '', passage: 'night', ticketCents: null },
      ...{ inside: { doubleCents: 8_000, premiumCents: 2_500 }, outside: { doubleCents: 11_000, premiumCents: null } },
    }
    const train: TrainRow = {
      ...{ ...onTop, key: 'train-1', priceType: 'additionalTrainDay', title: '', category: 'second' },
      ...{ second: { doubleCents: 4_000, premiumCents: 900 }, first: { doubleCents: null, premiumCents: null } },
    }
    const additional = { clientOffer: 'additional' } as const
    const days = [
      day('2027-05-14', 'A', null, '', [
        { ...ferry(bergen, hirtshals, { isNight: true, ...additional }), id: 1 },
        { ...service('Flåmbahn', additional), id: 2 },
      ]),
    ]
    const services = new Map<number, ServiceRow>([
      [1, night],
      [2, train],
    ])
    expect(told({ services }, 'de_DE', days)).toEqual([
      [
        'Zusätzlich buchbar',
        'Nachtfähre Bergen–Hirtshals, Tag 1, Innenkabine | pro Person | 80,00 €',
        'Nachtfähre Bergen–Hirtshals, Tag 1, Innenkabine: Zuschlag bei Einzelbelegung | pro Person | 25,00 €',
        'Nachtfähre Bergen–Hirtshals, Tag 1, Außenkabine | pro Person | 110,00 €',
        'Flåmbahn, Tag 1 | pro Person | 40,00 €',
      ],
    ])
    // In French a colon has a space before it.
    expect(told({ services }, 'fr', days)[0]?.filter((line) => line.includes('individuelle'))).toEqual([
      expect.stringMatching(/ : supplément occupation individuelle \| par personne \| 25,00 €$/),
    ])
  })

  test('CALC-01 a service without a type is called by its description, as the calculation does', () => {
    const untyped = (description: string, clientOffer: 'included' | 'additional') =>
      service('', { description, clientOffer })
    const days = [
      day('2027-05-14', 'A', null, '', [
        untyped('Stadtführung\nmit Dom und Hafen', 'included'),
        untyped('Ballonfahrt', 'additional'),
      ]),
    ]
    expect(told({}, 'de_DE', days)).toEqual([['Zusätzlich buchbar', 'Ballonfahrt, Tag 1 |  | auf Anfrage']])
    expect(includedServices(days, german)).toEqual(['Stadtführung'])
  })
})
