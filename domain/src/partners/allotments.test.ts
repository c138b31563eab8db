import { expect, test } from 'vitest'
import {
  type Allotment,
  allotmentNights,
  fullestNight,
  isReleased,
  nightSpans,
  overbookingWarning,
} from './allotments.ts'

const today = '2027-04-01'
const june: Allotment = {
  ...{ roomType: 'double', startAt: '2027-06-01', endAt: '2027-06-03', rooms: 20, releaseDays: 28 },
}
const use = (date: string, rooms: number, roomType: 'double' | 'single' = 'double') => ({ date, roomType, rooms })

test('REQ-10 a night has left what no trip takes of its kind of room', () => {
  const uses = [use('2027-06-01', 12), use('2027-06-01', 5), use('2027-06-02', 22), use('2027-06-01', 9, 'single')]
  expect(allotmentNights([june], uses, today).map(({ used, left }) => [used, left])).toEqual([
    [17, 3],
    [22, -2],
    [0, 20],
  ])
})

test.each([
  ['2027-05-03', false],
  ['2027-05-04', false],
  ['2027-05-05', true],
])('REQ-10 28 days before 01.06.2027 is 04.05.: on %s released is %s', (day, released) => {
  expect(isReleased('2027-06-01', 28, day)).toBe(released)
  expect(isReleased('2027-06-01', null, day)).toBe(false)
})

test('REQ-10 after its release nothing is left of a night, and nothing of it can be overbooked', () => {
  const nights = allotmentNights([june], [use('2027-06-01', 25)], '2027-05-05')
  expect(nights[0]).toMatchObject({ contracted: 20, used: 25, left: 0, isReleased: true })
  expect(nights[2]).toMatchObject({ left: 20, isReleased: false })
  expect(overbookingWarning(nights)).toBeNull()
})

test.each([
  [[20], null],
  [[21], 'Das Hotelkontingent wird überbucht: 01.06.2027 Doppelzimmer 21 von 20.'],
])('REQ-10 %j rooms of 20 are told as: %s', (rooms, told) => {
  const uses = rooms.map((one) => use('2027-06-01', one))
  expect(overbookingWarning(allotmentNights([june], uses, today))).toBe(told)
})

test('REQ-10 of many nights the first are named and the others counted', () => {
  const long = { ...june, endAt: '2027-06-05' }
  const uses = ['01', '02', '03', '04', '05'].map((day) => use(`2027-06-${day}`, 30))
  expect(overbookingWarning(allotmentNights([long], uses, today))).toMatch(/03\.06\.2027 .* und 2 weitere Nächte\.$/)
})

test('REQ-10 an allotment stands as its fullest night does', () => {
  const uses = [use('2027-06-01', 12), use('2027-06-02', 22), use('2027-06-03', 22), use('2027-06-01', 30, 'single')]
  const nights = allotmentNights([june, { ...june, roomType: 'single' }], uses, today)
  expect(fullestNight(june, nights)).toMatchObject({ date: '2027-06-02', left: -2 })
  expect(fullestNight({ ...june, endAt: '2027-06-01' }, nights)).toMatchObject({ date: '2027-06-01', left: 8 })
  // 05.05.: the night of 01.06. has gone back, that of 02.06. has not.
  const later = allotmentNights([june], uses, '2027-05-05')
  expect(fullestNight(june, later)).toMatchObject({ date: '2027-06-02', isReleased: false })
  expect(fullestNight({ ...june, endAt: '2027-06-01' }, later)).toMatchObject({ isReleased: true })
  expect(fullestNight({ ...june, startAt: '2026-06-01', endAt: '2026-06-03' }, nights)).toBeNull()
})

test('REQ-10 nights in a row that stand alike are one line', () => {
  const nights = allotmentNights([june], [use('2027-06-03', 4)], today)
  expect(nightSpans(nights, ({ used }) => String(used)).map(({ from, to }) => [from, to])).toEqual([
    ['2027-06-01', '2027-06-02'],
    ['2027-06-03', '2027-06-03'],
  ])
})
