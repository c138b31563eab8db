import { contract } from '../contract/contract.ts'
import { boolean, children, coordinate, integer, link, text } from '../contract/fields.ts'
import { infoContract, warningGroups } from '../partners/info.contract.ts'

const coordinates = {
  latitude: coordinate({ max: 90, required: true }),
  longitude: coordinate({ max: 180, required: true }),
}
/** What the day plan warns of (001 §2.2). */
const infos = children(infoContract, { groups: warningGroups, write: 'never' })
const byName = { filters: { id: 'in', name: 'contains' }, orderBy: ['id', 'name'], search: true } as const

/** What a trip is sold under: a country, a region, a city. */
export const destinationContract = contract({
  name: 'destinations',
  title: 'Destination',
  fields: {
    name: text({ required: true, max: 120 }),
    country: text({ nullable: true, max: 2 }),
    latitude: coordinate({ max: 90, nullable: true }),
    longitude: coordinate({ max: 180, nullable: true }),
  },
  ...byName,
})

export const areaContract = contract({
  name: 'areas',
  title: 'Gebiet',
  fields: { name: text({ required: true, max: 120 }), destination: link('destinations', { nullable: true }), infos },
  filters: { id: 'in', name: 'contains', 'destination.id': 'in' },
  orderBy: ['id', 'name'],
  search: true,
})

export const placeContract = contract({
  name: 'places',
  title: 'Ort',
  fields: {
    name: text({ required: true, max: 120 }),
    country: text({ required: true, max: 2 }),
    area: link('areas', { nullable: true }),
    ...coordinates,
    infos,
  },
  filters: { id: 'in', name: 'contains', 'area.id': 'in' },
  orderBy: ['id', 'name'],
  search: true,
})

export const portContract = contract({
  name: 'ports',
  title: 'Hafen',
  fields: {
    name: text({ required: true, max: 120 }),
    country: text({ required: true, max: 2 }),
    place: link('places', { nullable: true }),
    ...coordinates,
    infos,
  },
  // `startPort.id` narrows to the ports that are reached from there (001 §7).
  filters: { id: 'in', name: 'contains', 'startPort.id': 'in' },
  orderBy: ['id', 'name'],
  search: true,
})

export const portConnectionContract = contract({
  name: 'port_connections',
  title: 'Fährverbindung',
  fields: {
    startPort: link('ports', { required: true }),
    endPort: link('ports', { required: true }),
    durationMinutes: integer({ min: 1, max: 20_000, nullable: true }),
    isNight: boolean(),
  },
  filters: { id: 'in', 'startPort.id': 'in', 'endPort.id': 'in' },
})

export const airportContract = contract({
  name: 'airports',
  title: 'Flughafen',
  fields: {
    name: text({ required: true, max: 160 }),
    iataCode: text({ required: true, max: 3, pattern: /^[A-Z]{3}$/, message: 'Drei Großbuchstaben wie HAM' }),
    country: text({ required: true, max: 2 }),
    place: link('places', { nullable: true }),
    ...coordinates,
  },
  ...byName,
})

export const trainStationContract = contract({
  name: 'train_stations',
  title: 'Bahnhof',
  fields: {
    name: text({ required: true, max: 160 }),
    country: text({ required: true, max: 2 }),
    place: link('places', { nullable: true }),
    ...coordinates,
  },
  ...byName,
})
