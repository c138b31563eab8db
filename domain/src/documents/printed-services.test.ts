import { describe, expect, test } from 'vitest'
import { hotel as hotelRow } from '../calculation/calculation.fixture.ts'
import { bergen, day, ferry, hirtshals, hotel, note, oslo, service } from '../itinerary/plan/trip-plan.fixture.ts'
import { includedServices } from '../offers/included/included-services.ts'
import { german, norwayOffer } from '../offers/offer.fixture.ts'
import { offerDocument } from '../offers/offer-document.ts'
import { extraGroups } from '../offers/offer-extras.ts'
import type { PrintedService } from './document-model.ts'
import { printedHotel, printedService, routeBetween } from './printed-services.ts'
import { stayNotes } from './stays.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')
const plainRow = (row: PrintedService) =>
  Object.fromEntries(Object.entries(row).map(([key, text]) => [key, plain(text)]))
const euros = (cents: number) => ({ cents, currency: 'EUR' })
const place = (name: string) => ({ name, latitude: 0, longitude: 0 })

describe('OFFER-06 rows of a day', () => {
  test.each([
    [
      ferry(hirtshals, oslo, { startAt: '2027-05-14T17:30:00', endAt: '2027-05-14T21:15:00' }),
      'Fähre Hirtshals–Oslo',
      '17:30–21:15',
    ],
    [
      ferry(bergen, hirtshals, {
        isNight: true,
        company: 'Skagen Linje',
        startAt: '2027-05-22T13:30:00',
        endAt: '2027-05-23T08:00:00',
      }),
      'Nachtfähre Bergen–Hirtshals mit Skagen Linje',
      '13:30',
    ],
    [ferry(null, null), 'Fähre', ''],
    [ferry(hirtshals, null, { startAt: '2027-05-14T00:00:00', endAt: '2027-05-14T00:00:00' }), 'Fähre Hirtshals', ''],
    [
      service('Stadtführung', { startAt: '2027-05-15T11:00:00', endAt: '2027-05-15T00:00:00' }),
      'Stadtführung',
      '11:00',
    ],
    [service(''), 'Leistung', ''],
    [note('free', 'Zeit zur eigenen Verfügung'), 'Zeit zur eigenen Verfügung', ''],
  ])('%# %o', (given, text, time) => {
    expect(plainRow(printedService(given, german))).toMatchObject({ text, time, price: '' })
  })

  test.each([
    ['optional', 'per_person', euros(3900), 'Möglichkeit: Ausflug', '39,00 € p. P.'],
    ['additional', 'per_group', euros(264000), 'Zusätzlich buchbar: Ausflug', '2.640,00 € pro Gruppe'],
    ['atLocation', 'per_person', null, 'Vor Ort: Ausflug', ''],
    ['optional', 'per_person', euros(0), 'Möglichkeit: Ausflug', ''],
  ] as const)(
    'PLACE-14 %s says so before its name and carries its price beside its time',
    (clientOffer, priceType, price, text, amount) => {
      const startAt = '2027-05-15T11:00:00'
      const given = service('Ausflug', { clientOffer, priceType, price, startAt })
      expect(plainRow(printedService(given, german))).toMatchObject({ text, price: amount, time: '11:00' })
    },
  )

  test('routes take spaces around the dash once a name has several words', () => {
    expect(plain(routeBetween(place('Bergen'), place('Hirtshals')))).toBe('Bergen–Hirtshals')
    expect(routeBetween(place('Kiel'), place('Oslo Hafen'))).toBe('Kiel – Oslo Hafen')
  })

  test('hotels show place, nights and board; one that is not chosen yet is named by its place', () => {
    expect(plain(printedHotel(hotel('Hotell Karl Johan', oslo, 2), german).line)).toBe('Oslo · 2 Nächte · Halbpension')
    expect(printedHotel(hotel(null, oslo, 1, { stars: null }), german)).toMatchObject({
      name: 'Hotel in Oslo',
      stars: 0,
      starsText: '',
      line: 'Halbpension',
    })
  })
})

