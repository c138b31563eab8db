import * as z from 'zod'
import { translations } from '../accounts/translation/translations.contract.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { boolean, children, coordinate, integer, link, text } from '../contract/fields.ts'
import type { FieldOptions } from '../contract/shape.ts'
import { countryInput } from './countries.ts'
import { infoContract, warningGroups } from './info.contract.ts'

const coordinates = {
  latitude: coordinate({ label: 'Breitengrad', unit: '°', max: 90, required: true }),
  longitude: coordinate({ label: 'Längengrad', unit: '°', max: 180, required: true }),
}
/** What the day plan warns of (001 §2.2). */
const infos = children(infoContract, { label: 'Hinweise', groups: warningGroups, write: 'never' })
const isRetired = boolean({ label: 'Stillgelegt' })
const byName = {
  filters: { id: 'in', name: 'contains', isRetired: 'boolean' },
  orderBy: ['id', 'name'],
  search: true,
} as const

/** A code of two letters, which a body may also tell by its German name (MD-04). */
function country<const O extends FieldOptions>(options: O) {
  return build<string, string, O>('text', z.string(), countryInput(options), options)
}

/** What a trip is sold under: a country, a region, a city. */
export const destinationContract = contract({
  name: 'destinations',
  title: 'Destination',
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    translations: translations({ name: 120 }),
    country: country({ label: 'Land', nullable: true }),
    latitude: coordinate({ label: 'Breitengrad', unit: '°', max: 90, nullable: true }),
    longitude: coordinate({ label: 'Längengrad', unit: '°', max: 180, nullable: true }),
    isRetired,
  },
  ...byName,
})

const toDestination = link('destinations', {
  label: 'Destination',
  nullable: true,
  expand: { contract: destinationContract, groups: ['destination_read'] },
})

export const areaContract = contract({
  name: 'areas',
  title: 'Gebiet',
  fields: { name: text({ label: 'Name', required: true, max: 120 }), destination: toDestination, isRetired, infos },
  filters: { id: 'in', name: 'contains', 'destination.id': 'in', isRetired: 'boolean' },
  orderBy: ['id', 'name'],
  search: true,
})

export const placeContract = contract({
  name: 'places',
  title: 'Ort',
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    translations: translations({ name: 120 }),
    country: country({ label: 'Land', required: true }),
    area: link('areas', { label: 'Gebiet', nullable: true, expand: { contract: areaContract, groups: ['area_read'] } }),
    ...coordinates,
    isRetired,
    infos,
  },
  filters: { id: 'in', name: 'contains', 'area.id': 'in', isRetired: 'boolean' },
  orderBy: ['id', 'name'],
  search: true,
})

const toPlace = link('places', {
  label: 'Ort',
  nullable: true,
  expand: { contract: placeContract, groups: ['place_read'] },
})

export const portContract = contract({
  name: 'ports',
  title: 'Hafen',
  fields: {
    name: text({ label: 'Name', required: true, max: 120 }),
    translations: translations({ name: 120 }),
    country: country({ label: 'Land', required: true }),
    place: toPlace,
    ...coordinates,
    isRetired,
    infos,
  },
  // `startPort.id` narrows to the ports that are reached from there (001 §7).
  filters: { id: 'in', name: 'contains', 'startPort.id': 'in', isRetired: 'boolean' },
  orderBy: ['id', 'name'],
  search: true,
})

export const portConnectionContract = contract({
  name: 'port_connections',
  title: 'Fährverbindung',
  fields: {
    startPort: link('ports', {
      label: 'Von',
      required: true,
      expand: { contract: portContract, groups: ['port_read'] },
    }),
    endPort: link('ports', {
      label: 'Nach',
      required: true,
      expand: { contract: portContract, groups: ['port_read'] },
    }),
    durationMinutes: integer({ label: 'Dauer in Minuten', unit: 'min', min: 1, max: 20_000, nullable: true }),
    isNight: boolean({ label: 'Nachtfahrt' }),
  },
  filters: { id: 'in', 'startPort.id': 'in', 'endPort.id': 'in' },
})

export const airportContract = contract({
  name: 'airports',
  title: 'Flughafen',
  fields: {
    name: text({ label: 'Name', required: true, max: 160 }),
    translations: translations({ name: 160 }),
    iataCode: text({
      label: 'Kürzel (IATA)',
      required: true,
      max: 3,
      pattern: /^[A-Z]{3}$/,
      message: 'Drei Großbuchstaben wie HAM',
    }),
    country: country({ label: 'Land', required: true }),
    place: toPlace,
    ...coordinates,
    isRetired,
  },
  ...byName,
})

export const trainStationContract = contract({
  name: 'train_stations',
  title: 'Bahnhof',
  fields: {
    name: text({ label: 'Name', required: true, max: 160 }),
    translations: translations({ name: 160 }),
    country: country({ label: 'Land', required: true }),
    place: toPlace,
    ...coordinates,
    isRetired,
  },
  ...byName,
})
