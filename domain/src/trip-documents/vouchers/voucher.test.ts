import { describe, expect, test } from 'vitest'
import type { Locale } from '../../accounts/options.ts'
import { plainTextOf, richTextOf } from '../../rich-text.ts'
import { automaticContent, partInWords, personsText } from './automatic-fields.ts'
import { askedHotel, ferryToHirtshals, hotelInOslo } from './voucher.fixture.ts'
import { addresseeOf, contactLabel, voucherTitle } from './voucher.ts'
import { type FieldEdit, textsAfterEdit, type VoucherTexts, voucherFields } from './voucher-fields.ts'
import { providerLocale } from './voucher-language.ts'
import { tooLong, useInWords } from './voucher-limits.ts'
import type { VoucherSource } from './voucher-source.ts'
import type { VoucherFieldId } from './voucher-words.ts'

const booked: VoucherSource = { ...hotelInOslo, request: askedHotel }
const room = (persons: number, type: string | null, amount: number) => ({ persons, type, amount })
/** Driver and guide sleep on board, each in a single cabin. */
const inCabins = hotelInOslo.crew.map((member) => ({ ...member, cabinFor: { persons: 1, type: 'inside' } }))
/** Nobody has said which cabins this crossing has; the trip has some. */
const ofTrip: VoucherSource = {
  ...ferryToHirtshals,
  ferryCabins: [
    { persons: 2, type: 'inside', amount: 13 },
    { persons: 1, type: 'inside', amount: 4 },
  ],
  request: { ...askedHotel, guests: 37 },
}

