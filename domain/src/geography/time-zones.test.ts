import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { instantIn, timeZoneOf } from './time-zones.ts'

test.each([
  ['NO', 10.75, 'Europe/Oslo'],
  ['GB', -0.1, 'Europe/London'],
  ['ES', -3.7, 'Europe/Madrid'],
  ['ES', -16.5, 'Atlantic/Canary'],
  ['PT', -9.1, 'Europe/Lisbon'],
  ['PT', -16.9, 'Atlantic/Madeira'],
  ['PT', -25.7, 'Atlantic/Azores'],
  // Several clocks hang there, and nobody knows which.
  ['US', -74, null],
  [null, 10, null],
])('DOC-05 the clock of a place in %s at %d° is %s', (country, longitude, zone) => {
  expect(timeZoneOf({ country, longitude })).toBe(zone)
})

test('DOC-05 every clock that is told is one the program knows', () => {
  const told = countries().flatMap(({ code }) => timeZoneOf({ country: code, longitude: 0 }) ?? [])
  expect(told.length).toBeGreaterThan(55)
  for (const zone of told) expect(() => instantIn(zone, '2027-05-14T08:00:00')).not.toThrow()
})

test.each([
  ['Europe/Oslo', '2027-05-14T17:30:00', '2027-05-14T15:30:00Z'],
  ['Europe/London', '2027-05-14T17:30:00', '2027-05-14T16:30:00Z'],
  ['Europe/Helsinki', '2027-01-14T08:00:00', '2027-01-14T06:00:00Z'],
  // The night in which clocks are put forward: 02:30 is an hour that nobody's clock shows.
  ['Europe/Berlin', '2027-03-28T01:59:00', '2027-03-28T00:59:00Z'],
  ['Europe/Berlin', '2027-03-28T02:30:00', '2027-03-28T01:30:00Z'],
  ['Europe/Berlin', '2027-03-28T03:00:00', '2027-03-28T01:00:00Z'],
  // … and back: 02:30 is shown twice.
  ['Europe/Berlin', '2027-10-31T02:30:00', '2027-10-31T00:30:00Z'],
  ['Europe/Berlin', '2027-10-31T03:00:00', '2027-10-31T02:00:00Z'],
])('DOC-05 in %s the clocks show %s at %s', (zone, local, instant) => {
  expect(instantIn(zone, local)).toEqual(new Date(instant))
})
