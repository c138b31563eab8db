import type { Board, ClientOfferStatus, PriceType } from '@reisewerk/domain/accounts/options.ts'
import type { OfferedProviderType } from '@reisewerk/domain/itinerary/offered-provider.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { type ServiceKind, serviceKindKeys } from '@reisewerk/domain/service-kinds.ts'
import type { VoucherTexts } from '@reisewerk/domain/trip-documents/vouchers/voucher-fields.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import {
  cents,
  currency,
  itemColumns,
  localTimestamp,
  oneOf,
  reference,
  translations,
} from '../../platform/database/columns.ts'
import { areas, places, ports } from '../geography/geography.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { agencies, providers } from '../partners/partners.tables.ts'
import { predefinedFreeTextItems } from '../partners/route-library.tables.ts'

export const days = pgTable(
  'days',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    name: text().notNull().default(''),
    isAutomaticName: boolean().notNull().default(true),
    distance: integer(),
    distanceIsCalculated: boolean().notNull().default(true),
    tripDetailProgress: integer().notNull().default(0),
    /** Order of the day's services: 'hotel-12', 'ferry-7', 'free-3' (001 §3). */
    sortHelper: text().array().notNull().default(sql`'{}'`),
    catalogText: text().notNull().default(''),
    checkStatus: text().notNull().default('new'),
    translations: translations<'name' | 'catalogText'>(),
  },
  (table) => [check('days_distance', sql`${table.distance} between 0 and 9999`)],
)

export const daySubtitles = pgTable('day_subtitles', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  dayId: reference()
    .notNull()
    .references(() => days.id, { onDelete: 'cascade' }),
  subtitle: text().notNull().default(''),
  translations: translations<'subtitle'>(),
  sort: integer().notNull().default(0),
})

/** Headings under which services of a trip are put together. */
export const sortGroups = pgTable('sort_groups', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  sort: integer().notNull().default(0),
})

/** What services of all kinds share ('Leistung'); a table per kind holds the rest (design §4). */
export const placeholders = pgTable(
  'placeholders',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    dayId: reference()
      .notNull()
      .references(() => days.id, { onDelete: 'cascade' }),
    kind: text().$type<ServiceKind>().notNull(),
    startAt: localTimestamp(),
    endAt: localTimestamp(),
    checkInAt: localTimestamp(),
    agencyId: reference().references(() => agencies.id),
    /** The chosen request; its foreign key stands with the requests, which come later. */
    selectedRequestId: reference(),
    /** The choice that was taken back last (decision 145); its foreign key stands beside the other. */
    takenBackRequestId: reference(),
    clientOfferStatus: text().$type<ClientOfferStatus>().notNull().default('included'),
    clientOfferPriceType: text().$type<PriceType>().notNull().default('per_person'),
    clientOfferPriceCents: cents(),
    clientOfferPriceCurrency: currency(),
    driverNotParticipating: boolean(),
    isBrandNew: boolean().notNull().default(true),
    routeDescription: text().notNull().default(''),
    serviceDescription: text().notNull().default(''),
    translations: translations<'routeDescription' | 'serviceDescription' | 'text' | 'meetingPoint'>(),
    offerType: text().$type<OfferedProviderType>(),
    offerProviderId: reference().references(() => providers.id),
    /** A group of the same trip; the foreign key names both columns. */
    sortGroupId: reference(),
    withRequest: boolean().notNull().default(false),
    noOwnTripDetails: boolean().notNull().default(false),
    /** Whether its voucher is printed; null follows how it is offered. */
    showVoucher: boolean(),
    voucherIsEditable: boolean().notNull().default(false),
    voucherTexts: jsonb().$type<VoucherTexts>().notNull().default({}),
    voucherNumber: integer(),
  },
  (table) => [
    check('placeholders_voucher_number', sql`${table.voucherNumber} > 0`),
    check('placeholders_kind', oneOf(table.kind, serviceKindKeys)),
    // Midnight on the day it begins says that the end is not known (decision 005).
    check(
      'placeholders_period',
      sql`${table.endAt} >= ${table.startAt} or ${table.endAt} = date_trunc('day', ${table.startAt})`,
    ),
    unique('placeholders_kind_id').on(table.id, table.kind),
  ],
)

export const placeholderId = () =>
  reference()
    .primaryKey()
    .references(() => placeholders.id, { onDelete: 'cascade' })
export const ofOrder = () =>
  reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

export const hotelPlaceholders = pgTable('hotel_placeholders', {
  id: placeholderId(),
  orderId: ofOrder(),
  areaId: reference().references(() => areas.id),
  placeId: reference().references(() => places.id),
  board: text().$type<Board>().notNull().default('half'),
  hotelTypeStars: integer().notNull().default(3),
  hotelTypeCategory: text().notNull().default('standard'),
  times: jsonb().$type<{ type: string; time: string }[]>().notNull().default([]),
  defaultHotelTimes: jsonb().$type<{ type: string; time: string; firstNightOnly: boolean }[]>().notNull().default([]),
})

export const ferryPlaceholders = pgTable('ferry_placeholders', {
  id: placeholderId(),
  orderId: ofOrder(),
  type: text().$type<'night' | 'day'>().notNull().default('day'),
  startPortId: reference().references(() => ports.id),
  endPortId: reference().references(() => ports.id),
  hideClass: boolean().notNull().default(false),
  classCategory: text().$type<'first' | 'second'>(),
  offerBus: boolean().notNull().default(false),
  offerCar: boolean().notNull().default(false),
  offerMotorcycle: boolean().notNull().default(false),
  offerSprinter: boolean().notNull().default(false),
  offerTrailer: boolean().notNull().default(false),
})

export const freeTextItems = pgTable('free_text_items', {
  id: placeholderId(),
  orderId: ofOrder(),
  text: jsonb().$type<RichText>(),
  predefinedFreeTextItemId: reference().references(() => predefinedFreeTextItems.id),
  timeOfDay: text(),
})

/** Whether the provider of a request `r` has said yes to this arrival; `isArrivalConfirmed` of the program says the same (decision 120). */
export const confirmedArrival = (endAt: string) =>
  `coalesce(r.status in ('approved', 'paid') and r.agreed_end_at = ${endAt} and ${endAt}::time <> '00:00', false)`

/**
 * By whom a service goes (the function `speaking_request` of the database, decision 145), to be joined beside its row: `goes.request`, null
 * where that is nobody. Worked out before the request is looked for: under a policy no index is searched for what is still to be worked out.
 */
export const goesBy = (service: string) => `lateral (select ${speaks(service)} as request offset 0) goes`

/** The same as a value. */
export const speaks = (service: string) =>
  `speaking_request(${service}.id, ${service}.selected_request_id, ${service}.taken_back_request_id)`
