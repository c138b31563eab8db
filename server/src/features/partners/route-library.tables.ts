import type { InfoImportance } from '@reisewerk/domain/accounts/options.ts'
import { locationChargeTypes } from '@reisewerk/domain/partners/route-library.contract.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { cents, currency, itemColumns, oneOf, reference, translations } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { areas, destinations, places, ports } from '../geography/geography.tables.ts'
import { providers } from './partners.tables.ts'

/** Route bullet points kept for many trips. No organisation: serves every one. */
export const predefinedRouteDetails = pgTable('predefined_route_details', {
  ...itemColumns,
  organisationId: reference().references(() => organisations.id),
  name: text().notNull(),
  type: text().notNull().default('description'),
  routeDescription: text().notNull().default(''),
  translations: translations<'routeDescription'>(),
  timeOfDay: text(),
  pricePerPersonCents: cents().notNull().default(0),
  pricePerPersonCurrency: currency(),
  destinationId: reference().references(() => destinations.id),
  areaId: reference().references(() => areas.id),
  placeId: reference().references(() => places.id),
  isRetired: boolean().notNull().default(false),
})

export const locationCharges = pgTable(
  'location_charges',
  {
    ...itemColumns,
    organisationId: reference().references(() => organisations.id),
    name: text().notNull(),
    placeId: reference().references(() => places.id),
    type: text().$type<keyof typeof locationChargeTypes>().notNull().default('entrance'),
    description: text().notNull().default(''),
    priceCents: cents().notNull().default(0),
    priceCurrency: currency(),
    addressTitle: text().notNull().default(''),
    addressStreetAddress: text().notNull().default(''),
    addressZip: text().notNull().default(''),
    addressCity: text().notNull().default(''),
    addressCountry: text().notNull().default(''),
    isRetired: boolean().notNull().default(false),
  },
  (table) => [check('location_charges_type', oneOf(table.type, Object.keys(locationChargeTypes)))],
)

/** Which charges a route bullet point brings along. */
export const locationChargeRouteDetails = pgTable(
  'location_charge_route_details',
  {
    ...itemColumns,
    locationChargeId: reference()
      .notNull()
      .references(() => locationCharges.id, { onDelete: 'cascade' }),
    predefinedRouteDetailId: reference()
      .notNull()
      .references(() => predefinedRouteDetails.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (table) => [unique('location_charge_route_details_once').on(table.locationChargeId, table.predefinedRouteDetailId)],
)

/** Free texts kept for many trips. No organisation: serves every one. */
export const predefinedFreeTextItems = pgTable('predefined_free_text_items', {
  ...itemColumns,
  organisationId: reference().references(() => organisations.id),
  name: text().notNull(),
  text: jsonb().$type<RichText>(),
  translations: translations<'text'>(),
  timeOfDay: text(),
  isRetired: boolean().notNull().default(false),
})

/** What one should know of one area, place, port, provider or route bullet point. */
export const infos = pgTable(
  'infos',
  {
    ...itemColumns,
    areaId: reference().references(() => areas.id, { onDelete: 'cascade' }),
    placeId: reference().references(() => places.id, { onDelete: 'cascade' }),
    portId: reference().references(() => ports.id, { onDelete: 'cascade' }),
    providerId: reference().references(() => providers.id, { onDelete: 'cascade' }),
    predefinedRouteDetailId: reference().references(() => predefinedRouteDetails.id, { onDelete: 'cascade' }),
    type: text().$type<'note' | 'menu'>().notNull().default('note'),
    sections: text().array().notNull().default(sql`'{}'`),
    title: text().notNull(),
    content: text().notNull().default(''),
    importance: text().$type<InfoImportance>().notNull().default('medium'),
    isShownOnTripDashboard: boolean().notNull().default(false),
  },
  (table) => [
    check(
      'infos_one_home',
      sql`num_nonnulls(${table.areaId}, ${table.placeId}, ${table.portId}, ${table.providerId}, ${table.predefinedRouteDetailId}) = 1`,
    ),
  ],
)

/** Notes of which the day plan warns (001 §2.2); the indexes of `infos` serve this very condition. */
export function isWarning(row: string): string {
  return `${row}.type = 'note' and ${row}.is_shown_on_trip_dashboard`
}
