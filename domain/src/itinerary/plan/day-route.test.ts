import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DayStop, dayNameOf, drivenKilometres } from './day-route.ts'

const hamburg: DayStop = { name: 'Hamburg', latitude: 53.55, longitude: 9.99, by: 'road' }
const hirtshals: DayStop = { name: 'Hirtshals', latitude: 57.59, longitude: 9.97, by: 'road' }
const larvik: DayStop = { name: 'Larvik', latitude: 59.05, longitude: 10.04, by: 'ferry' }
const hotelLarvik: DayStop = { ...larvik, by: 'road' }

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
  expect(drivenKilometres(stops).distance).toBe(kilometres)
})

test('DAY-03 what a routing service tells counts; one leg it does not know makes an estimate of the whole', () => {
  const route = [hamburg, hirtshals, larvik, hotelLarvik]
  const told = (kilometres: number | null) => drivenKilometres(route, () => kilometres)
  expect(told(541.6)).toEqual({ distance: 542, isEstimate: false })
  expect(told(null)).toEqual({ distance: 562, isEstimate: true })
  expect(drivenKilometres([hirtshals, larvik])).toEqual({ distance: 0, isEstimate: false })
  const there = [hamburg, hirtshals, hamburg]
  expect(drivenKilometres(there, ({ to }) => (to === hamburg ? 540 : null))).toEqual({
    distance: 1102,
    isEstimate: true,
  })
})

test('DAY-03 a route is as long one way as the other', () => {
  const stop = fc.record({
    name: fc.constant('Ort'),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    by: fc.constant('road' as const),
  })
  fc.assert(
    fc.property(fc.array(stop, { maxLength: 6 }), (stops) => {
      expect(
        Math.abs(drivenKilometres(stops).distance - drivenKilometres([...stops].reverse()).distance),
      ).toBeLessThanOrEqual(1)
    }),
  )
})
