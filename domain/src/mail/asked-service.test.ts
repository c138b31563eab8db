import { expect, test } from 'vitest'
import type { Locale } from '../accounts/options.ts'
import { askedValues, type MailRequest, type TripNeeds } from './asked-service.ts'

const trip: TripNeeds = {
  pax: 48,
  rooms: [
    { persons: 2, type: null, amount: 14 },
    { persons: 2, type: 'Meerblick', amount: 6 },
    { persons: 1, type: null, amount: 8 },
  ],
  cabins: [{ persons: 2, type: 'inside', amount: 24 }],
  crew: [],
  buses: [{ length: '12,30 m', height: '3,80 m', plate: null }],
}
const ferry: MailRequest = {
  kind: 'ferry',
  partner: 'TT-Line',
  passage: 'night',
  startStop: 'Rostock',
  endStop: 'Trelleborg',
  place: null,
  serviceType: null,
  serviceCategory: null,
  description: 'Überfahrt mit Abendessen',
  meetingPoint: '',
  startAt: '2027-03-11T22:00:00',
  endAt: '2027-03-12T06:30:00',
  board: null,
  category: null,
  connection: '',
  askedAmount: 48,
  cabins: [],
  vehicles: ['bus'],
  notes: ' ',
  isWithoutDriver: false,
}
const valuesOf = (more: Partial<MailRequest>, locale: Locale = 'de_DE') =>
  askedValues(locale, trip, { ...ferry, vehicles: [], ...more })

test('REQ-05 a ferry is asked for its ports, times, cabins and vehicles, whatever describes it', () => {
  expect(askedValues('de_DE', trip, ferry)).toEqual({
    leistung: 'Nachtfähre Rostock – Trelleborg',
    strecke: 'Rostock – Trelleborg',
    ort: '',
    plaetze: '24 Doppelkabinen (innen)',
    klasse: '',
    fahrzeuge: 'Reisebus (Länge 12,30 m, Höhe 3,80 m)',
    verbindung: '',
    treffpunkt: '',
    beschreibung: 'Überfahrt mit Abendessen',
    verpflegung: null,
    beginn_zeit: '11. März 2027, 22:00',
    ende_zeit: '12. März 2027, 06:30',
    bemerkungen: '',
  })
})

const outside = [
  { persons: 2, type: 'outside', amount: 20 },
  { persons: 4, type: 'Promenade', amount: 1 },
  { persons: 1, type: 'inside', amount: 0 },
]
test.each([
  // the request, what it asks for
  [{ cabins: outside, askedAmount: 44 }, '20 Doppelkabinen (außen) und 1 4-Bett-Kabine (Promenade)'],
  [{ cabins: [{ persons: 2, type: 'outside', amount: 0 }] }, '24 Doppelkabinen (innen)'],
  [{ passage: 'day' }, ''],
  [{ kind: 'airline' }, ''],
  [{ kind: 'train', passage: 'day', category: 'first' }, '48 Sitzplätze (1. Klasse)'],
  [{ kind: 'train', passage: 'day', askedAmount: 0 }, '48 Sitzplätze (2. Klasse)'],
  [{ kind: 'train' }, '20 Doppelabteile (2. Klasse) und 8 Einzelabteile (2. Klasse)'],
  [{ kind: 'hotel' }, '14 Doppelzimmer (Standard), 8 Einzelzimmer und 6 Doppelzimmer (Meerblick)'],
] as const)("REQ-05 REQ-04 a request asks for its own places, else for the trip's: %j", (more, places) => {
  expect(valuesOf(more).plaetze).toBe(places)
})

test('TRUE-04 a house is asked for the rooms of driver and guide, which its voucher has, unless they sleep elsewhere', () => {
  const crew = [
    { isDriver: true, roomFor: 1, cabinFor: null },
    { isDriver: false, roomFor: 1, cabinFor: null },
    { isDriver: false, roomFor: null, cabinFor: null },
  ]
  const rooms = [{ persons: 2, type: null, amount: 24 }]
  const asked = (isWithoutDriver: boolean, locale: Locale = 'de_DE') =>
    askedValues(locale, { ...trip, rooms, crew }, { ...ferry, kind: 'hotel', isWithoutDriver }).plaetze
  expect(asked(false)).toBe('24 Doppelzimmer, 2 Einzelzimmer für Fahrer und Reiseleitung')
  expect(asked(true)).toBe('24 Doppelzimmer, 1 Einzelzimmer für die Reiseleitung')
  expect(asked(true, 'en')).toMatch(/^24 double rooms, 1 single room /)
})

