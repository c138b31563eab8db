import type { OrderCategory } from '@reisewerk/domain/accounts/options.ts'
import type { ConditionType } from '@reisewerk/domain/offers/conditions/condition.contract.ts'
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { destinations } from '../geography/geography.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { offers } from './offers.tables.ts'

const said = () => ({
  category: text().notNull(),
  subcategory: text().notNull().default(''),
  key: text().notNull().default(''),
  type: text().$type<ConditionType>().notNull().default('text'),
  days: integer(),
  afterDays: integer(),
  deadlineText: text().notNull().default(''),
  conditionText: text().notNull().default(''),
  isVisible: boolean().notNull().default(true),
  sort: integer().notNull().default(0),
})

/** What an offer is bound to and until when (OFFER-03). */
export const offerConditions = pgTable('offer_conditions', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  offerId: reference()
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' }),
  ...said(),
  /** Of a condition with a fixed day. */
  deadlineDate: date({ mode: 'string' }),
})

/** Conditions an agency keeps by name, for trips of a category, a length, a destination. */
export const conditionSets = pgTable('condition_sets', {
  ...itemColumns,
  organisationId: reference()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  category: text().$type<OrderCategory>(),
  minDays: integer(),
  maxDays: integer(),
  destinationId: reference().references(() => destinations.id),
  isRetired: boolean().notNull().default(false),
})

export const conditionSetConditions = pgTable('condition_set_conditions', {
  ...itemColumns,
  conditionSetId: reference()
    .notNull()
    .references(() => conditionSets.id, { onDelete: 'cascade' }),
  ...said(),
})
