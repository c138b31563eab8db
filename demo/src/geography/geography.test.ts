import { greatCircleKilometres } from '@reisewerk/domain/geography/great-circle.ts'
import { expect, test } from 'vitest'
import { stopIn } from './destination-names.ts'
import { arrivalOf, ferryConnections } from './ferry-connections.ts'
import { airports, areas, destinations, places, ports, stations } from './geography.ts'
import { trainRoutes } from './train-routes.ts'

const located = [...destinations, ...places, ...ports, ...airports, ...stations]
const portNamed = new Map(ports.map((port) => [port.name, port]))
const stationNamed = new Map(stations.map((station) => [station.name, station]))
const placeNames = new Map(places.map((place) => [place.name, place]))

test('MD-04 the geography is large enough to sell from', () => {
  expect(destinations.length).toBeGreaterThanOrEqual(40)
  expect(places.length).toBeGreaterThanOrEqual(250)
  expect(ports.length).toBeGreaterThanOrEqual(45)
  expect(airports.length).toBeGreaterThanOrEqual(80)
  expect(stations.length).toBeGreaterThanOrEqual(80)
})

test('MD-04 every coordinate lies in Europe or around the Mediterranean', () => {
  const outside = located.filter(
    ({ latitude, longitude }) => latitude < 28 || latitude > 72 || longitude < -25 || longitude > 37,
  )
  expect(outside).toEqual([])
})

test.each([
  ['destinations', destinations.map((row) => row.name)],
  ['areas', areas.map((row) => row.name)],
  ['places', places.map((row) => row.name)],
  ['ports', ports.map((row) => row.name)],
  ['stations', stations.map((row) => row.name)],
  ['airports', airports.map((row) => row.code)],
])('MD-04 names of %s are unique', (_, names) => {
  expect(new Set(names).size).toBe(names.length)
})

test('MD-04 a port lies at its place and in the same country', () => {
  const astray = ports.filter((port) => {
    const place = port.place === null ? undefined : placeNames.get(port.place)
    if (port.place === null) return false
    return place === undefined || place.country !== port.country || greatCircleKilometres(port, place) > 40
  })
  expect(astray).toEqual([])
})

test('MD-04 a station lies in its place', () => {
  const astray = stations.filter((station) => {
    const place = placeNames.get(station.place)
    return place === undefined || place.country !== station.country || greatCircleKilometres(station, place) > 9
  })
  expect(astray).toEqual([])
})

test('MD-04 ferries sail between known ports at the speed of ships', () => {
  const odd = ferryConnections.filter((connection) => {
    const [from, to] = [portNamed.get(connection.from), portNamed.get(connection.to)]
    if (from === undefined || to === undefined) return true
    const speed = greatCircleKilometres(from, to) / (connection.minutes / 60)
    // Narrow waters make the way longer than the straight line, so the low end is low.
    return speed < 4 || speed > 62
  })
  expect(odd).toEqual([])
})

test('PLACE-02 a night ferry arrives on the next day, a day ferry on the same', () => {
  const odd = ferryConnections.filter((connection) => {
    const [from, to] = [portNamed.get(connection.from), portNamed.get(connection.to)]
    const { days } = arrivalOf(connection.departure, connection.minutes, from?.country ?? '', to?.country ?? '')
    return days !== (connection.passage === 'night' ? 1 : 0)
  })
  expect(odd).toEqual([])
})

test.each([
  ['14:00', 1200, 'DE', 'NO', 1, '10:00'],
  ['17:30', 975, 'NL', 'GB', 1, '08:45'],
  ['10:30', 120, 'FI', 'EE', 0, '12:30'],
])('PLACE-02 leaving at %s, %i minutes, %s to %s', (departure, minutes, from, to, days, time) => {
  expect(arrivalOf(departure, minutes, from, to)).toEqual({ days, time })
})

test('MD-04 trains run between known stations at the speed of trains', () => {
  const odd = trainRoutes.filter((route) => {
    const [from, to] = [stationNamed.get(route.from), stationNamed.get(route.to)]
    if (from === undefined || to === undefined) return true
    const speed = greatCircleKilometres(from, to) / (route.minutes / 60)
    return speed < 12 || speed > 240
  })
  expect(odd).toEqual([])
})

test('MD-04 airports lie within reach of a place that is sold', () => {
  const far = airports.filter(
    (airport) => Math.min(...places.map((place) => greatCircleKilometres(airport, place))) > 190,
  )
  expect(far.map((airport) => airport.code)).toEqual(['MAD'])
})

test.each([
  ['Kopenhagen-Kastrup', 'Copenhague-Kastrup', 'Copenhagen-Kastrup'],
  ['Kiel', 'Kiel', 'Kiel'],
  ['Köln Hbf', 'Cologne Hbf', 'Cologne Hbf'],
  ['Oslo S', 'Oslo S', 'Oslo S'],
  ['Dünkirchen', 'Dunkerque', 'Dunkirk'],
])('MOVE-08 %s is called %s in French and %s in English', (name, fr, en) => {
  expect(stopIn(name)).toEqual({ en: { name: en }, fr: { name: fr } })
})
