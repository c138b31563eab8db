import { translations } from '../accounts/translation/translations.contract.ts'
import { contract } from '../contract/contract.ts'
import { boolean, children, choice, link, links, object, price, richText, text } from '../contract/fields.ts'
import { placeContract } from '../geography/geography.contract.ts'
import { infoContract, warningGroups } from '../geography/info.contract.ts'

const clock = {
  nullable: true,
  pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
  message: 'Bitte eine Uhrzeit wie 18:30 eingeben',
} as const
const byName = { orderBy: ['id', 'name'], search: true } as const

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
    organisationFilter: link('organisations', { label: 'Organisation', nullable: true, write: 'create' }),
    name: text({ label: 'Name', required: true, max: 200 }),
    place: link('places', {
      label: 'Ort',
      nullable: true,
      expand: { contract: placeContract, groups: ['place_read'] },
    }),
    type: choice(locationChargeTypes, { label: 'Art' }),
    description: text({ label: 'Beschreibung', max: 5_000, multiline: true }),
    price: price({ label: 'Preis' }),
    predefinedRouteDetails: links('predefined_route_details', { label: 'Routenstichpunkte' }),
    address: object(
      {
        title: text({ label: 'Bezeichnung', max: 120 }),
        streetAddress: text({ label: 'Straße', max: 200 }),
        zip: text({ label: 'PLZ', max: 20 }),
        city: text({ label: 'Stadt', max: 120 }),
        country: text({ label: 'Land', max: 120 }),
      },
      { label: 'Adresse' },
    ),
    isRetired: boolean({ label: 'Stillgelegt' }),
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
    organisationFilter: link('organisations', { label: 'Organisation', nullable: true, write: 'create' }),
    name: text({ label: 'Name', required: true, max: 200 }),
    type: text({ label: 'Art', max: 60 }),
    routeDescription: text({ label: 'Text im Verlauf', max: 5_000, multiline: true }),
    translations: translations({ routeDescription: 5_000 }),
    timeOfDay: text({ label: 'Uhrzeit', ...clock }),
    pricePerPerson: price({ label: 'Preis pro Person' }),
    destination: link('destinations', { label: 'Destination', nullable: true }),
    area: link('areas', { label: 'Gebiet', nullable: true }),
    place: link('places', { label: 'Ort', nullable: true }),
    locationCharges: links('location_charges', {
      label: 'Ortsgebühren',
      expand: { contract: locationChargeContract, groups: ['location_charge_read'] },
    }),
    infos: children(infoContract, { label: 'Hinweise', groups: warningGroups, write: 'never' }),
    isRetired: boolean({ label: 'Stillgelegt' }),
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
    organisationFilter: link('organisations', { label: 'Organisation', nullable: true, write: 'create' }),
    name: text({ label: 'Name', required: true, max: 200 }),
    text: richText({ label: 'Text', nullable: true }),
    translations: translations({ text: 5_000 }),
    timeOfDay: text({ label: 'Uhrzeit', ...clock }),
    isRetired: boolean({ label: 'Stillgelegt' }),
  },
  filters: { id: 'in', name: 'contains', isRetired: 'boolean', 'organisationFilter.id': 'in' },
  ...byName,
})
