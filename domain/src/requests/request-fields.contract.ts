import * as z from 'zod'
import {
  clientOfferStatuses,
  clientOfferStatusKeys,
  listedOptions,
  priceTypes,
  quantityTypes,
  requestStatuses,
  todoStatuses,
} from '../accounts/options.ts'
import { translations } from '../accounts/translation/translations.contract.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import {
  boolean,
  children,
  choice,
  instant,
  integer,
  json,
  jsonServedAs,
  link,
  localTime,
  money,
  object,
  price,
  text,
} from '../contract/fields.ts'
import { emptiedDay } from '../contract/wire-schema.ts'
import { progress } from '../itinerary/progress.ts'
import { agencyContract, providerContract } from '../partners/provider.contract.ts'
import { requestedKinds, requestResources, serviceKinds } from '../service-kinds.ts'
import { cancellationSteps, servedSteps } from './cancellation-steps.contract.ts'
import { askedForSchema } from './rooms/asked-for.contract.ts'

const dashboard = ['trip_dashboard_read', 'provider_contacts'] as const
const amount = { min: 0, max: 9_999 } as const

/** A deadline is cleared by null or, as the documents' forms do, by an empty text (001 §4). */
const deadline = build<string, CalendarDate | null, { nullable: true }>('day', z.string(), emptiedDay, {
  label: 'Optionstermin',
  nullable: true,
})

/** How a calculation charges a price of a request; one of a service offered on top is additional, or included (002 §4). */
export const itemBillingTypes = {
  included: { label: 'Inklusive' },
  not_included: { label: 'Ausgeblendet' },
  additional: { label: 'Zusätzlich' },
} as const

/** A service's chosen request and its stay, by which a calculation counts the price of an item. */
const countedRequest = z.object({
  /** The link of the service it is chosen for. */
  placeholder: z.string().optional(),
  title: z.string(),
  status: z.enum(clientOfferStatusKeys),
  nights: z.int(),
  amounts: z.object({ askedAmount: z.int(), reservedAmount: z.int() }).nullable(),
})

/** A price of an item of a request, such as a room for a night (002 §3). */
export const requestItemPriceContract = contract({
  name: 'request_item_prices',
  title: 'Preis der Anfrage',
  fields: {
    request: link('requests', {
      label: 'Anfrage',
      write: 'create',
      kinds: requestResources,
    }),
    name: text({ label: 'Name', max: 200 }),
    quantityType: choice(quantityTypes, { label: 'Menge' }),
    price: money({ label: 'Preis', nullable: true, purchase: true }),
    priceForAllNights: boolean({ label: 'Preis für alle Nächte' }),
    /** Two guests pay it together, as a double room that costs an odd number of cents; of prices by guest. */
    priceForTwo: boolean({ label: 'Preis für zwei' }),
    limitIsValid: boolean({ label: 'Grenze gilt' }),
    limitIsValidAsked: boolean({ label: 'Grenze gilt für Anfrage' }),
    /** What the client pays for it; `price` is what the provider asks. */
    sellPrice: price({ label: 'Verkaufspreis', nullable: true }),
    billingType: choice(itemBillingTypes, { label: 'Sichtbarkeit' }),
    hasFreeplaces: boolean({ label: 'Freiplätze' }),
    /** How often it is charged by what is booked, and by what is asked for: in a calculation that is read with its rows. */
    calculatedQuantity: integer({ label: 'Menge', nullable: true, write: 'never', groups: ['calculation_read'] }),
    calculatedQuantityAsked: integer({
      label: 'Menge nach Kontingent',
      nullable: true,
      write: 'never',
      groups: ['calculation_read'],
    }),
    info: json(countedRequest, { label: 'Leistung', write: 'never', groups: ['calculation_read'] }),
  },
  filters: { id: 'in', 'request.id': 'in' },
  options: { quantityTypes: listedOptions(quantityTypes) },
})

/** How much of a service is asked for and held. */
export const contingentFields = {
  askedAmount: integer({ label: 'Angefragt', ...amount }),
  reservedAmount: integer({ label: 'Reserviert', ...amount }),
  extraDescription: text({ label: 'Zusatz', max: 200 }),
  extraAskedAmount: integer({ label: 'Zusätzlich angefragt', ...amount }),
  extraReservedAmount: integer({ label: 'Zusätzlich reserviert', ...amount }),
} as const

/** Amounts of one size and type of cabin. */
export const cabinAmounts = {
  askedAmount: integer({ label: 'Angefragt', ...amount }),
  reservedAmount: integer({ label: 'Reserviert', ...amount }),
  extraAskedAmount: integer({ label: 'Zusätzlich angefragt', ...amount }),
  extraReservedAmount: integer({ label: 'Zusätzlich reserviert', ...amount }),
  price: price({ label: 'Preis', nullable: true, purchase: true }),
} as const

