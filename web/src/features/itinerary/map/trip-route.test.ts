import { expect, test } from 'vitest'
import { unwrapped } from '../../../ui/map/map-land.ts'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { linesOf } from './map-lines.ts'
import { placesOfRoutes, routeOf, wordsOfStop } from './trip-route.ts'

const hamburg = { name: 'Hamburg', latitude: 53.55, longitude: 9.99 }
const oslo = { name: 'Oslo', latitude: 59.91, longitude: 10.75 }
const hirtshals = { name: 'Hirtshals', latitude: 57.59, longitude: 9.97 }
const larvik = { name: 'Larvik', latitude: 59.05, longitude: 10.04 }

const route = routeOf([
  plannedDay(1, '14.05.2028', { hotels: [{ id: 1, place: hamburg }] }),
  plannedDay(2, '15.05.2028', { ferries: [{ id: 2, from: hirtshals, to: larvik }], hotels: [{ id: 3, place: oslo }] }),
  plannedDay(3, '16.05.2028', {
    hotels: [
      { id: 4, place: oslo },
      { id: 5, place: hamburg, offer: 'optional' },
    ],
  }),
])

test('DAY-08 the map goes from hotel to port, over the sea, and on; options are not driven to', () => {
  expect(route.stops.map(wordsOfStop)).toEqual([
    'Hamburg (Tag 1)',
    'Hirtshals (Tag 2)',
    'Larvik (Tag 2)',
    'Oslo (Tage 2, 3)',
  ])
  expect(route.legs).toEqual([
    { from: 0, to: 1, by: 'road' },
    { from: 1, to: 2, by: 'ferry' },
    { from: 2, to: 3, by: 'road' },
  ])
})

test('DAY-08 the map takes the group back to the hotel it stays in, and to the places of route bullet points', () => {
  const stay = { id: 1, place: oslo, until: '16.05.2028' }
  const days = [
    plannedDay(1, '14.05.2028', { hotels: [stay], routes: [{ id: 5, place: 7 }] }),
    plannedDay(2, '15.05.2028', { ferries: [{ id: 2, from: larvik, to: hirtshals }] }),
  ]
  expect(placesOfRoutes(days)).toEqual([7])
  const { stops, legs } = routeOf(days, new Map([[7, hamburg]]))
  expect(stops.map(wordsOfStop)).toEqual(['Hamburg (Tag 1)', 'Oslo (Tage 1, 2)', 'Larvik (Tag 2)', 'Hirtshals (Tag 2)'])
  expect(legs).toEqual([
    { from: 0, to: 1, by: 'road' },
    { from: 1, to: 2, by: 'road' },
    { from: 2, to: 3, by: 'ferry' },
    { from: 3, to: 1, by: 'road' },
  ])
})

test('DAY-08 the map of a day goes from where the group woke up, by the legs of this day alone', () => {
  const days = [
    plannedDay(1, '14.05.2028', { hotels: [{ id: 1, place: hamburg, until: '15.05.2028' }] }),
    plannedDay(2, '15.05.2028', {
      ferries: [{ id: 2, from: hirtshals, to: larvik }],
      hotels: [{ id: 3, place: oslo, until: '16.05.2028' }],
    }),
    plannedDay(3, '16.05.2028', { hotels: [{ id: 4, place: hamburg }] }),
  ]
  const { stops, legs } = routeOf(days, new Map(), 1)
  expect(stops.map(({ name }) => name)).toEqual(['Hamburg', 'Hirtshals', 'Larvik', 'Oslo'])
  expect(legs).toEqual([
    { from: 0, to: 1, by: 'road' },
    { from: 1, to: 2, by: 'ferry' },
    { from: 2, to: 3, by: 'road' },
  ])
  expect(routeOf(days, new Map(), 2).legs).toEqual([{ from: 0, to: 1, by: 'road' }])
  expect(routeOf([plannedDay(1, '14.05.2028', {})], new Map(), 0)).toEqual({ stops: [], legs: [] })
})

test('DAY-08 a port that a night ferry reaches in the morning has the day of arrival, not of departure', () => {
  const days = [
    plannedDay(1, '14.05.2028', { ferries: [{ id: 1, from: hirtshals, to: larvik, type: 'night' }] }),
    plannedDay(2, '15.05.2028', { hotels: [{ id: 2, place: oslo, until: '16.05.2028' }] }),
    plannedDay(3, '16.05.2028', { ferries: [{ id: 3, from: larvik, to: hirtshals, type: 'night' }] }),
    plannedDay(4, '17.05.2028', {}),
  ]
  expect(routeOf(days).stops.map(wordsOfStop)).toEqual(['Hirtshals (Tage 1, 4)', 'Larvik (Tage 2, 3)', 'Oslo (Tag 2)'])
  expect(routeOf(days, new Map(), 0).stops.map(wordsOfStop)).toEqual(['Hirtshals (Tag 1)', 'Larvik (Tag 2)'])
})

test('DAY-08 a crossing begins and ends at its ports and turns aside for land', () => {
  // A bar of land across the direct way, open to the west.
  const bar = { west: 9.5, east: 14, south: 58.2, north: 58.4 }
  const points: [number, number][] = [
    [bar.west, bar.south],
    [bar.east, bar.south],
    [bar.east, bar.north],
    [bar.west, bar.north],
    [bar.west, bar.south],
  ]
  const { road, ferry } = linesOf(route, { rings: [{ ...bar, points }] })
  expect(road.geometry.coordinates).toHaveLength(2)
  const way = ferry.geometry.coordinates[0] ?? []
  expect(way[0]?.[0]).toBeCloseTo(hirtshals.longitude, 1)
  expect(way.at(-1)?.[1]).toBeCloseTo(larvik.latitude, 1)
  expect(Math.min(...way.map(([lon]) => lon ?? 0))).toBeLessThan(bar.west)
})

test('DAY-08 a coast across the date line does not run around the world', () => {
  const wide = (ring: number[][]) => {
    const lons = unwrapped(ring).map(([lon]) => lon)
    return Math.max(...lons) - Math.min(...lons)
  }
  expect(
    wide([
      [170, 65],
      [180, 66],
      [-180, 66],
      [-170, 64],
      [170, 65],
    ]),
  ).toBe(20)
  expect(
    wide([
      [-10, 60],
      [10, 60],
      [0, 50],
      [-10, 60],
    ]),
  ).toBe(20)
})
