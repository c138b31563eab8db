import { expect, test } from 'vitest'
import { hotelKinds } from './kinds.ts'
import type { ListedGuest, ListedRoom } from './list-source.ts'
import { changesSince, listMarks, marksToldBy } from './room-marks.ts'

const guest: ListedGuest = {
  ...{
    gender: null,
    lastName: 'Ehlers',
    firstName: 'V',
    nationality: 'D',
    dateOfBirth: '1952-02-01',
    placeOfBirth: '',
  },
  ...{ documentType: null, documentNumber: 'C01', assistance: false, outsideCabin: false, motorBike: false },
  ...{ licencePlate: '', allergies: '', notes: '' },
}
const room = (change: Partial<ListedGuest> = {}, more: Partial<ListedRoom> = {}): ListedRoom => ({
  ...{ roomIndex: '1', persons: 1, type: 'standard', extraType: null, twin: false, guests: [{ ...guest, ...change }] },
  ...more,
})
const said = { orderNotes: '', list: { notes: '' }, stay: { notes: '' } }
type Said = { orderNotes: string; list: { notes: string }; stay: { notes: string } }
const marks = (rooms: ListedRoom[], { list, ...notes }: Said = said, sees = true) =>
  listMarks({ ...notes, list: { ...list, rooms } }, (text) => text, sees ? (text) => `sealed ${text}` : null)
const same = { added: [], changed: [], gone: [], notes: false }
const isChanged = { ...same, changed: ['1'] }

test.each([
  // what is different,         the guest,                      short, hotel, long
  ['nothing', {}, same, same, same],
  ['a birth date', { dateOfBirth: '1952-02-02' }, same, isChanged, isChanged],
  ['a passport', { documentNumber: 'C02' }, same, same, isChanged],
  ['allergies', { allergies: 'Nuss' }, same, same, isChanged],
  ['a note', { notes: 'Rollstuhl' }, isChanged, isChanged, isChanged],
])('ROOM-08 %s that is different is marked where the list tells it', (_, change, short, hotel, long) => {
  const since = (kind: keyof typeof hotelKinds) =>
    changesSince(marksToldBy(hotelKinds[kind], marks([room()])), marksToldBy(hotelKinds[kind], marks([room(change)])))
  expect([since('hotel_short'), since('hotel_pdf'), since('hotel_long_pdf')]).toEqual([short, hotel, long])
})

test.each([
  ['the trip', { ...said, orderNotes: 'Ruhige Zimmer' }],
  ['the list', { ...said, list: { notes: 'Anreise spät' } }],
  ['the hotel', { ...said, stay: { notes: 'Aufzug' } }],
])('ROOM-08 other notes of %s are told', (_, now) => {
  expect(changesSince(marks([room()]), marks([room()], now))).toEqual({ ...same, notes: true })
})

test('ROOM-08 who has cancelled is gone, not changed', () => {
  expect(changesSince(marks([room()]), marks([room({}, { extraType: 'cancelled' })]))).toEqual({ ...same, gone: ['1'] })
})

test('ROOM-06 ROOM-08 what one of both lists does not tell is not compared', () => {
  const [seen, unseen] = [marks([room()]), marks([room({ dateOfBirth: '1952-02-02' })], said, false)]
  expect([changesSince(seen, unseen), changesSince(unseen, seen)]).toEqual([same, same])
  expect(changesSince({ ...seen, notes: null }, marks([room()], { ...said, orderNotes: 'x' }))).toEqual(same)
})
