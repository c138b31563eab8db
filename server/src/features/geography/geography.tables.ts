import { boolean, doublePrecision, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { itemColumns, reference, translations } from '../../platform/database/columns.ts'

/** Geography is shared by all organisations: what is true of a port is true for everybody. */

export const destinations = pgTable('destinations', {
  ...itemColumns,
  name: text().notNull().unique(),
  translations: translations<'name'>(),
  country: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  isRetired: boolean().notNull().default(false),
})

export const areas = pgTable('areas', {
  ...itemColumns,
  name: text().notNull(),
  destinationId: reference().references(() => destinations.id),
  isRetired: boolean().notNull().default(false),
})

export const places = pgTable('places', {
  ...itemColumns,
  name: text().notNull(),
  translations: translations<'name'>(),
  country: text().notNull(),
  areaId: reference().references(() => areas.id),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  isRetired: boolean().notNull().default(false),
})

export const ports = pgTable('ports', {
  ...itemColumns,
  name: text().notNull(),
  translations: translations<'name'>(),
  country: text().notNull(),
  placeId: reference().references(() => places.id),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  isRetired: boolean().notNull().default(false),
})

/** Which port is reached from which; the end-port picker offers only these (001 §7). */
export const portConnections = pgTable(
  'port_connections',
  {
    ...itemColumns,
    startPortId: reference()
      .notNull()
      .references(() => ports.id, { onDelete: 'cascade' }),
    endPortId: reference()
      .notNull()
      .references(() => ports.id, { onDelete: 'cascade' }),
    durationMinutes: integer(),
    isNight: boolean().notNull().default(false),
  },
  (table) => [unique('port_connections_once').on(table.startPortId, table.endPortId)],
)

export const airports = pgTable('airports', {
  ...itemColumns,
  name: text().notNull(),
  translations: translations<'name'>(),
  iataCode: text().notNull().unique(),
  country: text().notNull(),
  placeId: reference().references(() => places.id),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  isRetired: boolean().notNull().default(false),
})

export const trainStations = pgTable('train_stations', {
  ...itemColumns,
  name: text().notNull(),
  translations: translations<'name'>(),
  country: text().notNull(),
  placeId: reference().references(() => places.id),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  isRetired: boolean().notNull().default(false),
})
