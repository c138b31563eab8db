import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { type AnyPgColumn, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { providers } from '../partners/partners.tables.ts'

const ofOrganisation = () =>
  reference()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' })
const locale = () => text().$type<Locale>().notNull().default('de_DE')

export const tripDetailTemplates = pgTable('trip_detail_templates', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  providerId: reference().references(() => providers.id, { onDelete: 'cascade' }),
  type: text().notNull().default('provider_info'),
  title: text().notNull(),
  text: jsonb().$type<RichText>(),
  subType: text(),
  locale: locale(),
  translationOfId: reference().references((): AnyPgColumn => tripDetailTemplates.id, { onDelete: 'set null' }),
  positionInDocument: integer().notNull().default(0),
  isRetired: boolean().notNull().default(false),
})

export const menus = pgTable('menus', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  providerId: reference()
    .notNull()
    .references(() => providers.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  subType: text().notNull().default('dinner'),
  text: jsonb().$type<RichText>(),
  requestTypes: text().array().notNull().default([]),
  locale: locale(),
  isRetired: boolean().notNull().default(false),
})

export const documentTemplates = pgTable('document_templates', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  name: text().notNull(),
  freeText: jsonb().$type<RichText>(),
  locale: locale(),
  print: boolean().notNull().default(false),
  route: boolean().notNull().default(true),
  detailedRoute: boolean().notNull().default(false),
  generalInfos: boolean().notNull().default(true),
  questionaire: boolean().notNull().default(false),
  coverLetter: boolean().notNull().default(true),
  menu: boolean().notNull().default(false),
  isRetired: boolean().notNull().default(false),
})
