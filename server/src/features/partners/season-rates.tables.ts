import type { RateType } from '@reisewerk/domain/partners/rate-types.ts'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, currency } from '../../platform/database/columns.ts'
import { seasonColumns } from './agreed.tables.ts'

/** What a provider asks one house for, season by season; seasons of one thing never overlap (CALC-10). */
export const seasonRates = pgTable(
  'provider_rates',
  {
    ...seasonColumns,
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
