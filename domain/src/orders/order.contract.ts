import * as z from 'zod'
import {
  bookingSituations,
  contactRoles,
  locales,
  orderCategories,
  orderStatuses,
  requestSources,
} from '../accounts/options.ts'
import { translations } from '../accounts/translation/translations.contract.ts'
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
  percent,
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
const probability = { step: 10, nullable: true } as const

export const complexityContract = contract({
  name: 'complexities',
  title: 'Komplexität',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    offerComplexity: integer({ label: 'Komplexität Angebot', ...score }),
    operationComplexity: integer({ label: 'Komplexität Durchführung', ...score }),
    /** Margin per person, in whole units of the trip's currency. */
    rentability: build<number, number | null, { nullable: true }>('integer', z.number(), rentabilityInput, {
      label: 'Rentabilität p. P.',
      nullable: true,
    }),
    bookingProbability: percent({ label: 'Buchungswahrscheinlichkeit', ...probability }),
    executionProbability: percent({ label: 'Durchführungswahrscheinlichkeit', ...probability }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})

const room = z.strictObject({ type: z.string().max(60), persons: z.int().min(1).max(6) })

export const orderContactContract = contract({
  name: 'order_contacts',
  title: 'Kontakt der Reise',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create' }),
    role: choice(contactRoles, { label: 'Rolle', required: true, list: 'contact_role' }),
    contact: link('contacts', {
      label: 'Kontakt',
      nullable: true,
      expand: { contract: contactContract, groups: ['contact_read'] },
    }),
    /** Chosen here or by `primaryOrderContact` of the trip. */
    isPrimary: boolean({ label: 'Hauptkontakt' }),
    phoneType: choice(phoneTypes, { label: 'Telefon' }),
    busHeight: text({ label: 'Bushöhe', max: 20, nullable: true }),
    busLength: text({ label: 'Buslänge', max: 20, nullable: true }),
    busPlate: text({ label: 'Kennzeichen', max: 20, nullable: true }),
    roomType: json(room, { label: 'Zimmer', nullable: true }),
    cabinType: json(room, { label: 'Kabine', nullable: true }),
  },
  filters: { id: 'in', 'order.id': 'in', role: 'in' },
  knownGroups: ['room_type', 'cabin_type'],
  houseLists: { roles: 'contact_role' },
  options: {
    phoneTypes: Object.keys(phoneTypes),
    accommodations: accommodations.map(({ key, label }) => ({ key, label })),
  },
})

