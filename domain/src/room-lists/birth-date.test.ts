import { expect, test } from 'vitest'
import { birthDateProblem, readBirthDate, refusedBirthDate } from './birth-date.ts'

const today = '2026-11-23'

test.each([
  ['27.07.1958', '1958-07-27'],
  ['27.7.58', '1958-07-27'],
  ['27.7.12', '2012-07-27'],
  ['1.2.30', '1930-02-01'],
  ['3.4.45', '1945-04-03'],
  ['23.11.26', '2026-11-23'],
  ['24.11.26', '1926-11-24'],
  ['27/07/1958', '1958-07-27'],
  ['27-07-1958', '1958-07-27'],
  ['1958-07-27', '1958-07-27'],
  ['1958-07-27T00:00:00.000Z', '1958-07-27'],
  ['27.07.1958 00:00', '1958-07-27'],
  ['27. Juli 1958', '1958-07-27'],
  ['12. Mai 1949', '1949-05-12'],
  ['3. März 1979', '1979-03-03'],
  ['3 mars 79', '1979-03-03'],
  ['3 Aug. 2001', '2001-08-03'],
  ['270758', '1958-07-27'],
  ['27071958', '1958-07-27'],
  ['21393', '1958-07-27'],
  ['31.04.1961', null],
  ['29.02.1961', null],
  ['27.07.2099', null],
  ['27.07.', null],
  ['1958', null],
  ['unbekannt', null],
])('ROOM-04 the birthday %s is read as %s', (text, date) => {
  expect(readBirthDate(text, today)).toBe(date)
})

test.each([
  ['1.2.30', null],
  ['31.04.1961', '31.04.1961 gibt es nicht.'],
  ['19.3.2068', '19.3.2068 liegt in der Zukunft.'],
  ['1.2.1899', '1.2.1899 liegt zu weit zurück: Geburtsdaten gibt es hier ab 1900.'],
  ['1899-02-01', '1899-02-01 liegt zu weit zurück: Geburtsdaten gibt es hier ab 1900.'],
  ['31. April 1961', '31. April 1961 gibt es nicht.'],
  ['quatsch', '„quatsch“ ist kein Geburtsdatum.'],
  ['27.07.', '„27.07.“ ist kein Geburtsdatum.'],
])('ROOM-04 ROOM-06 why %s is no birthday: %s', (text, problem) => {
  expect(birthDateProblem(text, today)).toBe(problem)
})

test('ROOM-06 nobody is born tomorrow', () => {
  expect(refusedBirthDate('2026-11-23', today)).toBeNull()
  expect(refusedBirthDate('2030-01-01', today)).toBe('01.01.2030 liegt in der Zukunft.')
})
