import { expect, test } from 'vitest'
import {
  type Change,
  clearsDescriptions,
  driverChoiceRefusal,
  type FerryState,
  ferryAfterChange,
  type HotelState,
  hotelAfterChange,
  type OtherState,
  otherAfterChange,
  plainAfterChange,
} from './service-changes.ts'

const at = (day: number, clock = '00:00') => `2027-05-${day}T${clock}:00`
const hotel: HotelState = {
  startAt: at(14),
  endAt: at(16),
  checkInAt: null,
  board: 'half',
  times: [],
  defaultHotelTimes: [],
}
const agreed = { ...hotel, times: [{ type: 'dinner', time: '19:00' }] as const }
const ferry: FerryState = {
  startAt: at(14, '18:00'),
  endAt: at(15, '07:30'),
  checkInAt: null,
  type: 'night',
  startPort: 1,
  endPort: 2,
  hideClass: false,
  classCategory: 'first',
}

test.each([
  ['another start keeps the nights', { startAt: at(20) }, { startAt: at(20), endAt: at(22) }],
  ['no end means one night', { endAt: null }, { startAt: at(14), endAt: at(15) }],
  ['clock times are not part of a stay', { endAt: at(18, '11:00') }, { endAt: at(18) }],
])('PLACE-01 hotel: %s', (_, change, expected) => {
  expect(hotelAfterChange(hotel, change)).toMatchObject(expected)
})

test('PLACE-01 a hotel stay that ends on its first day is refused', () => {
  expect(hotelAfterChange(hotel, { endAt: at(14) })).toMatchObject({ refusal: true, field: 'endAt' })
})

test('PLACE-12 another board brings its meal times and keeps those that were agreed', () => {
  const full = hotelAfterChange(agreed, { board: 'full' })
  expect(full).toMatchObject({
    times: [
      { type: 'checkIn', time: '15:00' },
      { type: 'breakfast', time: '07:30' },
      { type: 'lunch', time: '12:30' },
      { type: 'dinner', time: '19:00' },
    ],
  })
  expect(hotelAfterChange(agreed, { endAt: at(17) })).not.toHaveProperty('times')
  expect(hotelAfterChange(agreed, { board: 'full', times: [] })).not.toHaveProperty('times')
})

test.each<[string, Change<HotelState>, Partial<HotelState>]>([
  ['a board brings it', { board: 'none' }, { checkInAt: at(14, '15:00'), times: [{ type: 'checkIn', time: '15:00' }] }],
  ['an agreed time brings it', { times: [{ type: 'checkIn', time: '16:30' }] }, { checkInAt: at(14, '16:30') }],
  ['it becomes one of the times', { checkInAt: at(14, '17:00') }, { times: [{ type: 'checkIn', time: '17:00' }] }],
])('PLACE-12 one check-in for stay and times: %s', (_, change, expected) => {
  expect(hotelAfterChange(hotel, change)).toMatchObject(expected)
})

test('PLACE-12 a check-in moves with its stay, goes from the times when it is taken away, and is not made up', () => {
  const stay: HotelState = { ...hotel, checkInAt: at(14, '16:00'), times: [{ type: 'checkIn', time: '16:00' }] }
  expect(hotelAfterChange(stay, { startAt: at(20) })).toMatchObject({ checkInAt: at(20, '16:00') })
  expect(hotelAfterChange(stay, { board: 'full' })).toMatchObject({ checkInAt: at(14, '16:00') })
  expect(hotelAfterChange(stay, { checkInAt: null })).toMatchObject({ checkInAt: null, times: [] })
  expect(hotelAfterChange(stay, { times: [] })).toMatchObject({ checkInAt: null })
  // Sent back whole with other times: these are what was changed.
  const asRead = { startAt: stay.startAt, endAt: stay.endAt, checkInAt: stay.checkInAt, board: stay.board }
  const later: HotelState['times'] = [{ type: 'checkIn', time: '18:00' }]
  expect(hotelAfterChange(stay, { ...asRead, times: later })).toMatchObject({ checkInAt: at(14, '18:00') })
  expect(hotelAfterChange({ ...stay, times: [] }, { ...asRead, times: [] })).not.toHaveProperty('times')
  expect(hotelAfterChange({ ...stay, checkInAt: null }, { endAt: at(18) })).toMatchObject({ checkInAt: null })
})

test.each([
  ['by day it arrives the same day', { type: 'day', startAt: at(14, '07:00') }, { endAt: at(14, '07:30') }],
  [
    'a longer crossing keeps the end it was given',
    { type: 'night', endAt: at(16, '09:00') },
    { endAt: at(16, '09:00') },
  ],
  ['hiding the class means second', { hideClass: true }, { classCategory: 'second' }],
] as const)('PLACE-02 ferry: %s', (_, change, expected) => {
  expect(ferryAfterChange(ferry, change)).toMatchObject(expected)
})

test('PLACE-02 a class in sight is left as it is', () => {
  expect(ferryAfterChange(ferry, { startAt: at(14, '17:00') })).not.toHaveProperty('classCategory')
})

test('PLACE-02 a crossing that would arrive before it leaves is refused', () => {
  expect(ferryAfterChange(ferry, { type: 'day' })).toMatchObject({ refusal: true, field: 'endAt' })
})

test('PLACE-07 a free text moves with its day', () => {
  const text = { startAt: at(14, '09:00'), endAt: null, checkInAt: null }
  expect(plainAfterChange(text, {}, 2)).toEqual({ startAt: at(16, '09:00'), endAt: null, checkInAt: null })
})

test.each([
  ['ferry', { endPort: 3 }, true],
  ['ferry', { startPort: null }, true],
  ['ferry', { type: 'day' }, true],
  ['ferry', { type: 'night', startPort: 1, endPort: 2 }, false],
  ['ferry', { startAt: at(20), hideClass: true, offerBus: true }, false],
  ['hotel', { place: 9, area: 9, board: 'full' }, false],
  ['free', { text: null }, false],
] as const)('PLACE-16 a %s changed at %j clears its descriptions: %s', (kind, change, expected) => {
  expect(clearsDescriptions(kind, ferry, change)).toBe(expected)
})

test.each([
  ['night', null, ['night'], true],
  ['night', false, ['night'], false],
  ['night', true, ['night'], false],
  ['day', null, ['night'], false],
  ['day', null, ['day', 'night'], true],
  ['night', null, [], false],
] as const)('PLACE-11 a %s ferry with driver choice %s, asked for %j: refused %s', (type, choice, asking, refused) => {
  expect(
    driverChoiceRefusal(type, choice, asking)?.message === 'Bitte auswählen, ob Fahrer inkludiert werden soll!',
  ).toBe(refused)
})

test('PLACE-05 a duration counts from a clock time only, and from the first one that is set', () => {
  const open: OtherState = {
    ...{ startAt: at(14), endAt: null, checkInAt: null, category: 'guide', otherServiceType: null },
    ...{ area: null, place: null, destination: null, duration: null },
  }
  expect(otherAfterChange(open, { otherServiceType: 7, duration: 120 })).toMatchObject({ endAt: null })
  const typed: OtherState = { ...open, otherServiceType: 7, duration: 120 }
  expect(otherAfterChange(typed, { startAt: at(14, '10:30') })).toMatchObject({ endAt: at(14, '12:30') })
})