test('TRUE-04 a ferry by night is asked for the cabins of driver and guide, which its voucher has, beside those of the guests', () => {
  const inside = { persons: 1, type: 'inside' }
  const crew = [
    { isDriver: true, roomFor: 1, cabinFor: inside },
    { isDriver: false, roomFor: 1, cabinFor: inside },
    { isDriver: false, roomFor: 1, cabinFor: null },
  ]
  const cabins = [{ persons: 2, type: 'outside', amount: 22 }]
  const asked = (locale: Locale, more: Partial<MailRequest> = {}) =>
    askedValues(locale, { ...trip, crew }, { ...ferry, cabins, askedAmount: 44, ...more }).plaetze
  expect(asked('de_DE')).toBe('22 Doppelkabinen (außen), 2 Einzelkabinen (innen) für Fahrer und Reiseleitung')
  expect(asked('en')).toBe('22 double cabins (outside), 2 single cabins (inside) for driver and tour leader')
  expect(asked('fr')).toMatch(/, 2 cabines simples \(intérieures\) pour le conducteur et l’accompagnateur$/)
  expect(asked('de_DE', { isWithoutDriver: true })).toMatch(/, 1 Einzelkabine \(innen\) für die Reiseleitung$/)
  // By day nobody sleeps, and what lacks for the guests is still marked.
  expect(asked('de_DE', { passage: 'day', cabins: [] })).toBe('')
  expect(asked('de_DE', { askedAmount: 50 })).toBeNull()
})

test.each<[Partial<MailRequest>, string | null]>([
  [{ cabins: [{ persons: 1, type: 'second', amount: 44 }], askedAmount: 58 }, null],
  [{ cabins: [{ persons: 1, type: 'second', amount: 58 }], askedAmount: 44 }, null],
  [{ cabins: [{ persons: 1, type: 'second', amount: 44 }], askedAmount: 44 }, '44 Sitzplätze (2. Klasse)'],
  [{ cabins: [{ persons: 1, type: 'second', amount: 44 }], askedAmount: 0 }, '44 Sitzplätze (2. Klasse)'],
  [{ passage: 'night', cabins: [{ persons: 2, type: 'second', amount: 22 }], askedAmount: 58 }, null],
  [
    { passage: 'night', cabins: [{ persons: 2, type: 'second', amount: 22 }], askedAmount: 43 },
    '22 Doppelabteile (2. Klasse)',
  ],
])(
  'TRUE-03 seats and compartments of a train for others than are asked for are marked as missing: %j',
  (more, places) => {
    expect(valuesOf({ kind: 'train', passage: 'day', ...more }).plaetze).toBe(places)
  },
)

test('TRUE-03 cabins for fewer than are asked for are marked as missing: a letter says no two numbers', () => {
  expect(valuesOf({ cabins: outside }).plaetze).toBeNull()
  expect(valuesOf({ askedAmount: 50 }).plaetze).toBeNull()
  expect(valuesOf({ askedAmount: 47 }).plaetze).toBe('24 Doppelkabinen (innen)')
})

test.each([
  [
    { kind: 'airline', startStop: 'Hamburg', startCode: 'HAM', endStop: 'Oslo', endCode: 'OSL' },
    'Flug Hamburg (HAM) – Oslo (OSL)',
    'Hamburg (HAM) – Oslo (OSL)',
  ],
  [
    { kind: 'train', startStop: 'Hamburg Hbf', endStop: 'Oslo S', passage: 'day' },
    'Bahnfahrt Hamburg Hbf – Oslo S',
    'Hamburg Hbf – Oslo S',
  ],
  [
    { kind: 'other', startStop: null, endStop: null, serviceType: 'Stadtführung', place: 'Bergen' },
    'Stadtführung, Bergen',
    null,
  ],
  [{ kind: 'other', startStop: null, endStop: null }, null, null],
  [{ kind: 'hotel', startStop: null, endStop: null, place: 'Oslo' }, 'Hotel in Oslo', null],
  // A passage nobody has told the way of is marked as missing it.
  [{ endStop: null }, 'Nachtfähre', null],
] as const)('REQ-05 the service of %j is named %s', (more, leistung, strecke) => {
  expect(valuesOf(more)).toMatchObject({ leistung, strecke })
})