describe('OFFER-06 nights', () => {
  test('further nights of a stay, nights on board and in the train, the last day without one', () => {
    const train = { ...ferry(oslo, bergen, { isNight: true }), kind: 'train' as const, classCategory: null }
    const days = [
      day('2027-05-14', 'A', null, '', [hotel('Hotel Karl', oslo, 3)]),
      day('2027-05-15', 'B', null, '', []),
      day('2027-05-16', 'C', null, '', []),
      day('2027-05-17', 'D', null, '', [ferry(oslo, bergen, { isNight: true })]),
      day('2027-05-18', 'E', null, '', [train]),
      day('2027-05-19', 'F', null, '', [hotel('Villa Rosa', bergen, 2)]),
      day('2027-05-20', 'G', null, '', [hotel('Nur auf Wunsch', oslo, 1, { clientOffer: 'optional' })]),
      day('2027-05-21', 'H', null, '', []),
    ]
    expect(stayNotes(days, german)).toEqual([
      null,
      'Zweite Nacht im Hotel Karl',
      'Dritte Nacht im Hotel Karl',
      'Nacht an Bord',
      'Nacht im Zug',
      null,
      'Zweite Nacht, Villa Rosa',
      null,
    ])
  })

  test.each([
    // As an offer calls an example (OFFER-04).
    ['z.\u00a0B. Hotel Larvik', 'Zweite Nacht, z.\u00a0B. Hotel Larvik'],
    ['Beispielhotel Scandic', 'Zweite Nacht im Beispielhotel Scandic'],
  ])('OFFER-06 the second night of %s reads as German: %s', (name, note) => {
    const days = [day('2027-05-14', 'A', null, '', [hotel(name, oslo, 2)]), day('2027-05-15', 'B', null, '', [])]
    expect(stayNotes(days, german)).toEqual([null, note])
  })
})

describe('OFFER-06 what is included and what is not', () => {
  test('passages, nights and boards as sums, services by name and counted', () => {
    expect(includedServices(norwayOffer.days, german).map(plain)).toEqual([
      'Fähre Hirtshals–Larvik mit Skagen Linje',
      'Bahnfahrt Flåm–Myrdal mit Flåmsbana',
      'Nachtfähre Bergen–Hirtshals mit Skagen Linje',
      '8 Übernachtungen in Hotels mit 3 bis 4 Sternen',
      '8 × Halbpension',
      'Abendbüfett an Bord, zwei Getränke inbegriffen',
      'Deutschsprachige Stadtführung: Rathaus, Festung Akershus, Oper',
      'Probe in der Domkirche',
      'Mitgestaltung des Gottesdienstes',
      'Konzert in der Domkirche, Dauer etwa 60 Minuten',
      'Freilichtmuseum Maihaugen mit Führung durch die Stabkirche Garmo',
      'Eintritt Stabkirche Ringebu mit kurzem Singen im Kirchenraum',
      'Fjordschiff Hellesylt–Geiranger und zurück',
      'Stadtführung Bergen',
      'Mittagskonzert in der Marienkirche, 30 Minuten',
      'Festzug auf der Karl Johans gate, Zeit zur eigenen Verfügung',
      'Mittagspause in Kolding, Zeit zur eigenen Verfügung',
    ])
    const twice = day('2027-05-14', 'A', null, '', [
      service('Stadtführung'),
      service('Stadtführung'),
      hotel('X', oslo, 1, { board: 'none', stars: null }),
    ])
    expect(includedServices([twice], german).map(plain)).toEqual(['1 Übernachtung im Hotel', '2 × Stadtführung'])
    expect(includedServices([], german)).toEqual([])
  })

  test('extras stand in groups by their client-offer status, with the day they belong to', () => {
    const groups = extraGroups(norwayOffer.days, german).map(({ group, rows }) => ({
      group,
      rows: rows.map((row) => [row.name, row.unit, row.price].map(plain)),
    }))
    expect(groups).toEqual([
      {
        group: 'Möglichkeit',
        rows: [
          ['Fahrt mit dem Elektroboot auf dem Oslofjord, 90 Minuten, Tag 2', 'pro Person', '39,00 €'],
          ['Eintritt Vigeland-Museum und Skulpturenpark mit Führung, Tag 3', 'pro Person', '16,50 €'],
        ],
      },
      {
        group: 'Zusätzlich buchbar',
        rows: [
          ['Seilbahn „Loen Skylift“, Tag 6', 'pro Person', '52,00 €'],
          ['Durchgehende deutschsprachige Reiseleitung ab Larvik, 9 Tage, Tag 8', 'pro Gruppe', '2.640,00 €'],
        ],
      },
      { group: 'Vor Ort', rows: [['Kurtaxe, Tag 8', 'pro Person', '2,50 €']] },
    ])
  })

  test('CALC-01 OFFER-04 the calculation says what a service on top costs, alone in a room too, and hides what it hides', () => {
    const offered = { clientOffer: 'additional', price: { cents: 1_000, currency: 'EUR' } } as const
    const days = [
      day('2027-05-14', 'A', null, '', [
        { ...service('Ballonfahrt', offered), id: 1 },
        { ...service('Verlängerung', offered), id: 2 },
        { ...service('Museum', offered), id: 3 },
        service('Kutschfahrt', offered),
      ]),
    ]
    const services = new Map([
      [1, hotelRow({ doubleCents: 7_700, premiumCents: null })],
      [2, hotelRow({ doubleCents: 4_000, premiumCents: 1_500 })],
      [3, hotelRow({ doubleCents: 900, premiumCents: null, billingType: 'not_included' })],
    ])
    const rows = extraGroups(days, german, { services })[0]?.rows.map(({ name, price }) => [name, price].map(plain))
    expect(rows).toEqual([
      ['Ballonfahrt, Tag 1', '77,00 €'],
      ['Verlängerung, Tag 1', '40,00 €'],
      ['Verlängerung, Tag 1: Zuschlag bei Einzelbelegung', '15,00 €'],
      ['Kutschfahrt, Tag 1', '10,00 €'],
    ])
  })

  test('CALC-08 without supplements the paper calls the price of a single room what it is', () => {
    const prices = { ...norwayOffer.prices, hasOwnSinglePrices: true }
    expect(offerDocument({ ...norwayOffer, prices }, null).singleSupplements?.title).toBe(
      'Preis pro Person im Einzelzimmer',
    )
    expect(offerDocument(norwayOffer, null).singleSupplements?.title).toBe('Einzelzimmerzuschlag pro Person')
  })

  test('a price that is not entered is on request', () => {
    const days = [day('2027-05-14', 'A', null, '', [service('Ballonfahrt', { clientOffer: 'additional' })])]
    expect(extraGroups(days, german)[0]?.rows[0]).toMatchObject({ unit: '', price: 'auf Anfrage' })
  })
})