describe('DOC-03 what a voucher says by itself', () => {
  test.each<[VoucherFieldId, VoucherSource, string, string]>([
    ['arrival', booked, 'Samstag, 15. Mai 2027, 15:00 Uhr', 'Saturday, 15 May 2027, 15:00'],
    [
      'arrival',
      { ...booked, times: [], checkInAt: '2027-05-15T17:30:00' },
      'Samstag, 15. Mai 2027, 17:30 Uhr',
      'Saturday, 15 May 2027, 17:30',
    ],
    ['departure', booked, 'Montag, 17. Mai 2027', 'Monday, 17 May 2027'],
    [
      'rooms',
      booked,
      '14 Doppelzimmer, 10 Einzelzimmer, 2 Einzelzimmer für Fahrer und Reiseleitung',
      '14 double rooms, 10 single rooms, 2 single rooms for driver and tour leader',
    ],
    // A house that takes a part of the group.
    [
      'rooms',
      {
        ...booked,
        crew: [],
        request: { ...askedHotel, guests: 12, isWholeGroup: false, extra: '1 Zimmer barrierefrei' },
      },
      '12 Gäste, 1 Zimmer barrierefrei',
      '12 guests, 1 Zimmer barrierefrei',
    ],
    ['services', booked, '2 Nächte mit Halbpension', '2 nights, half board'],
    [
      'services',
      { ...booked, serviceDescription: 'Menü um 19:30 Uhr' },
      '2 Nächte mit Halbpension\nMenü um 19:30 Uhr',
      '2 nights, half board\nMenü um 19:30 Uhr',
    ],
    [
      'services',
      { ...booked, request: { ...askedHotel, board: 'none' } },
      '2 Nächte ohne Verpflegung',
      '2 nights, room only',
    ],
    ['meals', booked, 'Abendessen 19:30 Uhr', 'dinner 19:30'],
    // The house was asked for less than was planned.
    ['meals', { ...booked, board: 'full', request: { ...askedHotel, board: 'none' } }, '', ''],
    [
      'meals',
      {
        ...{ ...booked, board: 'full', request: { ...askedHotel, board: 'half' } },
        times: [
          { type: 'lunch', time: '12:30' },
          { type: 'dinner', time: '19:00' },
        ],
      },
      'Abendessen 19:00 Uhr',
      'dinner 19:00',
    ],
    ['bookingNumber', booked, 'KJ-771204', 'KJ-771204'],
    ['bookingNumber', hotelInOslo, '', ''],
    ['remarks', booked, '', ''],
    ['route', ferryToHirtshals, 'Bergen – Hirtshals, M/S Vestfjord', 'Bergen – Hirtshals, M/S Vestfjord'],
    [
      'leaves',
      ferryToHirtshals,
      'Samstag, 22. Mai 2027, 13:30 Uhr; Check-in bis 12:30 Uhr',
      'Saturday, 22 May 2027, 13:30; check-in until 12:30',
    ],
    [
      'cabins',
      ferryToHirtshals,
      '12 Doppelkabinen innen, 1 Einzelkabine außen',
      '12 double cabins inside, 1 single cabin outside',
    ],
    [
      'cabins',
      ofTrip,
      '13 Doppelkabinen innen, 4 Einzelkabinen innen',
      '13 double cabins inside, 4 single cabins inside',
    ],
    [
      'cabins',
      { ...ferryToHirtshals, crew: inCabins },
      '12 Doppelkabinen innen, 1 Einzelkabine außen, 2 Einzelkabinen innen für Fahrer und Reiseleitung',
      '12 double cabins inside, 1 single cabin outside, 2 single cabins inside for driver and tour leader',
    ],
    [
      'cabins',
      { ...ofTrip, crew: inCabins, isWithoutDriver: true },
      '13 Doppelkabinen innen, 4 Einzelkabinen innen, 1 Einzelkabine innen für die Reiseleitung',
      '13 double cabins inside, 4 single cabins inside, 1 single cabin inside for the tour leader',
    ],
    ['cabins', { ...ofTrip, crew: inCabins, passageType: 'day' }, '', ''],
    // Where nobody knows the guests' cabins, their seats are told.
    ['cabins', { ...ferryToHirtshals, request: null, ferryCabins: [], crew: inCabins }, '', ''],
    ['seats', ofTrip, '', ''],
    ['cabins', { ...ofTrip, passageType: 'day' }, '', ''],
    ['seats', ferryToHirtshals, '', ''],
    ['seats', { ...ferryToHirtshals, request: null }, '38 Plätze', '38 seats'],
    ['vehicle', ferryToHirtshals, '1 Reisebus, 13,10 m × 3,70 m, LG-NW 12', '1 coach, 13.10 m × 3.70 m, LG-NW 12'],
    ['vehicle', { ...ferryToHirtshals, isWithoutDriver: true }, '', ''],
    [
      'duration',
      { ...hotelInOslo, kind: 'other', startAt: '2027-05-15T11:00:00', endAt: '2027-05-15T13:30:00' },
      '2 Stunden 30 Minuten',
      '2 hours 30 minutes',
    ],
    // A coach goes along for days: until when it is needed is told, too.
    [
      'duration',
      { ...hotelInOslo, kind: 'other', startAt: '2027-05-15T08:00:00', endAt: '2027-05-22T20:00:00' },
      '8 Tage, bis Samstag, 22. Mai 2027, 20:00 Uhr',
      '8 days, until Saturday, 22 May 2027, 20:00',
    ],
    [
      'duration',
      { ...hotelInOslo, kind: 'other', startAt: '2027-05-15T00:00:00', endAt: '2027-05-16T00:00:00' },
      '2 Tage, bis Sonntag, 16. Mai 2027',
      '2 days, until Sunday, 16 May 2027',
    ],
    [
      'duration',
      { ...hotelInOslo, kind: 'other', startAt: '2027-05-15T22:00:00', endAt: '2027-05-16T01:00:00' },
      '3 Stunden',
      '3 hours',
    ],
  ])('%s %#', (id, source, german, english) => {
    expect(automaticContent(id, source, 'de_DE')).toBe(german)
    expect(automaticContent(id, source, 'en')).toBe(english)
  })

  test.each<[VoucherSource['rooms'], string, string, string]>([
    [
      [room(2, null, 6), room(2, 'Meerblick', 3), room(1, null, 1)],
      '6 Doppelzimmer (Standard), 3 Doppelzimmer (Meerblick), 1 Einzelzimmer',
      '6 double rooms (standard), 3 double rooms (Meerblick), 1 single room',
      '6 chambres doubles (standard), 3 chambres doubles (Meerblick), 1 chambre individuelle',
    ],
    [[room(2, 'Suite', 1)], '1 Doppelzimmer (Suite)', '1 double room (Suite)', '1 chambre double (Suite)'],
    [[room(3, null, 2)], '2 Dreibettzimmer', '2 triple rooms', '2 chambres triples'],
  ])('TRUE-03 a house is told the types of its rooms as by its letter: %j', (rooms, german, english, french) => {
    const source: VoucherSource = { ...booked, crew: [], rooms }
    expect(automaticContent('rooms', source, 'de_DE')).toBe(german)
    expect(automaticContent('rooms', source, 'en')).toBe(english)
    expect(automaticContent('rooms', source, 'fr')).toBe(french)
  })

  test.each<[string, Partial<VoucherSource>, string]>([
    ['what was agreed counts before what was planned', { board: 'full' }, '2 Nächte mit Halbpension\nZimmer zum Fjord'],
    ['nobody is asked yet', { request: null, board: 'full' }, '2 Nächte mit Vollpension\nZimmer zum Fjord'],
    ['it says so itself', { serviceDescription: 'Zimmer zum Fjord, halbpension' }, 'Zimmer zum Fjord, halbpension'],
    ['it says so for short', { serviceDescription: '2 Nächte HP' }, '2 Nächte HP'],
    ['the house serves nothing', { request: { ...askedHotel, board: 'none' } }, 'Zimmer zum Fjord'],
    ['it is no house', { kind: 'other', serviceType: 'Führung' }, 'Zimmer zum Fjord'],
  ])('a description leaves the house its agreed board: %s', (_, changed, services) => {
    const source: VoucherSource = { ...booked, serviceDescription: 'Zimmer zum Fjord', ...changed }
    expect(automaticContent('services', source, 'de_DE')).toBe(services)
  })

  test.each<[string, boolean, number, string]>([
    ['merely asked for, for a group that grows', false, 22, '19 Doppelkabinen innen'],
    ['held', true, 22, '22 Doppelkabinen außen'],
    ['merely asked for, for those that travel', false, 19, '19 Doppelkabinen außen'],
    ['merely asked for, for fewer', false, 15, '15 Doppelkabinen außen'],
  ])('TRUE-03 cabins that are %s, beside those the trip has booked', (_, holdsCabins, amount, cabins) => {
    const request = { ...askedHotel, cabins: [{ persons: 2, type: 'outside', amount }], holdsCabins }
    const ferryCabins = [{ persons: 2, type: 'inside', amount: 19 }]
    const source: VoucherSource = { ...ferryToHirtshals, crew: [], guests: 38, ferryCabins, request }
    expect(automaticContent('cabins', source, 'de_DE')).toBe(cabins)
    expect(personsText(source, 'de_DE')).toBe('38 Gäste')
  })

  test.each<[string, VoucherSource, string]>([
    ['rooms of the trip', { ...booked, crew: [], request: { ...askedHotel, guests: 37 } }, '38 Gäste'],
    [
      'a part of the group',
      { ...booked, crew: [], request: { ...askedHotel, guests: 12, isWholeGroup: false } },
      '12 Gäste',
    ],
    ['no rooms known', { ...booked, crew: [], rooms: [], request: { ...askedHotel, guests: 37 } }, '38 Gäste'],
    ['cabins of the trip', { ...ofTrip, crew: [] }, '30 Gäste'],
    ['cabins of its own', { ...ferryToHirtshals, crew: [] }, '38 Gäste'],
    ['nobody is in the contingent yet', { ...ferryToHirtshals, guests: 0, crew: [] }, '38 Gäste'],
  ])('persons and beds have one basis: %s', (_, source, persons) => {
    expect(personsText(source, 'de_DE')).toBe(persons)
  })

  test.each<[string, Partial<VoucherSource>, { guests: number; isWholeGroup: boolean }, string, string]>([
    ['the house holds more than travel', {}, { guests: 40, isWholeGroup: true }, '38 Gäste', ''],
    ['it was asked for more than travel', { kind: 'other' }, { guests: 40, isWholeGroup: true }, '38 Gäste', ''],
    [
      'a crossing holds fewer',
      { kind: 'ferry', passageType: 'day' },
      { guests: 27, isWholeGroup: true },
      '38 Gäste',
      '',
    ],
    ['a part goes up', { kind: 'other' }, { guests: 15, isWholeGroup: false }, '15 Gäste', 'für 15 von 38 Gästen'],
    ['a part sleeps there', {}, { guests: 12, isWholeGroup: false }, '12 Gäste', 'für 12 von 38 Gästen'],
    // It was a part when its number was written, and the group has shrunk since: no part is larger than its whole.
    ['what was a part is all there are', {}, { guests: 39, isWholeGroup: false }, '38 Gäste', ''],
    ['what was a part is all that go up', { kind: 'other' }, { guests: 39, isWholeGroup: false }, '38 Gäste', ''],
    [
      'rooms have more beds than travel',
      { rooms: [{ persons: 2, type: null, amount: 20 }] },
      { guests: 38, isWholeGroup: true },
      '40 Gäste',
      '',
    ],
  ])('TRUE-03 every voucher tells who travels, or why it tells another number: %s', (_, kind, asked, persons, part) => {
    const source: VoucherSource = { ...booked, crew: [], ...kind, request: { ...askedHotel, ...asked } }
    expect([personsText(source, 'de_DE'), partInWords(source)]).toEqual([persons, part])
    if (source.kind === 'ferry') expect(automaticContent('seats', source, 'de_DE')).toBe('38 Plätze')
  })

  test('in French no comma stands behind the weekday', () => {
    expect(automaticContent('departure', booked, 'fr')).toBe('Lundi 17 mai 2027')
    expect(automaticContent('arrival', booked, 'fr')).toMatch(/^Samedi 15 mai 2027, 15/)
  })

  test('whom it is for, who does it and in which language they read', () => {
    expect(personsText(booked, 'de_DE')).toBe('38 Gäste, 1 Fahrer, 1 Reiseleitung')
    expect(personsText({ ...booked, isWithoutDriver: true }, 'fr')).toBe('38 personnes, 1 accompagnateur')
    expect([booked, hotelInOslo, { ...ferryToHirtshals, request: null }].map(voucherTitle)).toEqual([
      'Hotell Karl Johan',
      'Hotel in Oslo',
      'Fähre Bergen – Hirtshals',
    ])
    expect(addresseeOf(askedHotel, 'en')).toMatchObject({ contact: 'Reception', address: { id: 5 } })
    expect(addresseeOf({ ...askedHotel, assignedContact: 4 }, 'en').contact).toBe('Ingrid Sandvik')
    expect(contactLabel({ firstName: '', lastName: '' }, 'de_DE')).toBe('Allgemein/Rezeption')
    const spoken: [string | null, Locale][] = [
      ['NO', 'en'],
      ['AT', 'de_DE'],
      ['FR', 'fr'],
      [null, 'de_DE'],
    ]
    for (const [country, locale] of spoken) expect(providerLocale(country, 'de_DE')).toBe(locale)
  })
})

