import { expect, test } from 'vitest'
import { timesForBoard } from '../partners/hotel-times.ts'
import type { ServiceKind } from '../service-kinds.ts'
import {
  clearsDescriptions,
  driverChoiceRefusal,
  hotelAfterChange,
  type OtherState,
  otherAfterChange,
  serviceAfterChange,
  serviceTypeRefusal,
  type TrainState,
  trainAfterChange,
} from './service-changes.ts'
import { withPredefinedDetail, withServiceType } from './service-choices.ts'
import { endAfter, movedOutRefusal, outsideTripRefusal } from './service-times.ts'

const at = (day: number, clock = '00:00') => `2027-05-${day}T${clock}:00`
const train: TrainState = {
  startAt: at(14, '20:20'),
  endAt: at(15, '09:55'),
  checkInAt: null,
  type: 'night',
  startTrainStation: 1,
  endTrainStation: 2,
  trainType: 'standard',
  hideClass: false,
  category: 'first',
}

test.each([
  ['by day it arrives the same day', { type: 'day', startAt: at(14, '08:00') }, { endAt: at(14, '09:55') }],
  ['by night it arrives the next day at its clock time', { type: 'night' }, { endAt: at(15, '09:55') }],
  [
    'a day train named to end another day ends on its own',
    { type: 'day', startAt: at(14, '08:00'), endAt: at(15, '09:00') },
    { endAt: at(14, '09:00') },
  ],
  [
    'a night train named to end on its own day ends the next',
    { type: 'night', endAt: at(14, '23:00') },
    { endAt: at(15, '23:00') },
  ],
  [
    'a day train that would end before it starts is refused',
    { type: 'day', endAt: at(15, '18:30') },
    { refusal: true, field: 'endAt', message: backwards('18:30', '20:20') },
  ],
  [
    'one that is only said to go by day is told what is missing',
    { type: 'day' },
    {
      refusal: true,
      field: 'endAt',
      message: backwards('09:55', '20:20'),
    },
  ],
  ['another start takes the end along', { startAt: at(16, '20:20') }, { endAt: at(17, '09:55') }],
  ['several nights stay when their end is named', { endAt: at(18, '09:55') }, { endAt: at(18, '09:55') }],
  ['hiding the class means second', { hideClass: true }, { category: 'second' }],
] as const)('PLACE-04 train: %s', (_, change, expected) => {
  expect(trainAfterChange(train, change)).toMatchObject(expected)
})

test('PLACE-04 a train switched from night to day ends on the day it starts', () => {
  const late = { ...train, startAt: at(14, '06:00') }
  expect(trainAfterChange(late, { type: 'day' })).toMatchObject({ endAt: at(14, '09:55') })
  const day = { ...late, type: 'day', endAt: at(14, '09:55') } as const
  expect(trainAfterChange(day, { type: 'night' })).toMatchObject({ endAt: at(15, '09:55') })
})

function backwards(end: string, start: string): string {
  const wrong = `Die Ankunft um ${end} Uhr liegt vor der Abfahrt um ${start} Uhr.`
  return `${wrong} Bitte eine der Zeiten ändern; geht die Fahrt über Mitternacht, im Formular „Nacht“ wählen.`
}

const tour: OtherState = {
  startAt: at(14, '10:00'),
  endAt: at(14, '12:00'),
  checkInAt: null,
  category: 'guide',
  otherServiceType: 7,
  area: null,
  place: 3,
  destination: null,
  duration: 120,
}

test.each([
  ['another category takes its type away', { category: 'meal' }, { otherServiceType: null }],
  ['a new start moves the end by the duration', { startAt: at(14, '15:30') }, { endAt: at(14, '17:30') }],
  ['an end that was given stands', { startAt: at(14, '15:30'), endAt: at(14, '16:00') }, { endAt: at(14, '16:00') }],
  ['a new type brings its duration', { otherServiceType: 8, duration: 45 }, { endAt: at(14, '10:45') }],
  ['past midnight the end is on the next day', { startAt: at(14, '23:00') }, { endAt: at(15, '01:00') }],
] as const)('PLACE-05 other service: %s', (_, change, expected) => {
  expect(otherAfterChange(tour, change)).toMatchObject(expected)
})

test('PLACE-05 the same category and a type without duration change nothing', () => {
  expect(otherAfterChange(tour, { category: 'guide' })).not.toHaveProperty('otherServiceType')
  const open = { ...tour, duration: null }
  expect(otherAfterChange(open, { startAt: at(14, '11:00') })).toMatchObject({ endAt: at(14, '12:00') })
})

test('PLACE-05 a type fills price type and meeting point, unless others are named', () => {
  const type = { category: 'meal', priceType: 'per_group', meetingPoint: 'Hotelhalle', duration: 90 } as const
  expect(withServiceType(type, { otherServiceType: 4 })).toEqual({
    otherServiceType: 4,
    category: 'meal',
    meetingPoint: 'Hotelhalle',
    duration: 90,
    clientOffer: { priceType: 'per_group' },
  })
  const named = { meetingPoint: 'Hafen', clientOffer: { priceType: 'per_person', status: 'optional' } }
  expect(withServiceType(type, named)).toMatchObject(named)
})

test('PLACE-06 a predefined bullet point brings its words, price and charges', () => {
  const detail = {
    type: 'description',
    routeDescription: 'Über den Pass',
    translations: { fr: { routeDescription: 'Par le col' } },
    timeOfDay: '11:00',
    pricePerPerson: { cents: 450, currency: 'EUR' },
    locationCharges: [{ locationCharge: 1, name: 'Maut', price: { cents: 900, currency: 'EUR' } }],
  }
  expect(withPredefinedDetail(detail, { timeOfDay: null })).toEqual({ ...detail, timeOfDay: null })
})

