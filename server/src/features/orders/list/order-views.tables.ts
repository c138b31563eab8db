import type { OrderListState } from '@reisewerk/domain/orders/order-list.contract.ts'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { organisations, users } from '../../accounts/accounts.tables.ts'

/** Saved views of the trip list (LIST-03). */
export const orderViews = pgTable('order_views', {
  ...itemColumns,
  organisationId: reference()
    .notNull()
    .references(() => organisations.id),
  userId: reference()
    .notNull()
    .references(() => users.id),
  name: text().notNull(),
  isShared: boolean().notNull().default(false),
  isDefault: boolean().notNull().default(false),
  sort: integer().notNull().default(0),
  state: jsonb().$type<OrderListState>().notNull().default({}),
})
