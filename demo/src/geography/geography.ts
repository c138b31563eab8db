import { airportRows } from './airports.ts'
import type { AreaRow, DemoArea, DemoDestination, DemoPlace } from './geography-model.ts'
import { middleAreas } from './middle-areas.ts'
import { northAreas } from './north-areas.ts'
import { portRows } from './ports.ts'
import { southAreas } from './south-areas.ts'
import { stationRows } from './stations.ts'
import { westAreas } from './west-areas.ts'

const areaRows: readonly AreaRow[] = [...northAreas, ...westAreas, ...middleAreas, ...southAreas]

export const areas: readonly DemoArea[] = areaRows.map(({ name, destination, country }) => ({
  name,
  destination,
  country,
}))

export const places: readonly DemoPlace[] = areaRows.flatMap((area) =>
  area.places.map(([name, latitude, longitude]) => ({
    name,
    country: area.country,
    area: area.name,
    destination: area.destination,
    latitude,
    longitude,
  })),
)

// biome-ignore format: a list of names
const wholeCountries = new Set([
  'Norwegen', 'Schweden', 'Dänemark', 'Finnland', 'Island', 'Irland', 'Niederlande', 'Portugal', 'Schweiz', 'Polen',
  'Ungarn', 'Kroatien', 'Slowenien', 'Griechenland', 'Marokko', 'Schottland',
])

/** Cities that are sold as a destination of their own. */
// biome-ignore format: a list of names
const cityDestinations = [
  'Oslo', 'Bergen', 'Stockholm', 'Kopenhagen', 'Edinburgh', 'London', 'Dublin', 'Amsterdam', 'Florenz', 'Siena',
  'Lucca', 'Rom', 'Venedig', 'Prag', 'Wien', 'Salzburg', 'Krakau', 'Danzig', 'Breslau', 'Budapest', 'Riga',
  'Tallinn', 'Vilnius', 'Leipzig', 'Dresden', 'Berlin', 'Straßburg', 'Lissabon', 'Barcelona', 'Brügge',
]

const regions: readonly DemoDestination[] = [...new Set(areas.map((area) => area.destination))].map((name) => {
  const inside = places.filter((place) => place.destination === name)
  return {
    name,
    kind: wholeCountries.has(name) ? 'country' : 'region',
    countries: [...new Set(inside.map((place) => place.country))],
    latitude: mean(inside.map((place) => place.latitude)),
    longitude: mean(inside.map((place) => place.longitude)),
  }
})

const cities: readonly DemoDestination[] = cityDestinations.map((name) => {
  const { country, latitude, longitude } = placeNamed(name)
  return { name, kind: 'city', countries: [country], latitude, longitude }
})

export const destinations: readonly DemoDestination[] = [...regions, ...cities]

export const ports = portRows.map(([name, country, place, latitude, longitude]) => ({
  name,
  country,
  place,
  latitude,
  longitude,
}))

export const airports = airportRows.map(([code, name, country, latitude, longitude]) => ({
  code,
  name,
  country,
  latitude,
  longitude,
}))

export const stations = stationRows.map(([name, place, country, latitude, longitude]) => ({
  name,
  place,
  country,
  latitude,
  longitude,
}))

/** @throws when the demo data name a place that does not exist, so that a slip shows at once */
export function placeNamed(name: string): DemoPlace {
  const place = places.find((candidate) => candidate.name === name)
  if (place === undefined) throw new Error(`No such place in the demo data: ${name}`)
  return place
}

/** @throws when the demo data name a port that does not exist */
export function portNamed(name: string): (typeof ports)[number] {
  const port = ports.find((candidate) => candidate.name === name)
  if (port === undefined) throw new Error(`No such port in the demo data: ${name}`)
  return port
}

function mean(values: readonly number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000
}