test.each<[ServiceKind, Record<string, unknown>, boolean]>([
  ['train', { endTrainStation: 9 }, true],
  ['train', { type: 'day' }, true],
  ['train', { category: 'first' }, false],
  ['train', { wagonType: 'sleeper' }, false],
  ['airline', { startAirport: 5 }, true],
  ['airline', { airline: 12 }, false],
  ['other', { otherServiceType: 8 }, true],
  ['other', { place: 4 }, true],
  ['other', { place: 3 }, false],
  ['other', { meetingPoint: 'Hafen' }, false],
  ['route', { predefinedRouteDetail: 2 }, true],
  ['route', { emptyDrive: true }, false],
  ['free', { text: null }, false],
  ['hotel', { place: 9, area: 4, board: 'full' }, false],
])('PLACE-11 PLACE-16 %s: %j clears descriptions: %s', (kind, change, expected) => {
  expect(clearsDescriptions(kind, kind === 'train' ? train : tour, change)).toBe(expected)
})

test.each([
  ['meal', null, true],
  ['meal', false, false],
  ['guide', null, false],
  [null, null, false],
] as const)('PLACE-11 category %s with choice %s asks for the driver: %s', (category, choice, asks) => {
  const refusal = driverChoiceRefusal(category, choice, ['meal', 'entrance'])
  expect(refusal?.message).toBe(asks ? 'Bitte auswählen, ob Fahrer inkludiert werden soll!' : undefined)
})

test('PLACE-05 another service needs its type', () => {
  expect(serviceTypeRefusal(null)).toMatchObject({
    field: 'otherServiceType',
    message: 'Sie müssen einen zusätzlichen Dienst auswählen!',
  })
  expect(serviceTypeRefusal(7)).toBeNull()
})

test.each<[string, string | null, string | null, string | undefined]>([
  ['inside', at(14), at(17), undefined],
  ['the night ferry before', at(13, '20:00'), at(14, '08:00'), undefined],
  ['the last night', at(17), at(18), undefined],
  ['too early', at(12), at(14), 'startAt'],
  ['too late', at(17), at(19), 'endAt'],
  ['nothing known', null, null, undefined],
])('PLACE-01 a service lies in the period of its trip: %s', (_, startAt, endAt, field) => {
  const trip = { startAt: '2027-05-14', endAt: '2027-05-17' }
  expect(outsideTripRefusal({ startAt, endAt }, trip)?.field).toBe(field)
})

test('PLACE-03 PLACE-07 no service ends before it starts, whatever its kind', () => {
  const times = { startAt: at(14, '10:00'), endAt: null, checkInAt: null }
  for (const kind of ['airline', 'free'] as const) {
    const before = kind === 'airline' ? { ...times, startAirport: null, endAirport: null, airline: -1 } : times
    const after = serviceAfterChange(kind, before as never, { endAt: at(14, '09:00') } as never)
    expect(after).toMatchObject({ refusal: true, field: 'endAt' })
  }
})

test('PLACE-12 a house brings its own times, and agreed ones stay', () => {
  const own = [
    { type: 'dinner', time: '20:00', firstNightOnly: true },
    { type: 'dinner', time: '19:00', firstNightOnly: false },
    { type: 'checkIn', time: '16:00', firstNightOnly: false },
  ] as const
  expect(timesForBoard('half', [{ type: 'checkIn', time: '14:00' }], own)).toEqual([
    { type: 'checkIn', time: '14:00' },
    { type: 'breakfast', time: '07:30' },
    { type: 'dinner', time: '19:00' },
  ])
  const hotel = {
    startAt: at(14),
    endAt: at(15),
    checkInAt: null,
    board: 'half',
    times: [],
    defaultHotelTimes: [],
  } as const
  const agreed = { ...hotel, times: [{ type: 'checkIn', time: '14:00' }] } as const
  expect(hotelAfterChange(agreed, { defaultHotelTimes: own })).toMatchObject({
    times: [{ type: 'checkIn', time: '16:00' }, { type: 'breakfast' }, { type: 'dinner', time: '19:00' }],
  })
})

test('PLACE-05 minutes are added to a clock time', () => {
  expect(endAfter(at(14, '23:30'), 45)).toBe(at(15, '00:15'))
  expect(endAfter(null, 45)).toBeNull()
})

test.each([
  // start, end,                                        days, last day,     field
  ['2027-05-14T00:00:00', '2027-05-17T00:00:00', 1, '2027-05-17', undefined],
  ['2027-05-14T00:00:00', '2027-05-17T00:00:00', 2, '2027-05-17', 'endAt'],
  ['2027-05-14T20:00:00', null, -1, '2027-05-17', undefined],
  ['2027-05-14T20:00:00', null, -2, '2027-05-17', 'startAt'],
  ['2027-05-14T00:00:00', '2027-05-17T00:00:00', 0, '2027-05-16', undefined],
  ['2027-05-14T00:00:00', '2027-05-17T00:00:00', 0, '2027-05-15', 'endAt'],
  // What lies outside already, or has no times yet, holds nobody up.
  ['2027-05-14T00:00:00', '2027-05-21T00:00:00', 1, '2027-05-17', undefined],
  [null, null, 3, '2027-05-17', undefined],
])(
  'DAY-05 HEAD-11 a service from %s to %s that moves by %i days stays in the trip until %s',
  (startAt, endAt, days, last, field) => {
    const from = { startAt: '2027-05-14', endAt: '2027-05-17' }
    const refusal = movedOutRefusal([{ startAt, endAt, days }], from, { startAt: '2027-05-14', endAt: last })
    expect(refusal?.field).toBe(field)
  },
)
