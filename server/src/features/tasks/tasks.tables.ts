import type { TodoStatus, TodoType } from '@reisewerk/domain/accounts/options.ts'
import { boolean, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations, users } from '../accounts/accounts.tables.ts'
import { orders } from '../orders/orders.tables.ts'

export const todos = pgTable('todos', {
  ...itemColumns,
  organisationId: reference()
    .notNull()
    .references(() => organisations.id),
  orderId: reference().references(() => orders.id, { onDelete: 'cascade' }),
  /** The request this is the option deadline of; its foreign key stands with the requests, which come later. */
  requestId: reference().unique(),
  userId: reference().references(() => users.id),
  name: text().notNull(),
  status: text().$type<TodoStatus>().notNull().default('open'),
  todoType: text().$type<TodoType>().notNull().default('general'),
  isExternal: boolean().notNull().default(false),
  dueDate: date({ mode: 'string' }),
  doneDate: timestamp({ withTimezone: true, mode: 'date' }),
  description: text().notNull().default(''),
})