describe('OFFER-06 prices and key facts', () => {
  test('tiers and supplements in order of size', () => {
    const model = offerDocument(norwayOffer, null)
    expect(model.packagePrices?.tiers.map((tier) => [tier.label, tier.price].map(plain))).toEqual([
      ['ab 20 Pax', '1.989,00 €'],
      ['ab 25 Pax', '1.779,00 €'],
      ['ab 30 Pax', '1.649,00 €'],
      ['ab 35 Pax', '1.559,00 €'],
      ['ab 40 Pax', '1.489,50 €'],
    ])
    expect(model.singleSupplements?.tiers.map((tier) => plain(tier.label))).toEqual(['bis 5 EZ', 'bis 10 EZ'])
    expect(plain(model.packageNote)).toBe(
      'Maßgebend ist die Teilnehmerzahl bei Reisebeginn, Freiplätze eingerechnet. Mindestteilnehmerzahl 20 Personen.',
    )
    expect(model.trip.keyFacts.map((fact) => plain(fact.value))).toEqual([
      '10 Tage, 9 Nächte',
      '2.178 km',
      'ab 1.489,50 €',
    ])
  })

  test('what a trip does not have leaves no heading behind', () => {
    const trip = { ...norwayOffer.trip, endAt: '2027-05-14', name: '', groupName: '', destinations: [] }
    const prices = { tiers: [], singleSupplements: [], minimumPax: 20 }
    const model = offerDocument(
      { ...norwayOffer, trip, prices, days: [], conditionsText: { type: 'doc', content: [{ type: 'paragraph' }] } },
      null,
    )
    expect(model).toMatchObject({
      map: null,
      days: [],
      included: [],
      packagePrices: null,
      singleSupplements: null,
      packageNote: '',
      extras: [],
      conditions: [],
      trip: { title: 'Chorreise', keyFacts: [{ label: 'Dauer', value: '1\u00a0Tag' }] },
    })
  })

  test('conditions are cut at their headings', () => {
    expect(offerDocument(norwayOffer, null).conditions.map((section) => section.title)).toEqual([
      'Angebotsoption',
      'Stornokosten',
      'Zahlungen',
    ])
  })
})
