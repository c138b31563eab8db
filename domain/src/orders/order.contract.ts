import * as z from 'zod'
import {
  bookingSituationKeys,
  contactRoleKeys,
  orderCategoryKeys,
  orderStatusKeys,
  requestSourceKeys,
} from '../accounts/options.ts'
import { userContract } from '../accounts/user.contract.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import {
  boolean,
  children,
  choice,
  day,
  instant,
  integer,
  json,
  link,
  links,
  object,
  richText,
  strings,
  text,
} from '../contract/fields.ts'
import { destinationContract } from '../geography/geography.contract.ts'
import { clientContract, contactContract, saleCurrencies } from '../partners/client.contract.ts'
import { accommodations, phoneTypes } from './accommodation.ts'
import { orderContingentFerryContract, orderContingentHotelContract } from './contingent.contract.ts'
import {
  cabinsInput,
  complexityInput,
  primaryContactInput,
  rentabilityInput,
  roomsInput,
} from './new-order.contract.ts'

const score = { min: 1, max: 10, nullable: true } as const
const probability = { min: 0, max: 100, step: 10, nullable: true } as const

export const complexityContract = contract({
  name: 'complexities',
  title: 'Komplexität',
  fields: {
    order: link('orders', { write: 'create', required: true }),
    offerComplexity: integer(score),
    operationComplexity: integer(score),
    /** Margin per person, in whole units of the trip's currency. */
    rentability: build<number, number | null, { nullable: true }>('integer', z.number(), rentabilityInput, {
      nullable: true,
    }),
    bookingProbability: integer(probability),
    executionProbability: integer(probability),
  },
  filters: { id: 'in', 'order.id': 'in' },
})

const room = z.strictObject({ type: z.string().max(60), persons: z.int().min(1).max(6) })

export const orderContactContract = contract({
  name: 'order_contacts',
  title: 'Kontakt der Reise',
  fields: {
    order: link('orders', { write: 'create' }),
    role: choice(contactRoleKeys, { required: true, list: 'contact_role' }),
    contact: link('contacts', { nullable: true, expand: { contract: contactContract, groups: ['contact_read'] } }),
    /** Chosen here or by `primaryOrderContact` of the trip. */
    isPrimary: boolean(),
    phoneType: choice(phoneTypes),
    busHeight: text({ max: 20, nullable: true }),
    busLength: text({ max: 20, nullable: true }),
    busPlate: text({ max: 20, nullable: true }),
    roomType: json(room, { nullable: true }),
    cabinType: json(room, { nullable: true }),
  },
  filters: { id: 'in', 'order.id': 'in', role: 'in' },
  knownGroups: ['room_type', 'cabin_type'],
  houseLists: { roles: 'contact_role' },
  options: {
    phoneTypes: [...phoneTypes],
    accommodations: accommodations.map(({ key, label }) => ({ key, label })),
  },
})

