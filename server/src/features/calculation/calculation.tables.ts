import type { ContingentPriceType, ExtraType } from '@reisewerk/domain/calculation/price.contract.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, currency, itemColumns, reference } from '../../platform/database/columns.ts'
import { placeholders } from '../itinerary/itinerary.tables.ts'
import { orders } from '../orders/orders.tables.ts'

const ofOrder = () =>
  reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** The calculation of a trip. A trigger makes one with each trip. */
export const calculations = pgTable('calculations', {
  ...itemColumns,
  orderId: ofOrder().unique(),
  sortHelper: text().array().notNull().default(sql`'{}'`),
  numberOfPersons: integer(),
  minimumPersons: integer(),
})

/** A trigger fills in the calculation of the trip where nobody names it. */
const common = () => ({
  ...itemColumns,
  orderId: ofOrder(),
  calculationId: reference()
    .notNull()
    .references(() => calculations.id, { onDelete: 'cascade' }),
})
const row = () => ({
  ...common(),
  billingType: text().$type<'included' | 'not_included'>().notNull().default('included'),
})
/** The service a row follows; a priced row outlives it under its last title. */
const ofService = () => ({
  placeholderId: reference().references(() => placeholders.id, { onDelete: 'set null' }),
  title: text().notNull().default(''),
})
const serviceRow = () => ({ ...row(), hasFreeplaces: boolean().notNull().default(false), ...ofService() })

export const calculationFreePlaces = pgTable('calculation_free_places', {
  ...common(),
  numberOfPersons: integer().notNull(),
  type: text().$type<'single' | 'double'>().notNull().default('double'),
  /** A rule gives one place (002 §3). */
  freePlaces: integer().notNull().default(1),
  sort: integer().notNull().default(0),
})

/** Tiers of packages and single rooms, and supplements of rooms, cabins and compartments. */
export const contingentPrices = pgTable(
  'calculation_price_contingents',
  {
    ...row(),
    // Of tiers, which free places reduce unless somebody says otherwise.
    hasFreeplaces: boolean().notNull().default(true),
    priceType: text().$type<ContingentPriceType>().notNull(),
    numberOfPersons: integer(),
    persons: integer(),
    type: text(),
    ...ofService(),
    sellPriceCents: cents(),
    sellPriceCurrency: currency(),
    sort: integer().notNull().default(0),
  },
  (table) => [
    check(
      'calculation_price_contingents_whole',
      sql`case when ${table.priceType} in ('double', 'single') then ${table.numberOfPersons} > 0 and ${table.sellPriceCents} >= 0
        else ${table.persons} is not null and ${table.type} is not null end`,
    ),
  ],
)

export const hotelPrices = pgTable('calculation_price_hotels', {
  ...serviceRow(),
  doubleRoomSellPriceCents: cents(),
  doubleRoomSellPriceCurrency: currency(),
  singleRoomPremiumSellPriceCents: cents(),
  singleRoomPremiumSellPriceCurrency: currency(),
})

export const ferryPrices = pgTable('calculation_price_ferries', {
  ...serviceRow(),
  dayTicketSellPriceCents: cents(),
  dayTicketSellPriceCurrency: currency(),
  insideDoubleCabinSellPriceCents: cents(),
  insideDoubleCabinSellPriceCurrency: currency(),
  insideSingleCabinPremiumSellPriceCents: cents(),
  insideSingleCabinPremiumSellPriceCurrency: currency(),
  outsideDoubleCabinSellPriceCents: cents(),
  outsideDoubleCabinSellPriceCurrency: currency(),
  outsideSingleCabinPremiumSellPriceCents: cents(),
  outsideSingleCabinPremiumSellPriceCurrency: currency(),
})

export const trainPrices = pgTable('calculation_price_trains', {
  ...serviceRow(),
  secondDoubleCabinSellPriceCents: cents(),
  secondDoubleCabinSellPriceCurrency: currency(),
  secondSingleCabinPremiumSellPriceCents: cents(),
  secondSingleCabinPremiumSellPriceCurrency: currency(),
  firstDoubleCabinSellPriceCents: cents(),
  firstDoubleCabinSellPriceCurrency: currency(),
  firstSingleCabinPremiumSellPriceCents: cents(),
  firstSingleCabinPremiumSellPriceCurrency: currency(),
})

export const airlinePrices = pgTable('calculation_price_airlines', {
  ...serviceRow(),
  priceTitle: text().notNull().default(''),
  sellPriceCents: cents(),
  sellPriceCurrency: currency(),
})

export const otherPrices = pgTable('calculation_price_others', {
  ...serviceRow(),
  sellPriceCents: cents(),
  sellPriceCurrency: currency(),
})

export const extraPrices = pgTable('calculation_price_extras', {
  ...row(),
  hasFreeplaces: boolean().notNull().default(false),
  name: text().notNull().default(''),
  type: text().$type<ExtraType>().notNull().default('per_person'),
  quantity: integer().notNull().default(1),
  sellPriceCents: cents().notNull(),
  sellPriceCurrency: currency(),
  offerTextBlock: text().notNull().default('invoice'),
  sort: integer().notNull().default(0),
})

/** What a trip costs beside its services. */
export const calculationCosts = pgTable('calculation_costs', {
  ...common(),
  name: text().notNull(),
  type: text().$type<'per_person' | 'per_group'>().notNull().default('per_group'),
  groupSize: integer(),
  priceCents: cents(),
  priceCurrency: currency(),
  sort: integer().notNull().default(0),
})

/** What a trip is to bring; null is as the house has it. */
export const calculationTargets = pgTable('calculation_targets', {
  ...common(),
  orderId: ofOrder().unique(),
  targetPercent: integer(),
  targetPerPerson: integer(),
  overheadPercent: integer(),
  overheadPerPerson: integer(),
  busSeats: integer(),
})
