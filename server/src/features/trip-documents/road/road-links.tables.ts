import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { orders } from '../../orders/orders.tables.ts'

/** Private links by which guide and driver read a trip on the road. Openings are written by the database alone. */
export const roadLinks = pgTable(
  'road_links',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id),
    recipient: text().notNull().default(''),
    withNames: boolean().notNull().default(false),
    locale: text().$type<Locale>().notNull().default('de_DE'),
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text().notNull().unique(),
    expiresAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    revokedAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (table) => [
    check('road_links_locale', sql`${table.locale} in ('de_DE', 'fr', 'en')`),
    check('road_links_hashed', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