describe('DOC-03 what was typed', () => {
  /** The words that are kept; what they stand instead of is proven in voucher-moved.test.ts. */
  const after = (edits: readonly FieldEdit[], texts: VoucherTexts = {}, source = booked) => {
    const typed = textsAfterEdit(source, texts, edits)
    return Array.isArray(typed)
      ? typed
      : JSON.parse(JSON.stringify(typed, (key, value) => (key === 'instead' ? undefined : value)))
  }

  test.each<[FieldEdit, VoucherTexts]>([
    [{ id: 'meals', content: 'A 1' }, { meals: { de_DE: { content: 'A 1' } } }],
    [{ id: 'meals', locale: 'en', content: 'A 1' }, { meals: { en: { content: 'A 1' } } }],
    // A number has no language.
    [
      { id: 'bookingNumber', locale: 'en', content: 'A 1' },
      { bookingNumber: { de_DE: { content: 'A 1' }, en: { content: 'A 1' }, fr: { content: 'A 1' } } },
    ],
    [{ id: 'rooms', title: 'Betten' }, { rooms: { de_DE: { title: 'Betten' } } }],
    [{ id: 'rooms', renderedTranslations: { fr: { content: 'x' } } }, { rooms: { fr: { content: 'x' } } }],
    [{ id: 'remarks', content: 'Ruhig' }, { remarks: { de_DE: { content: richTextOf('Ruhig') } } }],
    // What the service says by itself is no edit.
    [{ id: 'bookingNumber', content: ' KJ-771204 ' }, {}],
    [{ id: 'rooms', title: 'Zimmer', renderedTranslations: { en: { title: 'Rooms' } } }, {}],
  ])('%j', (edit, texts) => {
    expect(after([edit])).toEqual(texts)
  })

  test('is told of where it was typed; a number that was kept in one language is the same in all', () => {
    const fields = voucherFields(booked, {
      rooms: { en: { content: 'twins' } },
      bookingNumber: { en: { content: 'A' } },
    })
    const of = (id: string) => fields.find((field) => field.id === id)
    expect([of('rooms')?.editedIn, of('meals')?.editedIn]).toEqual([['en'], []])
    expect(of('bookingNumber')?.editedIn).toHaveLength(3)
    expect(of('bookingNumber')).toMatchObject({ content: 'A', useLocale: 'clientLocale' })
    expect(of('rooms')?.content).toContain('14 Doppelzimmer')
  })

  test('is forgotten once it says what the service says', () => {
    expect(
      after([{ id: 'bookingNumber', content: 'KJ-771204' }], { bookingNumber: { de_DE: { content: 'A' } } }),
    ).toEqual({})
    const fields = voucherFields(booked, { rooms: { en: { content: 'twins' } } })
    expect(after(fields, { rooms: { en: { content: 'twins' } } })).toEqual({ rooms: { en: { content: 'twins' } } })
  })

  test.each<[string, FieldEdit, VoucherTexts]>([
    [
      'what the house is to read leaves the client’s text',
      { id: 'services', renderedTranslations: { en: { content: 'Buffet at 7' } } },
      { services: { en: { content: 'Buffet at 7' } } },
    ],
    [
      'two languages sent together are two texts',
      { id: 'services', renderedTranslations: { en: { content: 'Buffet at 7' }, de_DE: { content: 'Büfett um 7' } } },
      { services: { de_DE: { content: 'Büfett um 7' }, en: { content: 'Buffet at 7' } } },
    ],
    [
      'a place one meets at is typed like all else',
      { id: 'meetingPoint', locale: 'fr', content: 'Au port' },
      { meetingPoint: { fr: { content: 'Au port' } } },
    ],
  ])('DOC-03 of a service that was described too a text belongs to its language: %s', (_, edit, texts) => {
    const described: VoucherSource = {
      ...booked,
      ...(edit.id === 'meetingPoint' && { kind: 'other', meetingPoint: 'Am Hafen' }),
      ...{ serviceDescription: 'Menü um 19:30 Uhr', translations: { en: { serviceDescription: 'Menu at 19:30' } } },
    }
    expect(after([edit], {}, described)).toEqual(texts)
    const told = voucherFields(described, texts).find(({ id }) => id === edit.id)
    const typed = texts[edit.id as VoucherFieldId] ?? {}
    expect(told).toMatchObject({ editedIn: Object.keys(typed), useLocale: 'requestLocale' })
    for (const locale of ['de_DE', 'en', 'fr'] as const) {
      const following = automaticContent(edit.id as VoucherFieldId, described, locale)
      expect(told?.renderedTranslations[locale].content).toBe(typed[locale]?.content ?? following)
    }
  })

  test.each([
    ['x'.repeat(1_201), 'Höchstens 1.200 Zeichen'],
    ['x\n'.repeat(13), 'Höchstens 12 Zeilen'],
    // Lines are counted as they are printed.
    ['x'.repeat(44 * 12 + 1), 'Höchstens 12 Zeilen'],
    ['x'.repeat(44 * 12), null],
  ])('limits %#', (text, reason) => {
    const limits = { maxLines: 12, maxCharacters: 1_200 }
    expect(tooLong(text, limits)).toBe(reason)
    expect(tooLong(richTextOf(text), limits)).toBe(reason)
    const refusals = after([{ id: 'remarks', content: richTextOf(text) }])
    expect(Array.isArray(refusals) ? refusals : null).toEqual(
      reason === null ? null : [{ propertyPath: 'fields[0].content', message: reason }],
    )
  })

  test('says how much room it takes', () => {
    const text = richTextOf('Zwei Gäste mit Rollator.\n4 × vegetarisch')
    expect(useInWords(text, { maxLines: 12, maxCharacters: 1_200 })).toBe('2 von 12 Zeilen, 40/1.200')
    expect(plainTextOf(text)).toHaveLength(40)
    expect(useInWords('KJ-771204', { maxLines: 1, maxCharacters: 200 })).toBe('9/200')
  })
})

test.each([
  ['fr', 'Visite guidée avec dégustation'],
  ['en', 'Guided tour'],
  ['de_DE', 'Führung mit Verkostung'],
] as const)('MOVE-08 in %s a voucher says what the service is in that language, and else in German', (locale, said) => {
  const source: VoucherSource = {
    ...{ ...hotelInOslo, kind: 'other' },
    ...{ serviceType: 'Führung', typeTranslations: { en: { name: 'Guided tour' } } },
    ...(locale !== 'en' && { serviceDescription: 'Führung mit Verkostung' }),
    translations: { fr: { serviceDescription: 'Visite guidée avec dégustation' } },
  }
  expect(automaticContent('services', source, locale)).toBe(said)
})