/** Whom a request of the trip goes to, and with whom one speaks there (000 §3). Changed by `requestContact` of the request. */
export const orderProviderContactContract = contract({
  name: 'order_provider_contacts',
  title: 'Kontakt beim Leistungsträger',
  fields: {
    order: link('orders', { write: 'never' }),
    /** 'hotel-12', 'agency-3' */
    type: text({ write: 'never' }),
    providerName: text({ write: 'never' }),
    requestId: integer({ write: 'never' }),
    requestType: text({ write: 'never' }),
    provider: link('providers', { nullable: true, write: 'never' }),
    agency: link('agencies', { nullable: true, write: 'never' }),
    contact: link('contacts', {
      nullable: true,
      write: 'never',
      expand: { contract: contactContract, groups: ['contact_read'] },
    }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})

const listed = ['order_list_read', 'trip_dashboard_read'] as const
const destination = { contract: destinationContract, groups: listed } as const

/** A trip (000 §3). */
export const orderContract = contract({
  name: 'orders',
  title: 'Reise',
  fields: {
    orderNumber: text({ write: 'never' }),
    currentStatus: choice(orderStatusKeys, { list: 'order_status' }),
    traitTags: strings({ distinct: true }),
    user: link('users', { expand: { contract: userContract, groups: listed } }),
    category: choice(orderCategoryKeys, { list: 'order_category' }),
    client: link('clients', {
      nullable: true,
      expand: { contract: clientContract, groups: ['client_read', ...listed] },
    }),
    organisationFilter: link('organisations'),
    orderCurrency: choice(saleCurrencies),
    orderLocale: choice(['de_DE', 'fr', 'en']),
    isFormal: boolean(),
    requestSource: choice(requestSourceKeys, { list: 'request_source' }),
    requestToUser: link('users', { nullable: true }),
    trip: object({
      name: text({ max: 160 }),
      mainDestination: link('destinations', { nullable: true, expand: destination }),
      destinations: links('destinations', { expand: destination }),
      isDummy: boolean(),
    }),
    startAt: day({ required: true }),
    endAt: day({ required: true }),
    groupName: text({ max: 160 }),
    _importId: text({ max: 60, nullable: true }),
    notes: richText({ nullable: true }),
    isAdminOnly: boolean(),
    bookingSituation: choice(bookingSituationKeys, { list: 'booking_situation' }),
    additionalFields: json(z.record(z.string().max(60), z.string().max(500))),
    primaryOrderContact: link('order_contacts', { nullable: true, body: primaryContactInput }),
    lastContingentUpdate: instant({ nullable: true, write: 'never' }),
    complexity: link('complexities', {
      nullable: true,
      body: complexityInput,
      expand: { contract: complexityContract, groups: ['order_complexity'] },
    }),
    hotelContingent: link('order_contingent_hotels', {
      nullable: true,
      write: 'create',
      body: roomsInput,
      expand: { contract: orderContingentHotelContract, groups: ['contingent_read', 'trip_dashboard_read'] },
    }),
    ferryContingent: link('order_contingent_ferries', {
      nullable: true,
      write: 'create',
      body: cabinsInput,
      expand: { contract: orderContingentFerryContract, groups: ['contingent_read', 'trip_dashboard_read'] },
    }),
    orderContacts: children(orderContactContract, { groups: ['order_contact_read'] }),
    providerContacts: children(orderProviderContactContract, { groups: ['provider_contacts'], write: 'never' }),
    /** In the order of their dates; the mask reads them with its contacts, the day plan by themselves (000 §3). */
    days: links('days', { write: 'never', groups: ['order_contact_read', 'trip_dashboard_read'] }),
    /** The most urgent open to-do. */
    orderTodo: object({ dueDate: day({ nullable: true, write: 'never' }) }, { write: 'never' }),
    /** Guests by the hotel contingent: persons × rooms. */
    info: object(
      { paxAsked: integer({ write: 'never' }), paxReserved: integer({ write: 'never' }) },
      { write: 'never' },
    ),
  },
  filters: {
    id: 'in',
    currentStatus: 'in',
    'user.id': 'in',
    'client.id': 'in',
    'organisationFilter.id': 'in',
    'trip.destinations.id': 'in',
    category: 'in',
    bookingSituation: 'in',
    traitTags: 'in',
    isAdminOnly: 'boolean',
    startAt: 'range',
    endAt: 'range',
    orderNumber: 'in',
  },
  orderBy: [
    'id',
    'orderNumber',
    'client',
    'groupName',
    'trip.name',
    'startAt',
    'endAt',
    'trip.destinations',
    'user',
    'orderTodo.dueDate',
    'currentStatus',
    'hotelContingent',
    '_importId',
  ],
  search: true,
  knownGroups: ['soft_delete', 'import_write', 'order_contact_read', 'document_read'],
  houseLists: {
    statuses: 'order_status',
    categories: 'order_category',
    requestSourceList: 'request_source',
    bookingSituations: 'booking_situation',
  },
  options: { potentialCurrencies: saleCurrencies },
})
