import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DayStop, dayNameOf, drivenKilometres } from './day-route.ts'

const hamburg: DayStop = { name: 'Hamburg', latitude: 53.55, longitude: 9.99, bySea: false }
const hirtshals: DayStop = { name: 'Hirtshals', latitude: 57.59, longitude: 9.97, bySea: false }
const larvik: DayStop = { name: 'Larvik', latitude: 59.05, longitude: 10.04, bySea: true }
const hotelLarvik: DayStop = { ...larvik, bySea: false }

test.each([
  [[], ''],
  [[hamburg], 'Hamburg'],
  [[hamburg, hirtshals, larvik, hotelLarvik], 'Hamburg – Hirtshals – Larvik'],
  [[hamburg, hirtshals, hamburg], 'Hamburg – Hirtshals – Hamburg'],
])('DAY-03 the route %# names the day', (stops, name) => {
  expect(dayNameOf(stops)).toBe(name)
})

test.each([
  [[], 0],
  [[hamburg], 0],
  // 449 km as the crow flies
  [[hamburg, hirtshals], 562],
  [[hamburg, hirtshals, larvik, hotelLarvik], 562],
  [[hirtshals, larvik], 0],
])('DAY-03 the bus drives the legs on land only: route %#', (stops, kilometres) => {
  expect(drivenKilometres(stops)).toBe(kilometres)
})

test('DAY-03 a route is as long one way as the other', () => {
  const stop = fc.record({
    name: fc.constant('Ort'),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    bySea: fc.constant(false),
  })
  fc.assert(
    fc.property(fc.array(stop, { maxLength: 6 }), (stops) => {
      expect(Math.abs(drivenKilometres(stops) - drivenKilometres([...stops].reverse()))).toBeLessThanOrEqual(1)
    }),
  )
})
