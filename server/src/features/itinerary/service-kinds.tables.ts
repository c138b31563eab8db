import type {
  OtherServiceCategory,
  PassageType,
  TrainCategory,
  TrainType,
  WagonType,
} from '@reisewerk/domain/accounts/options.ts'
import type { FlightPriceType } from '@reisewerk/domain/itinerary/offered-provider.ts'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, currency, itemColumns, reference } from '../../platform/database/columns.ts'
import { airports, areas, destinations, places, trainStations } from '../geography/geography.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { providers } from '../partners/partners.tables.ts'
import { locationCharges, predefinedRouteDetails } from '../partners/route-library.tables.ts'
import { otherServiceTypes } from '../partners/service-catalogue.tables.ts'
import { ofOrder, placeholderId } from './itinerary.tables.ts'

export const airlinePlaceholders = pgTable('airline_placeholders', {
  id: placeholderId(),
  orderId: ofOrder(),
  startAirportId: reference().references(() => airports.id),
  endAirportId: reference().references(() => airports.id),
  /** 'no-name' (-1) until an airline is chosen (PLACE-15). */
  airlineId: reference()
    .notNull()
    .default(-1)
    .references(() => providers.id),
  offerPriceType: text().$type<FlightPriceType>(),
})

export const trainPlaceholders = pgTable('train_placeholders', {
  id: placeholderId(),
  orderId: ofOrder(),
  type: text().$type<PassageType>().notNull().default('day'),
  startTrainStationId: reference().references(() => trainStations.id),
  endTrainStationId: reference().references(() => trainStations.id),
  trainType: text().$type<TrainType>().notNull().default('standard'),
  wagonType: text().$type<WagonType>().notNull().default('standard'),
  category: text().$type<TrainCategory>().notNull().default('second'),
  hideClass: boolean().notNull().default(false),
})

export const otherPlaceholders = pgTable('other_placeholders', {
  id: placeholderId(),
  orderId: ofOrder(),
  category: text().$type<OtherServiceCategory>(),
  otherServiceTypeId: reference().references(() => otherServiceTypes.id),
  areaId: reference().references(() => areas.id),
  placeId: reference().references(() => places.id),
  destinationId: reference().references(() => destinations.id),
  meetingPoint: text().notNull().default(''),
})

export const routeDetails = pgTable('route_details', {
  id: placeholderId(),
  orderId: ofOrder(),
  predefinedRouteDetailId: reference().references(() => predefinedRouteDetails.id),
  type: text().notNull().default('description'),
  timeOfDay: text(),
  pricePerPersonCents: cents().notNull().default(0),
  pricePerPersonCurrency: currency(),
  emptyDrive: boolean().notNull().default(false),
})

/** Charges of a route bullet point, with their prices as they were when they were taken over. */
export const routeDetailCharges = pgTable('route_detail_charges', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  routeDetailId: reference()
    .notNull()
    .references(() => routeDetails.id, { onDelete: 'cascade' }),
  locationChargeId: reference().references(() => locationCharges.id),
  name: text().notNull(),
  priceCents: cents().notNull().default(0),
  priceCurrency: currency(),
  sort: integer().notNull().default(0),
})
