import { hotelCategories } from '../accounts/options.ts'
import { contract } from '../contract/contract.ts'
import {
  boolean,
  children,
  choice,
  day,
  integer,
  link,
  money,
  object,
  richText,
  strings,
  text,
} from '../contract/fields.ts'
import { areaContract, placeContract } from '../geography/geography.contract.ts'
import { infoContract, warningGroups } from '../geography/info.contract.ts'
import { type RequestedKind, requestedKinds, serviceKinds } from '../service-kinds.ts'
import { contactContract, emailField } from './client.contract.ts'
import { defaultHotelTimes } from './hotel-times.contract.ts'
import { roomBands } from './room-bands.ts'

/** What a firm is, by the services it sells. */
const providerKinds = Object.fromEntries(
  requestedKinds.map((kind) => [kind, { label: serviceKinds[kind].asked.seller }]),
) as Record<RequestedKind, { label: string }> // fromEntries forgets what the keys are

/**
 * What one's own agency knows of a provider beside its rating: when a group was last there and at which price, and when the
 * next one comes.
 */
const usage = object(
  {
    lastUsedAt: day({ label: 'Zuletzt genutzt', nullable: true, write: 'never' }),
    lastPrice: money({ label: 'Letzter Preis', nullable: true, write: 'never', purchase: true }),
    nextUsedAt: day({ label: 'Nächste Nutzung', nullable: true, write: 'never' }),
  },
  { label: 'Nutzung', groups: ['provider_usage_read'], write: 'never' },
)

