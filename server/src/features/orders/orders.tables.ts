import type { BookingSituation, OrderCategory, OrderStatus, RequestSource } from '@reisewerk/domain/accounts/options.ts'
import type { RoomMix } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { currency, itemColumns, reference, translations } from '../../platform/database/columns.ts'
import { organisations, users } from '../accounts/accounts.tables.ts'
import { destinations } from '../geography/geography.tables.ts'
import { clients, contacts } from '../partners/partners.tables.ts'

export const orders = pgTable(
  'orders',
  {
    ...itemColumns,
    organisationId: reference()
      .notNull()
      .references(() => organisations.id),
    orderNumber: text().notNull().unique(),
    currentStatus: text().$type<OrderStatus>().notNull().default('new'),
    cancelledOn: date({ mode: 'string' }),
    isAdminOnly: boolean().notNull().default(false),
    category: text().$type<OrderCategory>().notNull().default('activity'),
    bookingSituation: text().$type<BookingSituation>().notNull().default('open'),
    clientId: reference().references(() => clients.id),
    groupName: text().notNull().default(''),
    tripName: text().notNull().default(''),
    translations: translations<'tripName'>(),
    mainDestinationId: reference().references(() => destinations.id),
    isDummy: boolean().notNull().default(false),
    startAt: date({ mode: 'string' }).notNull(),
    endAt: date({ mode: 'string' }).notNull(),
    orderCurrency: currency(),
    orderLocale: text().notNull().default('de_DE'),
    isFormal: boolean().notNull().default(true),
    requestSource: text().$type<RequestSource>().notNull().default('unknown'),
    requestToUserId: reference().references(() => users.id),
    userId: reference()
      .notNull()
      .references(() => users.id),
    traitTags: text().array().notNull().default(sql`'{neu}'`),
    importId: text(),
    notes: jsonb().$type<RichText>(),
    additionalFields: jsonb().$type<Record<string, string>>().notNull().default({}),
    primaryOrderContactId: reference(),
    lastContingentUpdate: timestamp({ withTimezone: true, mode: 'date' }),
    lastUpdatedTripDetails: timestamp({ withTimezone: true, mode: 'date' }),
    lastUpdatedVoucher: timestamp({ withTimezone: true, mode: 'date' }),
    roomlistNotes: text().notNull().default(''),
    roomlistInternalNotes: text().notNull().default(''),
    /** The last number given to a voucher of the trip. */
    lastVoucherNumber: integer().notNull().default(0),
  },
  (table) => [
    check('orders_period', sql`${table.endAt} >= ${table.startAt} and ${table.endAt} - ${table.startAt} < 366`),
  ],
)

/** The last number given out per year; the row is locked while a trip takes the next (design §3: never reused). */
export const orderNumbers = pgTable('order_numbers', {
  year: integer().primaryKey(),
  lastNumber: integer().notNull(),
})

export const orderDestinations = pgTable(
  'order_destinations',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    destinationId: reference()
      .notNull()
      .references(() => destinations.id),
    sort: integer().notNull().default(0),
  },
  (table) => [unique('order_destinations_once').on(table.orderId, table.destinationId)],
)

/** Kept by triggers, so that 100,000 trips sort without a wait and a trip's policy need not look it up. */
export const orderFigures = pgTable('order_figures', {
  orderId: reference()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  organisationId: reference().notNull(),
  isAdminOnly: boolean().notNull(),
  currentStatus: text().notNull(),
  complexityId: reference(),
  hotelContingentId: reference(),
  ferryContingentId: reference(),
  urgentTodoDueDate: date({ mode: 'string' }),
  hotelPaxAsked: integer().notNull().default(0),
  hotelPaxReserved: integer().notNull().default(0),
  /** Sorted by size and type; null where none are asked for. */
  hotelRoomsAsked: jsonb().$type<RoomMix>(),
  clientName: text(),
  destinationName: text(),
  userName: text(),
})

export const complexities = pgTable('complexities', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: 'cascade' }),
  offerComplexity: integer(),
  operationComplexity: integer(),
  rentability: integer(),
  bookingProbability: integer(),
  executionProbability: integer(),
})

/** A person on the trip's side: client's contact, guide, driver … (000 §3) */
export const orderContacts = pgTable(
  'order_contacts',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    contactId: reference().references(() => contacts.id),
    role: text().notNull(),
    phoneType: text().$type<'phoneFixed' | 'phoneMobile'>().notNull().default('phoneFixed'),
    busHeight: text(),
    busLength: text(),
    busPlate: text(),
    roomType: jsonb().$type<{ type: string; persons: number }>(),
    cabinType: jsonb().$type<{ type: string; persons: number }>(),
    sort: integer().notNull().default(0),
  },
  (table) => [unique('order_contacts_once').on(table.orderId, table.role, table.contactId)],
)

/** View: whom the trip's requests go to and with whom one speaks there; the id is the request's. */
export const orderProviderContacts = pgTable('order_provider_contacts', {
  id: reference(),
  version: integer(),
  orderId: reference(),
  requestId: reference(),
  requestType: text(),
  type: text(),
  providerName: text(),
  providerId: reference(),
  agencyId: reference(),
  contactId: reference(),
})

export const orderContingentHotels = pgTable('order_contingent_hotels', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: 'cascade' }),
})

export const orderContingentFerries = pgTable('order_contingent_ferries', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: 'cascade' }),
})

const amounts = {
  persons: integer().notNull(),
  type: text().notNull(),
  askedAmount: integer().notNull().default(0),
  reservedAmount: integer().notNull().default(0),
  /** +/-, asked for but not confirmed; null when nothing was. */
  requestedChangeAmount: integer(),
  sort: integer().notNull().default(0),
}

export const orderHotelRooms = pgTable(
  'order_hotel_rooms',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    contingentId: reference()
      .notNull()
      .references(() => orderContingentHotels.id, { onDelete: 'cascade' }),
    ...amounts,
  },
  (table) => [
    unique('order_hotel_rooms_once').on(table.contingentId, table.persons, table.type),
    check(
      'order_hotel_rooms_amounts',
      sql`${table.persons} between 1 and 6 and ${table.askedAmount} >= 0 and ${table.reservedAmount} >= 0`,
    ),
  ],
)

/** SQL of what a house calls a type of its trips' rooms, the key itself where it has no word for it; null of the usual type. */
export const typeOfRoom = (
  type: string,
  organisation: string,
) => `case when ${type} <> 'standard' then coalesce((select w.label from options w
    where w.list = 'room_type' and w.key = ${type} and coalesce(w.organisation_id, ${organisation}) = ${organisation}
    order by w.organisation_id nulls last limit 1), ${type}) end`

export const orderFerryCabins = pgTable(
  'order_ferry_cabins',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    contingentId: reference()
      .notNull()
      .references(() => orderContingentFerries.id, { onDelete: 'cascade' }),
    ...amounts,
  },
  (table) => [
    unique('order_ferry_cabins_once').on(table.contingentId, table.persons, table.type),
    check(
      'order_ferry_cabins_amounts',
      sql`${table.persons} between 1 and 6 and ${table.askedAmount} >= 0 and ${table.reservedAmount} >= 0`,
    ),
  ],
)

/** How many guests were booked when: one entry per day on which reserved amounts changed (000 §3). */
export const bookingStands = pgTable(
  'booking_stands',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    numberOfPersons: integer().notNull(),
  },
  (table) => [unique('booking_stands_once').on(table.orderId, table.date)],
)
