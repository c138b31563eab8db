import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseGermanDate } from './german-date.ts'

const reference = '2026-11-21'

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
  expect(parseGermanDate(text, reference)).toBe(date)
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
  expect(parseGermanDate(text, reference)).toBeNull()
})

test('reads back every day as it is written', () => {
  const days = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, (day) => {
      expect(parseGermanDate(germanDate(day), reference)).toBe(day)
    }),
  )
})
