import { expect, test } from 'vitest'
import { documentLanguage } from '../../documents/document-language.ts'
import { day, ferry, hotel, note, service } from '../../itinerary/plan/trip-plan.fixture.ts'
import type { PlanDay } from '../../itinerary/plan/trip-plan.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'
import { askedHotel, ferryToHirtshals, hotelInOslo } from '../vouchers/voucher.fixture.ts'
import { roadService, type ServiceVoucher } from './road-service.ts'
import { timetableEvents } from './timetable.ts'

const at = (name: string, country: string | null) => ({ name, country, latitude: 51, longitude: 1 })
const dover = at('Dover', 'GB')
const calais = at('Calais', 'FR')
const boston = at('Boston', 'US')
const times = (startAt: string, endAt: string | null = null) => ({ startAt, endAt })
const price = { cents: 123_45, currency: 'EUR' }
const hotelVoucher: ServiceVoucher = {
  id: 21,
  number: '2600417-02',
  isShown: true,
  texts: {},
  source: { ...hotelInOslo, request: askedHotel },
}

const events = (days: PlanDay[], vouchers: ServiceVoucher[] = []) => timetableEvents({ ...norwayOffer, days }, vouchers)
const found = (key: string, ...of: Parameters<typeof events>) => events(...of).find((event) => event.key === key)

test('DOC-05 what has a time is at that time by the clock of its place, also where the passage comes in', () => {
  const days = [
    day('2027-05-14', '', null, '', [
      { ...note('free', 'Abfahrt am Gemeindehaus'), id: 1, ...times('2027-05-14T06:00:00') },
      ferry(calais, dover, { id: 2, ...times('2027-05-14T16:00:00', '2027-05-14T16:30:00') }),
      { ...note('free', 'Freizeit'), id: 3, ...times('2027-05-14T18:00:00') },
    ]),
  ]
  expect(events(days).map(({ key, span }) => [key, span])).toEqual([
    ['tag-0', { allDay: true, from: '2027-05-14', until: '2027-05-15' }],
    // Nobody has said where; the house is at home.
    ['leistung-1', { allDay: false, from: new Date('2027-05-14T04:00:00Z'), until: null, isFloating: false }],
    [
      'leistung-2',
      {
        allDay: false,
        from: new Date('2027-05-14T14:00:00Z'),
        until: new Date('2027-05-14T15:30:00Z'),
        isFloating: false,
      },
    ],
    // … and after the passage in England.
    ['leistung-3', { allDay: false, from: new Date('2027-05-14T17:00:00Z'), until: null, isFloating: false }],
  ])
})

test('DOC-05 where nobody knows which clock hangs there, it is the one that its reader wears', () => {
  const visit = service('Konzert', { id: 4, place: boston, ...times('2027-05-14T19:00:00', '2027-05-14T21:00:00') })
  expect(found('leistung-4', [day('2027-05-14', '', null, '', [visit])])?.span).toEqual({
    ...{ allDay: false, isFloating: true },
    ...{ from: new Date('2027-05-14T19:00:00Z'), until: new Date('2027-05-14T21:00:00Z') },
  })
})

test('DOC-05 ROOM-06 a passage is where it leaves, not where its line has its office, and its check-in is told', () => {
  const bergen = at('Bergen', 'NO')
  const days = [
    day('2027-05-22', '', null, '', [
      ferry(bergen, at('Hirtshals', 'DK'), { id: 31, ...times('2027-05-22T13:30:00', '2027-05-23T08:00:00') }),
    ]),
  ]
  const voucher: ServiceVoucher = { id: 31, number: null, isShown: true, texts: {}, source: ferryToHirtshals }
  const told = roadService(voucher, 'de_DE')
  expect([told.address, told.checkIn]).toEqual(['Bergen', 'Check-in bis 12:30 Uhr'])
  expect(roadService(hotelVoucher, 'de_DE').checkIn).toBe('')
  expect(found('leistung-31', days, [voucher])?.place).toBe('Bergen')
  expect(events(days, [voucher])[0]?.description).toMatch(/^13:30.*Check-in bis 12:30 Uhr/)
})

test('DOC-05 nights are days, whoever sleeps there rings the house; the day tells all of it, and nothing names a price', () => {
  const days = [
    day('2027-05-15', 'Larvik – Oslo', 131, '', [
      service('Fahrt mit dem Elektroboot', { id: 5, clientOffer: 'optional', price, ...times('2027-05-15T11:00:00') }),
      service('Museum', { id: 6, price }),
      hotel('Hotell Karl Johan', at('Oslo', 'NO'), 2, { id: 21, price }),
    ]),
  ]
  const all = events(days, [hotelVoucher])
  expect(all.map(({ key }) => key)).toEqual(['tag-0', 'leistung-21'])
  expect(all[0]?.title).toBe('Tag 1: Larvik – Oslo')
  expect(all[0]?.description.split('\n')).toEqual([
    '11:00 · Möglichkeit · Fahrt mit dem Elektroboot',
    'Museum',
    'Hotell Karl Johan, 4 Sterne · Oslo · 2 Nächte · Halbpension',
  ])
  expect(all[1]).toMatchObject({
    title: 'Hotell Karl Johan',
    span: { allDay: true, from: '2027-05-15', until: '2027-05-17' },
    place: 'Karl Johans gate 112, 0154 Oslo',
  })
  expect(all[1]?.description.split('\n').slice(0, 2)).toEqual([
    'Voucher 2600417-02',
    'Allgemein/Rezeption, +47 22 55 50 17',
  ])
  expect(all[1]?.description).toContain('Buchungsnummer: KJ-771204')
  expect(JSON.stringify(all)).not.toMatch(/123|€/)
})

test('TRUE-01 DOC-05 a night without a house tells of no voucher, which is not printed, and of nobody to ask for', () => {
  const days = [
    day('2027-05-15', 'Larvik – Oslo', 131, '', [hotel('Hotel in Oslo', at('Oslo', 'NO'), 2, { id: 21, price })]),
  ]
  const lost = { ...hotelVoucher, isShown: false, source: { ...hotelInOslo, request: null } }
  expect(found('leistung-21', days, [lost])?.description).not.toMatch(/Voucher|Rezeption/)
  expect(found('leistung-21', days, [hotelVoucher])?.description).toMatch(/^Voucher 2600417-02\nAllgemein\/Rezeption/)
})

test.each([
  ['de_DE', 'Tag 1: Oslo'],
  ['en', 'Day 1: Oslo'],
  ['fr', 'Jour 1 : Oslo'],
] as const)('DOC-05 a day is headed as its language heads it: %s', (locale, title) => {
  const source = { ...norwayOffer, language: documentLanguage(locale), days: [day('2027-05-14', 'Oslo', null, '', [])] }
  expect(timetableEvents(source, [])[0]?.title).toBe(title)
})
