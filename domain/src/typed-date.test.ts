import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarDate, germanDate } from './calendar-date.ts'
import { dayByKey, readDate } from './typed-date.ts'

const today = '2026-11-21'

test.each([
  ['1.6.27', '2027-06-01'],
  ['01.06.2027', '2027-06-01'],
  ['010627', '2027-06-01'],
  ['01062027', '2027-06-01'],
  ['1.6.', '2026-06-01'],
  ['1.6', '2026-06-01'],
  ['0106', '2026-06-01'],
  ['1. 6. 2027', '2027-06-01'],
  ['1/6/27', '2027-06-01'],
  ['1 6 27', '2027-06-01'],
  [' 1,6,27 ', '2027-06-01'],
  ['24.12.58', '2058-12-24'],
  ['24.12.71', '1971-12-24'],
  ['29.2.28', '2028-02-29'],
  ['2027-06-01', '2027-06-01'],
])('reads %s as %s', (text, date) => {
  expect(readDate(text, { today })).toBe(date)
})

test.each([
  '',
  '31.2.27',
  '29.2.27',
  '0.6.27',
  '1.13.27',
  '1',
  '1.6.027',
  '1.6.27x',
  'morgen',
  '2027-13-01',
  '5/14/27',
  '123',
])('refuses %s', (text) => {
  expect(readDate(text, { today })).toBeNull()
})

test('reads back every day as it is written', () => {
  const days = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, (day) => {
      expect(readDate(germanDate(day), { today })).toBe(day)
    }),
  )
})

const inMay = ['2027-05-14', '2027-05-23']
const overNewYear = ['2026-12-28', '2027-01-03']
const underWay = ['2026-11-15', '2026-11-25']
const inTwoYears = ['2028-05-14', '2028-05-23']

test.each<[string, readonly CalendarDate[], string, CalendarDate | null]>([
  ['an option before the trip', inMay, '01.02.', '2027-02-01'],
  ['an option in the year before', inMay, '15.12.', '2026-12-15'],
  ['a day of the trip', inMay, '1605', '2027-05-16'],
  ['the night home', inMay, '24.5.', '2027-05-24'],
  ['a payment shortly after it', inMay, '20.6.', '2027-06-20'],
  ['nothing behind us before it begins', inMay, '1.7.', '2027-07-01'],
  ['today', inMay, '21.11.', '2026-11-21'],
  ['yesterday', inMay, '20.11.', '2027-11-20'],
  ['the old year of a trip over New Year', overNewYear, '30.12.', '2026-12-30'],
  ['its new year', overNewYear, '2.1.', '2027-01-02'],
  ['a day gone by while the trip is on', underWay, '16.11.', '2026-11-16'],
  ['the year of a trip far ahead', inTwoYears, '1.3.', '2028-03-01'],
  ['a leap day of it', inTwoYears, '29.2.', '2028-02-29'],
  ['no leap day where there is none', inMay, '29.2.', null],
  ['a year that is typed', inMay, '1.7.26', '2026-07-01'],
])('DRAW-02 REQ-03 a short date of a trip means %s', (_name, [startAt = '', endAt = ''], text, date) => {
  expect(readDate(text, { today, trip: { startAt, endAt }, reference: '2024-01-01' })).toBe(date)
})

test.each<[string, string, CalendarDate | null]>([
  ['14.5.', '2026-11-22', '2027-05-14'],
  ['22.11.', '2026-11-22', '2026-11-22'],
  ['21.11.', '2026-11-22', '2027-11-21'],
  ['28.12.', '2026-11-22', '2026-12-28'],
  ['3.1.', '2026-12-28', '2027-01-03'],
  ['29.2.', '2027-11-22', '2028-02-29'],
  ['29.2.', '2026-11-22', null],
  ['14.5.26', '2026-11-22', '2026-05-14'],
])('NEW-03 %s typed for what lies ahead of %s means %s', (text, from, date) => {
  expect(readDate(text, { today, from, reference: '2024-01-01' })).toBe(date)
})

test('NEW-03 the end of a trip that is moved never lies before its new beginning', () => {
  const trip = { startAt: '2027-05-14', endAt: '2027-05-23' }
  expect(readDate('3.1.', { today, trip, from: '2027-12-28' })).toBe('2028-01-03')
  expect(readDate('3.1.', { today, trip, from: '2026-12-28' })).toBe('2027-01-03')
  expect(readDate('20.5.', { today, trip, from: '2027-05-16' })).toBe('2027-05-20')
})

test('DRAW-02 outside a trip a short date is of the year of the day beside it, else of this year', () => {
  expect(readDate('1.2.', { today, reference: '2028-06-01' })).toBe('2028-02-01')
  expect(readDate('1.2.', { today, reference: null })).toBe('2026-02-01')
})

test.each([
  // key, with Shift, from, to
  ['ArrowUp', false, '2027-05-31', '2027-06-01'],
  ['ArrowDown', false, '2027-01-01', '2026-12-31'],
  ['ArrowUp', true, '2027-05-28', '2027-06-04'],
  ['ArrowDown', true, '2027-05-03', '2027-04-26'],
  ['PageUp', false, '2028-01-31', '2028-02-29'],
  ['PageDown', false, '2027-03-31', '2027-02-28'],
  ['PageDown', false, '2027-01-15', '2026-12-15'],
  ['ArrowUp', false, null, '2026-11-21'],
  ['a', false, '2027-05-31', null],
] as const)('EASE-09 %s (Shift %s) leads from %s to %s', (key, shiftKey, from, to) => {
  expect(dayByKey({ key, shiftKey }, from, today, {})).toBe(to)
})

test('EASE-09 no key leads beyond the first or the last day there may be', () => {
  const bounds = { min: '2027-05-10', max: '2027-05-14' }
  expect(dayByKey({ key: 'ArrowUp', shiftKey: true }, '2027-05-12', today, bounds)).toBe('2027-05-14')
  expect(dayByKey({ key: 'PageDown', shiftKey: false }, '2027-05-12', today, bounds)).toBe('2027-05-10')
  expect(dayByKey({ key: 'ArrowUp', shiftKey: false }, '2200-12-31', today, {})).toBe('2200-12-31')
})
