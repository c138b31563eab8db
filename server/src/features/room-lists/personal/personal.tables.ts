import type { ReadingReason } from '@reisewerk/domain/room-lists/personal/readings.contract.ts'
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { reference } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { orders } from '../../orders/orders.tables.ts'

const logged = {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  version: integer().notNull().default(1),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
}

/** Who was shown personal data of which trip, when and why; added to by what shows it, changed by nobody (decision 037). */
export const personalDataReadings = pgTable('personal_data_readings', {
  ...logged,
  userId: reference()
    .notNull()
    .references(() => users.id),
  guests: integer().notNull(),
  reason: text().$type<ReadingReason>().notNull().default('shown'),
})

/** What was erased of which trip, and when. */
export const personalDataErasures = pgTable('personal_data_erasures', {
  ...logged,
  guests: integer().notNull().default(0),
  documents: integer().notNull().default(0),
})
