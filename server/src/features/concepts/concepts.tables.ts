import type { OrderCategory } from '@reisewerk/domain/accounts/options.ts'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { itemColumns, reference, translations } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { destinations } from '../geography/geography.tables.ts'

const ofOrganisation = () =>
  reference()
    .notNull()
    .references(() => organisations.id)

/** A day kept for reuse. Its id is that of its day, which stands on a shelf: an order of status 'concept' that is no trip. */
export const dayConcepts = pgTable('day_concepts', {
  ...itemColumns,
  id: reference().primaryKey(),
  organisationId: ofOrganisation(),
  shelfId: reference().notNull().unique(),
  name: text().notNull(),
  isHidden: boolean().notNull().default(false),
  category: text().$type<OrderCategory>().notNull().default('classic'),
  traitTags: text().array().notNull().default([]),
  checkStatus: text().notNull().default('new'),
})

/** A trip kept for reuse, made of day concepts. */
export const orderConcepts = pgTable('order_concepts', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  name: text().notNull(),
  translations: translations<'name'>(),
  category: text().$type<OrderCategory>().notNull().default('classic'),
  catalogPage: jsonb().$type<number | string>(),
  traitTags: text().array().notNull().default([]),
  tags: text().array().notNull().default([]),
  years: jsonb().$type<number[]>().notNull().default([]),
  importChecked: boolean().notNull().default(false),
})

/** Links of concepts; a trigger names their organisation. */
const linkColumns = { ...itemColumns, organisationId: reference().notNull() }
const destination = () =>
  reference()
    .notNull()
    .references(() => destinations.id)

export const orderConceptDays = pgTable('order_concept_days', {
  ...linkColumns,
  orderConceptId: reference().notNull(),
  dayConceptId: reference().notNull(),
  /** Place of the day, counted from the first; a day without a plan leaves its place free. */
  sort: integer().notNull(),
})

export const dayConceptDestinations = pgTable('day_concept_destinations', {
  ...linkColumns,
  dayConceptId: reference().notNull(),
  destinationId: destination(),
  sort: integer().notNull().default(0),
})

export const orderConceptDestinations = pgTable('order_concept_destinations', {
  ...linkColumns,
  orderConceptId: reference().notNull(),
  destinationId: destination(),
  sort: integer().notNull().default(0),
})
