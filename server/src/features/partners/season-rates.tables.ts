import type { RateType } from '@reisewerk/domain/partners/rate-types.ts'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, currency, itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations } from '../accounts/accounts.tables.ts'
import { providers } from './partners.tables.ts'

/** What a provider asks one house for, season by season; seasons of one thing never overlap (CALC-10). */
export const seasonRates = pgTable(
  'provider_rates',
  {
    ...itemColumns,
    organisationId: reference()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    providerId: reference()
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    startAt: date({ mode: 'string' }).notNull(),
    endAt: date({ mode: 'string' }).notNull(),
    type: text().$type<RateType>().notNull(),
    persons: integer(),
    priceCents: cents().notNull(),
    priceCurrency: currency(),
    freePlaces: text().notNull().default(''),
    optionDays: integer(),
  },
  (table) => [
    check('provider_rates_period', sql`${table.endAt} >= ${table.startAt}`),
    check('provider_rates_price', sql`${table.priceCents} >= 0`),
    check('provider_rates_persons', sql`${table.persons} between 1 and 6`),
  ],
)