test.each([
  ['2027-03-11T08:00:00', '2027-03-11T14:00:00', '11. März 2027, 08:00', '11. März 2027, 14:00'],
  ['2027-03-11T08:00:00', '2027-03-11T00:00:00', '11. März 2027, 08:00', ''],
  ['2027-03-11T08:00:00', '2027-03-11T08:00:00', '11. März 2027, 08:00', ''],
  ['2027-03-11T00:00:00', '2027-03-12T00:00:00', '11. März 2027', '12. März 2027'],
  ['2027-03-11T00:00:00', null, '11. März 2027', ''],
  // An hour nobody has said stays open beside one that is known; a midnight that was said is one (decision 005).
  ['2027-03-11T20:15:00', '2027-03-12T00:00:00', '11. März 2027, 20:15', '12. März 2027'],
  ['2027-03-12T00:00:00', '2027-03-12T06:30:00', '12. März 2027', '12. März 2027, 06:30'],
  ['2027-03-11T20:15:00', '2027-03-12T00:00:01', '11. März 2027, 20:15', '12. März 2027, 00:00'],
  ['2027-03-12T00:00:01', '2027-03-12T06:30:00', '12. März 2027, 00:00', '12. März 2027, 06:30'],
] as const)('REQ-05 %s to %s', (startAt, endAt, begins, ends) => {
  expect(valuesOf({ startAt, endAt })).toMatchObject({ beginn_zeit: begins, ende_zeit: ends })
})

test.each([
  [
    'en',
    'Overnight ferry Rostock – Trelleborg',
    '24 double cabins (inside)',
    'coach (length 12.30 m, height 3.80 m) and trailer',
  ],
  [
    'fr',
    'Ferry de nuit Rostock – Trelleborg',
    '24 cabines doubles (intérieures)',
    'autocar (longueur 12,30 m, hauteur 3,80 m) et remorque',
  ],
] as const)('REQ-05 a partner is asked in %s', (locale, leistung, plaetze, fahrzeuge) => {
  expect(valuesOf({ vehicles: ['bus', 'trailer'] }, locale)).toMatchObject({ leistung, plaetze, fahrzeuge })
})

test('REQ-05 a stay goes from day to day, even where somebody noted when the group arrives', () => {
  const stay = valuesOf({ kind: 'hotel', startAt: '2027-03-11T17:30:00', endAt: '2027-03-12T00:00:00' })
  expect(stay).toMatchObject({ beginn_zeit: '11. März 2027, 17:30', ende_zeit: '12. März 2027' })
})

test.each([
  ['de_DE', 'Stadtführung', 'guide', 'Stadtführung, Oslo'],
  ['en', 'Stadtführung', 'guide', 'guided city tour, Oslo'],
  ['fr', ' Eintritt mit Führung', 'entrance', 'entrée avec visite guidée, Oslo'],
  ['en', 'Wattwanderung', 'excursion', 'excursion “Wattwanderung”, Oslo'],
  ['fr', 'Chorprobe', null, 'prestation «\u202fChorprobe\u202f», Oslo'],
] as const)(
  'REQ-05 in %s the service %s is called so that its partner understands',
  (locale, serviceType, serviceCategory, words) => {
    const service = { kind: 'other', startStop: null, endStop: null, place: 'Oslo' } as const
    expect(valuesOf({ ...service, serviceType, serviceCategory }, locale).leistung).toBe(words)
  },
)

const called = (en: string) => ({ en: { name: en } })
test.each([
  [{ startStop: 'Kopenhagen', startTranslations: called('Copenhagen') }, 'overnight ferry Copenhagen – Trelleborg', ''],
  [
    {
      kind: 'airline',
      startStop: 'Köln',
      startCode: 'CGN',
      startTranslations: called('Cologne'),
      endStop: 'Rom',
      endTranslations: called('Rome'),
    },
    'flight Cologne (CGN) – Rome',
    '',
  ],
  [
    { kind: 'hotel', startStop: null, endStop: null, place: 'Venedig', placeTranslations: called('Venice') },
    'hotel in Venice',
    'Venice',
  ],
] as const)(
  'MOVE-08 a letter in English names the stops and places of %j as they are called there',
  (more, leistung, ort) => {
    const said = valuesOf(more, 'en')
    expect(said.leistung?.toLowerCase()).toBe(leistung.toLowerCase())
    expect(said.ort).toBe(ort)
    expect(valuesOf(more).leistung).toContain(more.startStop ?? more.place)
  },
)
