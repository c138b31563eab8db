import type { PassageType, TrainCategory, TrainType, WagonType } from '@reisewerk/domain/accounts/options.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { cents, currency, itemColumns, reference } from '../../platform/database/columns.ts'
import { airports, trainStations } from '../geography/geography.tables.ts'
import { otherServices, otherServiceTypes } from '../partners/service-catalogue.tables.ts'
import { ofOrder, requestId, requests } from './requests.tables.ts'

export const airlineRequests = pgTable('airline_requests', {
  id: requestId(),
  orderId: ofOrder(),
  startAirportId: reference().references(() => airports.id),
  endAirportId: reference().references(() => airports.id),
  flightNumber: text().notNull().default(''),
  ticketNr: text().notNull().default(''),
  foodOnBoard: boolean().notNull().default(false),
})

export const trainRequests = pgTable('train_requests', {
  id: requestId(),
  orderId: ofOrder(),
  type: text().$type<PassageType>().notNull().default('day'),
  startTrainStationId: reference().references(() => trainStations.id),
  endTrainStationId: reference().references(() => trainStations.id),
  trainNumber: text().notNull().default(''),
  category: text().$type<TrainCategory>().notNull().default('second'),
  trainType: text().$type<TrainType>().notNull().default('standard'),
  wagonType: text().$type<WagonType>().notNull().default('standard'),
  startTrack: text().notNull().default(''),
  endTrack: text().notNull().default(''),
})

export const otherRequests = pgTable('other_requests', {
  id: requestId(),
  orderId: ofOrder(),
  otherServiceId: reference().references(() => otherServices.id),
  otherServiceTypeId: reference().references(() => otherServiceTypes.id),
  meetingPoint: text().notNull().default(''),
})

const ofRequest = () =>
  reference()
    .notNull()
    .references(() => requests.id, { onDelete: 'cascade' })

/** Cabins of ferries, seats and compartments of trains: so many of a size and type (001 §3). */
export const requestCabins = pgTable(
  'request_cabins',
  {
    ...itemColumns,
    orderId: ofOrder(),
    requestId: ofRequest(),
    persons: integer().notNull(),
    /** Of a ferry: inside, outside …; of a train: first or second class. */
    type: text().notNull(),
    askedAmount: integer().notNull().default(0),
    reservedAmount: integer().notNull().default(0),
    extraAskedAmount: integer().notNull().default(0),
    extraReservedAmount: integer().notNull().default(0),
    priceCents: cents(),
    priceCurrency: currency(),
    sort: integer().notNull().default(0),
  },
  (table) => [
    unique('request_cabins_once').on(table.requestId, table.persons, table.type),
    check('request_cabins_persons', sql`${table.persons} between 1 and 6`),
  ],
)

export const requestItemPrices = pgTable('request_item_prices', {
  ...itemColumns,
  orderId: ofOrder(),
  requestId: ofRequest(),
  name: text().notNull().default(''),
  quantityType: text().notNull().default('per_person'),
  priceCents: cents(),
  priceCurrency: currency(),
  priceForAllNights: boolean().notNull().default(false),
  /** What two guests pay together. */
  priceForTwo: boolean().notNull().default(false),
  limitIsValid: boolean().notNull().default(true),
  limitIsValidAsked: boolean().notNull().default(true),
  sellPriceCents: cents(),
  sellPriceCurrency: currency(),
  /** A trigger knows whether it is charged on top where nobody says. */
  billingType: text().$type<'included' | 'not_included' | 'additional'>().notNull(),
  hasFreeplaces: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
})
