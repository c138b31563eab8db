import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { offers } from './offers.tables.ts'

const ofOrganisation = () =>
  reference()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' })
const locale = () => text().$type<Locale>().notNull().default('de_DE')

export const offerIntroTemplates = pgTable('offer_intro_templates', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  name: text().notNull(),
  content: jsonb().$type<RichText>(),
  locale: locale(),
  isRetired: boolean().notNull().default(false),
})

export const bulletPoints = pgTable(
  'bullet_points',
  {
    ...itemColumns,
    organisationId: ofOrganisation(),
    key: text().notNull(),
    section: text().notNull(),
    internalSectionName: text().notNull().default(''),
    content: text().notNull().default(''),
    locale: locale(),
    isRetired: boolean().notNull().default(false),
  },
  (table) => [unique('bullet_points_once').on(table.organisationId, table.key, table.locale)],
)

/** Lines of what is included, as somebody has arranged or worded them. */
export const offerIncludedLines = pgTable('offer_included_lines', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  offerId: reference()
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' }),
  key: text().notNull().default(''),
  source: text().notNull().default(''),
  text: text().notNull().default(''),
  isHidden: boolean().notNull().default(false),
  locale: locale(),
  sort: integer().notNull().default(0),
})

/** Sections as an offer has taken them over. */
export const offerBulletPoints = pgTable('offer_bullet_points', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  offerId: reference()
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' }),
  key: text().notNull(),
  section: text().notNull(),
  internalSectionName: text().notNull().default(''),
  content: text().notNull().default(''),
  locale: locale(),
  sort: integer().notNull().default(0),
})
