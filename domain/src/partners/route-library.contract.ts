import { contract } from '../contract/contract.ts'
import { boolean, children, link, links, object, price, richText, text } from '../contract/fields.ts'
import { infoContract, warningGroups } from './info.contract.ts'

const clock = {
  nullable: true,
  pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
  message: 'Bitte eine Uhrzeit wie 18:30 eingeben',
} as const
const byName = { orderBy: ['id', 'name'], search: true } as const

/** What a charge is for. */
export const locationChargeTypes = {
  entrance: { label: 'Eintritt' },
  toll: { label: 'Maut' },
  parking: { label: 'Parken' },
  tourist_tax: { label: 'Kurtaxe' },
  other: { label: 'Sonstiges' },
} as const

/** What is to be paid at a place: tolls, entrances, parking (002 §3). */
export const locationChargeContract = contract({
  name: 'location_charges',
  title: 'Ortsgebühr',
  fields: {
    organisationFilter: link('organisations', { nullable: true, write: 'create' }),
    name: text({ required: true, max: 200 }),
    place: link('places', { nullable: true }),
    type: text({ max: 60 }),
    description: text({ max: 5_000, multiline: true }),
    price: price(),
    predefinedRouteDetails: links('predefined_route_details'),
    address: object({
      title: text({ max: 120 }),
      streetAddress: text({ max: 200 }),
      zip: text({ max: 20 }),
      city: text({ max: 120 }),
      country: text({ max: 120 }),
    }),
    isRetired: boolean(),
  },
  filters: {
    id: 'in',
    name: 'contains',
    type: 'in',
    'place.id': 'in',
    'predefinedRouteDetails.id': 'in',
    isRetired: 'boolean',
    'organisationFilter.id': 'in',
  },
  ...byName,
  options: {
    types: Object.entries(locationChargeTypes).map(([key, { label }]) => ({ key, label })),
  },
})

/** A route bullet point kept for many trips (MD-07). */
export const predefinedRouteDetailContract = contract({
  name: 'predefined_route_details',
  title: 'Vordefinierter Routenstichpunkt',
  fields: {
    organisationFilter: link('organisations', { nullable: true, write: 'create' }),
    name: text({ required: true, max: 200 }),
    type: text({ max: 60 }),
    routeDescription: text({ max: 5_000, multiline: true }),
    timeOfDay: text(clock),
    pricePerPerson: price(),
    destination: link('destinations', { nullable: true }),
    area: link('areas', { nullable: true }),
    place: link('places', { nullable: true }),
    locationCharges: links('location_charges', {
      expand: { contract: locationChargeContract, groups: ['location_charge_read'] },
    }),
    infos: children(infoContract, { groups: warningGroups, write: 'never' }),
    isRetired: boolean(),
  },
  filters: {
    id: 'in',
    name: 'contains',
    'destination.id': 'in',
    'area.id': 'in',
    'place.id': 'in',
    isRetired: 'boolean',
    'organisationFilter.id': 'in',
  },
  ...byName,
})

/** A free text kept for many trips (MD-07). */
export const predefinedFreeTextItemContract = contract({
  name: 'predefined_free_text_items',
  title: 'Vordefinierter Freitext',
  fields: {
    organisationFilter: link('organisations', { nullable: true, write: 'create' }),
    name: text({ required: true, max: 200 }),
    text: richText({ nullable: true }),
    timeOfDay: text(clock),
    isRetired: boolean(),
  },
  filters: { id: 'in', name: 'contains', isRetired: 'boolean', 'organisationFilter.id': 'in' },
  ...byName,
})
