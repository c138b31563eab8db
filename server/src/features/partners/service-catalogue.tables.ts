import type { OtherServiceCategory, PassageType, PriceType, TrainType } from '@reisewerk/domain/accounts/options.ts'
import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { itemColumns, reference, translations } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { airports, trainStations } from '../geography/geography.tables.ts'
import { agencies, providers } from './partners.tables.ts'

/** Between which airports an airline flies; the search for one needs both (001 §5). */
export const airlineRoutes = pgTable(
  'airline_routes',
  {
    ...itemColumns,
    airlineId: reference()
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    startAirportId: reference()
      .notNull()
      .references(() => airports.id, { onDelete: 'cascade' }),
    endAirportId: reference()
      .notNull()
      .references(() => airports.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('airline_routes_once').on(table.airlineId, table.startAirportId, table.endAirportId)],
)

export const trainRoutes = pgTable('train_routes', {
  ...itemColumns,
  trainId: reference().references(() => providers.id, { onDelete: 'cascade' }),
  startTrainStationId: reference()
    .notNull()
    .references(() => trainStations.id, { onDelete: 'cascade' }),
  endTrainStationId: reference()
    .notNull()
    .references(() => trainStations.id, { onDelete: 'cascade' }),
  type: text().$type<PassageType>().notNull().default('day'),
  trainType: text().$type<TrainType>().notNull().default('standard'),
  departureTimeOfDay: text(),
  durationMinutes: integer(),
})

/** Kinds of other services. No organisation: serves every one. */
export const otherServiceTypes = pgTable('other_service_types', {
  ...itemColumns,
  organisationId: reference().references(() => organisations.id),
  name: text().notNull(),
  translations: translations<'name'>(),
  category: text().$type<OtherServiceCategory>().notNull().default('other'),
  priceType: text().$type<PriceType>().notNull().default('per_person'),
  meetingPoint: text().notNull().default(''),
  duration: integer(),
  routeDescription: text().notNull().default(''),
  serviceDescription: text().notNull().default(''),
  isRetired: boolean().notNull().default(false),
})

export const otherServiceDayTimes = pgTable('other_service_day_times', {
  ...itemColumns,
  otherServiceTypeId: reference()
    .notNull()
    .references(() => otherServiceTypes.id, { onDelete: 'cascade' }),
  providerId: reference().references(() => providers.id, { onDelete: 'set null' }),
  startTimeOfDay: text(),
  endTimeOfDay: text(),
  checkInTimeOfDay: text(),
  sort: integer().notNull().default(0),
})

/** A kind of service as one provider offers it. */
export const otherServices = pgTable('other_services', {
  ...itemColumns,
  organisationId: reference().references(() => organisations.id),
  providerId: reference().references(() => providers.id, { onDelete: 'cascade' }),
  agencyId: reference().references(() => agencies.id),
  otherServiceTypeId: reference().references(() => otherServiceTypes.id),
})
