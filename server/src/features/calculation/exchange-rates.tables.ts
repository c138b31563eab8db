import type { rateSources } from '@reisewerk/domain/calculation/exchange-rate.contract.ts'
import { sql } from 'drizzle-orm'
import { check, date, numeric, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations, users } from '../accounts/accounts.tables.ts'
import { orders } from '../orders/orders.tables.ts'

const rateColumns = {
  currency: text().notNull(),
  rate: numeric().notNull(),
  rateDate: date({ mode: 'string' }).notNull(),
}

/** What a house has read of its rates file: one euro against each currency (CALC-09). */
export const knownExchangeRates = pgTable(
  'known_exchange_rates',
  {
    ...itemColumns,
    organisationId: reference()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    ...rateColumns,
  },
  (table) => [
    unique('known_exchange_rates_once').on(table.organisationId, table.currency),
    check('known_exchange_rates_rate', sql`${table.rate} > 0`),
  ],
)

/** The same of each day that was read: the tax of an invoice and the books take the rate of its time (INV-03, INV-08). */
export const exchangeRatesByDay = pgTable(
  'exchange_rates_by_day',
  {
    ...itemColumns,
    organisationId: reference()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    ...rateColumns,
  },
  (table) => [
    unique('exchange_rates_by_day_once').on(table.organisationId, table.currency, table.rateDate),
    check('exchange_rates_by_day_rate', sql`${table.rate} > 0`),
  ],
)

/** What a currency is worth for a trip. */
export const exchangeRates = pgTable(
  'order_exchange_rates',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    ...rateColumns,
    /** Of which it says what one unit is worth: the trip's, when it was named (functions/rate_of_trip_currency.sql). */
    baseCurrency: text().notNull(),
    source: text().$type<keyof typeof rateSources>().notNull().default('typed'),
    fixedAt: timestamp({ withTimezone: true, mode: 'date' }),
    fixedById: reference().references(() => users.id),
  },
  (table) => [
    unique('order_exchange_rates_once').on(table.orderId, table.currency),
    check('order_exchange_rates_rate', sql`${table.rate} > 0`),
    check('order_exchange_rates_source', sql`${table.source} in ('typed', 'known')`),
  ],
)
