import { destinationIn, placeIn, stopIn } from '../geography/destination-names.ts'
import { ferryConnections } from '../geography/ferry-connections.ts'
import { airports, areas, destinations, places, ports, stations } from '../geography/geography.ts'
import { Ids, type Rows } from './rows.ts'

export type GeographyIds = ReturnType<typeof addGeography>

export function addGeography(rows: Rows) {
  const ids = {
    destinations: new Ids('destination'),
    areas: new Ids('area'),
    places: new Ids('place'),
    ports: new Ids('port'),
    /** By IATA code. */
    airports: new Ids('airport'),
    stations: new Ids('train station'),
  }
  for (const { name, countries, latitude, longitude } of destinations) {
    const country = countries.length === 1 ? (countries[0] ?? null) : null
    const translations = destinationIn(name)
    ids.destinations.set(name, rows.add('destinations', { name, translations, country, latitude, longitude }))
  }
  for (const { name, destination } of areas) {
    ids.areas.set(name, rows.add('areas', { name, destinationId: ids.destinations.of(destination) }))
  }
  for (const { name, country, area, latitude, longitude } of places) {
    ids.places.set(
      name,
      rows.add('places', {
        ...{ name, translations: placeIn(name), country, areaId: ids.areas.of(area), latitude, longitude },
      }),
    )
  }
  for (const { name, country, place, latitude, longitude } of ports) {
    const place_id = place === null ? null : ids.places.of(place)
    ids.ports.set(name, rows.add('ports', { name, translations: stopIn(name), country, place_id, latitude, longitude }))
  }
  addConnections(rows, ids.ports)
  for (const { code, name, country, latitude, longitude } of airports) {
    ids.airports.set(
      code,
      rows.add('airports', { name, translations: stopIn(name), iataCode: code, country, latitude, longitude }),
    )
  }
  for (const { name, place, country, latitude, longitude } of stations) {
    const place_id = ids.places.of(place)
    ids.stations.set(
      name,
      rows.add('train_stations', { name, translations: stopIn(name), country, place_id, latitude, longitude }),
    )
  }
  return ids
}

/** A pair of ports stands once, even when a day and a night ferry serve it; the first one named counts. */
function addConnections(rows: Rows, portIds: Ids): void {
  const known = new Set<string>()
  for (const { from, to, minutes, passage } of ferryConnections) {
    const pair = `${from} ${to}`
    if (known.has(pair)) continue
    known.add(pair)
    rows.add('port_connections', {
      startPortId: portIds.of(from),
      endPortId: portIds.of(to),
      durationMinutes: minutes,
      isNight: passage === 'night',
    })
  }
}