/** Whom a request of the trip goes to, and with whom one speaks there (000 §3). Changed by `requestContact` of the request. */
export const orderProviderContactContract = contract({
  name: 'order_provider_contacts',
  title: 'Kontakt beim Leistungsträger',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    type: text({ internal: 'the key of the provider or agency', write: 'never' }),
    providerName: text({ label: 'Leistungsträger', write: 'never' }),
    requestId: integer({ label: 'Anfrage', write: 'never' }),
    requestType: text({ label: 'Art der Anfrage', write: 'never' }),
    provider: link('providers', { label: 'Leistungsträger', nullable: true, write: 'never' }),
    agency: link('agencies', { label: 'Agentur', nullable: true, write: 'never' }),
    contact: link('contacts', {
      label: 'Kontakt',
      nullable: true,
      write: 'never',
      expand: { contract: contactContract, groups: ['contact_read'] },
    }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})

const listed = ['order_list_read', 'trip_dashboard_read'] as const
const named = ['order_contact_read', 'trip_dashboard_read'] as const
const offered = ['offer_read', 'trip_dashboard_read'] as const
const freePlaces = z.array(
  z.object({ numberOfPersons: z.int(), type: z.enum(['single', 'double']), freePlaces: z.int() }),
)
const destination = { contract: destinationContract, groups: listed } as const

/** A trip (000 §3). */
export const orderContract = contract({
  name: 'orders',
  title: 'Reise',
  fields: {
    orderNumber: text({ label: 'Vorgangsnummer', write: 'never' }),
    currentStatus: choice(orderStatuses, { label: 'Status', list: 'order_status' }),
    /** When the client stepped back: its declaration counts from when it arrives (§ 130 BGB). Null where nobody knows. */
    cancelledOn: day({ label: 'Storniert am', nullable: true }),
    traitTags: strings({ label: 'Tags', distinct: true }),
    user: link('users', { label: 'Verantwortlich', expand: { contract: userContract, groups: listed } }),
    category: choice(orderCategories, { label: 'Kategorie', list: 'order_category' }),
    client: link('clients', {
      label: 'Kunde',
      nullable: true,
      expand: { contract: clientContract, groups: ['client_read', ...listed] },
    }),
    organisationFilter: link('organisations', { label: 'Organisation' }),
    orderCurrency: choice(saleCurrencies, { label: 'Währung' }),
    orderLocale: choice(locales, { label: 'Sprache' }),
    isFormal: boolean({ label: 'Förmliche Anrede (Sie)' }),
    requestSource: choice(requestSources, { label: 'Herkunft der Anfrage', list: 'request_source' }),
    requestToUser: link('users', { label: 'Anfrage an', nullable: true }),
    trip: object(
      {
        name: text({ label: 'Reisename', max: 160 }),
        mainDestination: link('destinations', { label: 'Hauptdestination', nullable: true, expand: destination }),
        destinations: links('destinations', { label: 'Destinationen', expand: destination }),
        isDummy: boolean({ label: 'Dummy' }),
      },
      { label: 'Reise' },
    ),
    /** What it is called in other languages. */
    translations: translations({ tripName: 160 }, { groups: named }),
    startAt: day({ label: 'Beginn', required: true }),
    endAt: day({ label: 'Ende', required: true }),
    groupName: text({ label: 'Gruppenname', max: 160 }),
    _importId: text({ label: 'Import-ID', max: 60, nullable: true }),
    notes: richText({ label: 'Bemerkungen', nullable: true }),
    /** What all hotels read with their lists, and what stays in the house (002 §3). */
    roomlistNotes: text({ label: 'Hinweise zur Zimmerliste', max: 5_000, multiline: true }),
    roomlistInternalNotes: text({ label: 'Interne Hinweise zur Zimmerliste', max: 5_000, multiline: true }),
    isAdminOnly: boolean({ label: 'Nur für Admins' }),
    bookingSituation: choice(bookingSituations, { label: 'Buchungslage', list: 'booking_situation' }),
    additionalFields: json(z.record(z.string().max(60), z.string().max(500)), { label: 'Zusätzliche Felder' }),
    primaryOrderContact: link('order_contacts', { label: 'Hauptkontakt', nullable: true, body: primaryContactInput }),
    /** When what the trip's documents and vouchers say was last put together, as their pages stamp it (002 §3, DOC-10). */
    lastUpdatedTripDetails: instant({ label: 'Reisedetails aktualisiert', nullable: true }),
    lastUpdatedVoucher: instant({ label: 'Voucher aktualisiert', nullable: true }),
    lastContingentUpdate: instant({ label: 'Kontingent geändert', nullable: true, write: 'never' }),
    complexity: link('complexities', {
      label: 'Komplexität',
      nullable: true,
      body: complexityInput,
      expand: { contract: complexityContract, groups: ['order_complexity'] },
    }),
    hotelContingent: link('order_contingent_hotels', {
      label: 'Hotelkontingent',
      nullable: true,
      write: 'create',
      body: roomsInput,
      expand: { contract: orderContingentHotelContract, groups: ['contingent_read', 'trip_dashboard_read'] },
    }),
    ferryContingent: link('order_contingent_ferries', {
      label: 'Fährkontingent',
      nullable: true,
      write: 'create',
      body: cabinsInput,
      expand: { contract: orderContingentFerryContract, groups: ['contingent_read', 'trip_dashboard_read'] },
    }),
    orderContacts: children(orderContactContract, { label: 'Kontakte', groups: ['order_contact_read'] }),
    providerContacts: children(orderProviderContactContract, {
      label: 'Leistungsträger und Agenturen',
      groups: ['provider_contacts'],
      write: 'never',
    }),
    /** In the order of their dates; the mask reads them with its contacts, the day plan by themselves (000 §3). */
    days: links('days', { label: 'Tage', write: 'never', groups: ['order_contact_read', 'trip_dashboard_read'] }),
    orderTodo: object(
      { dueDate: day({ label: 'Frist', nullable: true, write: 'never' }) },
      { label: 'Dringendste Aufgabe', write: 'never' },
    ),
    calculation: link('calculations', { label: 'Kalkulation', nullable: true, write: 'never', groups: offered }),
    /** To whom its offer goes, whether there is one yet or not: the main contact, else the first it has, else the first of the client (002 §7). */
    addressee: link('contacts', {
      label: 'Empfänger des Angebots',
      nullable: true,
      write: 'never',
      groups: ['offer_read'],
      expand: { contract: contactContract, groups: ['offer_read'] },
    }),
    mainOffer: link('offers', { label: 'Angebot', nullable: true, write: 'never', groups: offered }),
    /** The offer that speaks for the trip: its own, or that of the trip it is attached to (002 §2, §3). */
    attachedOffer: object(
      {
        /** The trip of that offer; null where the reader may not see it. */
        order: link('orders', { label: 'Reise', nullable: true, write: 'never', groups: offered }),
        orderNumber: text({ label: 'Vorgangsnummer', nullable: true, write: 'never', groups: offered }),
        isOfOtherTrip: boolean({ label: 'Über andere Reise', write: 'never', groups: offered }),
        freePlaces: json(freePlaces, { label: 'Freiplätze', write: 'never', groups: ['offer_read'] }),
      },
      { label: 'Zuständiges Angebot', write: 'never', groups: offered },
    ),
    /** Guests by the hotel contingent: persons × rooms. */
    info: object(
      {
        paxAsked: integer({ label: 'Angefragt', write: 'never' }),
        paxReserved: integer({ label: 'Reserviert', write: 'never' }),
      },
      { label: 'Gäste', write: 'never' },
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