/** A page of the web, with or without 'https://'; any other scheme would do something else when it is opened. */
const website = {
  max: 250,
  nullable: true,
  pattern: /^$|^(https?:\/\/)?[^\s/:@?#]+\.[^\s/:@?#]+(:\d{1,5})?([/?#]\S*)?$/i,
  message: 'Bitte eine Adresse wie https://www.hotel.de eingeben',
} as const

const common = {
  organisationFilter: link('organisations', { label: 'Organisation', nullable: true, write: 'create' }),
  name: text({ label: 'Name', required: true, max: 200 }),
  place: link('places', {
    label: 'Ort',
    nullable: true,
    expand: { contract: placeContract, groups: ['place_read', 'trip_dashboard_read'] },
  }),
  area: link('areas', { label: 'Gebiet', nullable: true, expand: { contract: areaContract, groups: ['area_read'] } }),
  email: text({ label: 'E-Mail', ...emailField }),
  /** Whom letters of requests are suggested to be written to (MOVE-08). */
  bookingEmail: text({ label: 'E-Mail für Buchungen', ...emailField }),
  phone: text({ label: 'Telefon', max: 60, nullable: true }),
  website: text({ label: 'Website', ...website }),
  traitTags: strings({ label: 'Tags', distinct: true }),
  isRetired: boolean({ label: 'Stillgelegt' }),
  contacts: children(contactContract, { label: 'Kontakte', groups: ['contact_read'], write: 'never' }),
  infos: children(infoContract, { label: 'Hinweise', groups: warningGroups, write: 'never' }),
  usage,
} as const

/** A firm that sells services, whatever its kind. */
export const providerContract = contract({
  name: 'providers',
  title: 'Leistungsträger',
  fields: {
    ...common,
    kind: choice(providerKinds, { label: 'Art', write: 'create', required: true }),
    stars: integer({ label: 'Sterne', min: 1, max: 5, nullable: true }),
    category: text({ label: 'Kategorie', max: 60, nullable: true, choices: hotelCategories }),
    rating: integer({ label: 'Bewertung', min: 1, max: 10, nullable: true }),
    roomCount: integer({ label: 'Zimmer', min: 0, max: 5_000, nullable: true }),
  },
  filters: {
    id: 'in',
    name: 'contains',
    kind: 'in',
    // The same under the documents' word (001 §7: "keeps types hotel, other, train").
    type: 'in',
    'place.id': 'in',
    'place.area.id': 'in',
    'area.id': 'in',
    isRetired: 'boolean',
    'organisationFilter.id': 'in',
  },
  orderBy: ['id', 'name'],
  search: true,
  // 'GET options for provider and day_concepts (categories, …)' (002 §7): those of houses, which are what has categories.
  houseLists: { categories: 'hotel_category' },
})

/** A hotel; stars, category, rating and size narrow the search for one (001 §3). */
export const hotelContract = contract({
  name: 'hotels',
  title: 'Hotel',
  fields: {
    ...common,
    stars: integer({ label: 'Sterne', min: 1, max: 5, nullable: true }),
    category: text({ label: 'Kategorie', max: 60, nullable: true, choices: hotelCategories }),
    rating: integer({ label: 'Bewertung', min: 1, max: 10, nullable: true }),
    roomCount: integer({ label: 'Zimmer', min: 0, max: 5_000, nullable: true }),
    /** What the house grants groups: free places, deposits, cancellation. */
    conditions: richText({ label: 'Konditionen', nullable: true }),
    /** Times the house keeps for groups; a stay there takes them over (PLACE-12). */
    defaultHotelTimes: defaultHotelTimes(),
  },
  filters: {
    id: 'in',
    name: 'contains',
    'place.id': 'in',
    'place.area.id': 'in',
    'area.id': 'in',
    stars: 'in',
    category: 'in',
    // A number or a span: '7-10' (001 §3).
    rating: 'in',
    // A band of rooms: '<21', '21-30' …
    roomCount: 'in',
    isRetired: 'boolean',
    'organisationFilter.id': 'in',
  },
  orderBy: ['id', 'name', 'place', 'rating', 'roomCount', 'stars'],
  search: true,
  houseLists: { categories: 'hotel_category', boards: 'board' },
  options: { roomCounts: Object.entries(roomBands).map(([key, { label }]) => ({ key, label })) },
})

/** A shipping line; both ports narrow to those whom trips have asked for that crossing. */
export const ferryContract = contract({
  name: 'ferries',
  title: 'Reederei',
  fields: common,
  filters: {
    id: 'in',
    name: 'contains',
    'startPort.id': 'in',
    'endPort.id': 'in',
    isRetired: 'boolean',
    'organisationFilter.id': 'in',
  },
  orderBy: ['id', 'name', 'place'],
  search: true,
})

/** An airline. Both airports narrow to those that fly there; 'no-name' (id -1) serves every route (PLACE-15). */
export const airlineContract = contract({
  name: 'airlines',
  title: 'Airline',
  fields: common,
  filters: {
    id: 'in',
    name: 'contains',
    'startAirport.id': 'in',
    'endAirport.id': 'in',
    isRetired: 'boolean',
    'organisationFilter.id': 'in',
  },
  orderBy: ['id', 'name'],
  search: true,
})

/** A railway company; both stations narrow to those that run there. */
export const trainContract = contract({
  name: 'trains',
  title: 'Bahn',
  fields: common,
  filters: {
    id: 'in',
    name: 'contains',
    'startTrainStation.id': 'in',
    'endTrainStation.id': 'in',
    isRetired: 'boolean',
    'organisationFilter.id': 'in',
  },
  orderBy: ['id', 'name'],
  search: true,
})

/** An incoming agency through which services are booked. */
export const agencyContract = contract({
  name: 'agencies',
  title: 'Agentur',
  fields: {
    organisationFilter: link('organisations', { label: 'Organisation', nullable: true, write: 'create' }),
    name: text({ label: 'Name', required: true, max: 200 }),
    place: link('places', {
      label: 'Ort',
      nullable: true,
      expand: { contract: placeContract, groups: ['place_read'] },
    }),
    email: text({ label: 'E-Mail', ...emailField }),
    bookingEmail: text({ label: 'E-Mail für Buchungen', ...emailField }),
    phone: text({ label: 'Telefon', max: 60, nullable: true }),
    isRetired: boolean({ label: 'Stillgelegt' }),
    contacts: children(contactContract, { label: 'Kontakte', groups: ['contact_read'], write: 'never' }),
  },
  filters: { id: 'in', name: 'contains', isRetired: 'boolean', 'organisationFilter.id': 'in' },
  orderBy: ['id', 'name'],
  search: true,
})