/** What requests of every kind share but their contingent (001 §3). */
export const commonFields = {
  order: link('orders', { label: 'Reise', write: 'never' }),
  placeholder: link('placeholders', {
    label: 'Leistung',
    write: 'create',
    required: true,
    kinds: requestedKinds.map((kind) => serviceKinds[kind].resource),
  }),
  requestType: text({ label: 'Art der Anfrage', write: 'never' }),
  requestStatus: object(
    { status: choice(requestStatuses, { label: 'Status', list: 'request_status' }) },
    { label: 'Status' },
  ),
  provider: link('providers', {
    label: 'Leistungsträger',
    nullable: true,
    kinds: requestedKinds.map((kind) => serviceKinds[kind].asked.providers).filter((name) => name !== 'providers'),
    expand: { contract: providerContract, groups: dashboard },
  }),
  agency: link('agencies', {
    label: 'Agentur',
    nullable: true,
    expand: { contract: agencyContract, groups: dashboard },
  }),
  requestContact: link('contacts', { label: 'Kontakt', nullable: true }),
  assignedContact: link('contacts', { label: 'Kontakt vor Ort', nullable: true }),
  assignedAddress: link('addresses', { label: 'Anschrift', nullable: true }),
  startAt: localTime({ label: 'Beginn', nullable: true }),
  endAt: localTime({ label: 'Ende', nullable: true }),
  checkInAt: localTime({ label: 'Check-in', nullable: true }),
  /** Its number was the whole group's when somebody wrote it; false where several houses share the group. null of what is no hotel. */
  wholeGroup: boolean({ label: 'Für die ganze Gruppe', nullable: true, write: 'never' }),
  /** For when and how many its partner was asked or has confirmed, whatever it says now (decision 071). */
  agreed: object(
    {
      startAt: localTime({ label: 'Beginn', nullable: true, write: 'never' }),
      endAt: localTime({ label: 'Ende', nullable: true, write: 'never' }),
      askedAmount: integer({ label: 'Angefragt', nullable: true, write: 'never' }),
    },
    { label: 'Dem Leistungsträger bekannt' },
  ),
  /** What its last letter told, whatever was agreed before; null where none has left since somebody said what is agreed (decision 179). */
  lastTold: json(askedForSchema, { label: 'Zuletzt mitgeteilt', nullable: true, write: 'never' }),
  /** When it was last asked for by mail ('angefragt am', REQ-05). */
  requestedAt: instant({ label: 'Angefragt am', nullable: true, write: 'never' }),
  /** Its partner was written to about what it knew otherwise, and has not answered yet (TRUE-02). */
  renewedAt: instant({ label: 'Neu angefragt am', nullable: true, write: 'never' }),
  /** Booking number at the provider. */
  optionNr: text({ label: 'ResaNr', max: 60 }),
  /** The deadline of the option; kept as a to-do of the trip, which null takes away. */
  optionTodo: object(
    { dueDate: deadline, status: choice(todoStatuses, { label: 'Status', nullable: true }) },
    { label: 'Option', nullable: true },
  ),
  /** Whom it asks and for how many, in one line. */
  info: object(
    {
      title: text({ label: 'Titel', write: 'never' }),
      contingent: integer({ label: 'Kontingent', write: 'never' }),
      personsReserved: integer({ label: 'Reserviert', write: 'never' }),
    },
    { label: 'Wen und wie viele' },
  ),
  routeDescription: text({ label: 'Routenbeschreibung', max: 5_000, multiline: true }),
  serviceDescription: text({ label: 'Leistungsbeschreibung', max: 5_000, multiline: true }),
  translations: translations({ routeDescription: 5_000, serviceDescription: 5_000, meetingPoint: 500 }),
  notes: text({ label: 'Notizen', max: 5_000, multiline: true }),
  /** 100 when what the documents say of it is complete, else 0; its day follows (002 §4, §7). */
  tripDetailProgress: progress(),
  /** The hotel has not had this room list yet (002 §4). */
  roomListIsNew: boolean({ label: 'Zimmerliste neu' }),
  /** How its service is offered to the client; the drawer changes it in the request's row (001 §3, §7). */
  clientOffer: object(
    {
      status: choice(clientOfferStatuses, { label: 'Abrechnung' }),
      priceType: choice(priceTypes, { label: 'Preisart' }),
    },
    { label: 'Angebot an den Kunden', groups: ['client_offer_read'] },
  ),
  itemPrices: children(requestItemPriceContract, { label: 'Preise' }),
  /** What cancelling costs from so many days before arrival on; taken over from its provider (REQ-09). */
  cancellationSteps: jsonServedAs(cancellationSteps, servedSteps, { label: 'Stornostaffel', purchase: true }),
  /** From which seasons it took its prices over when it was made (CALC-10). */
  pricesFrom: text({ label: 'Preise übernommen aus', write: 'never' }),
} as const

/** Filters and options of every kind. */
export const sharedParts = {
  filters: { id: 'in', 'placeholder.id': 'in', 'order.id': 'in' },
  houseLists: {
    requestStatuses: 'request_status',
    boards: 'board',
    clientOfferStatuses: 'client_offer',
    priceTypes: 'price_type',
  },
  options: { quantityTypes: listedOptions(quantityTypes) },
} as const

/** The documents' one form for a new request names these of every kind (001 §3). */
export const otherService = ['otherService', 'otherServiceType'] as const
