import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ReminderStep } from '@reisewerk/domain/invoices/reminder-steps.ts'
import { boolean, date, foreignKey, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { cents, itemColumns, reference } from '../../../platform/database/columns.ts'
import { organisations, users } from '../../accounts/accounts.tables.ts'
import { documents } from '../../files/files.tables.ts'
import { clientInvoices } from '../../invoices/invoices.tables.ts'
import { orders } from '../../orders/orders.tables.ts'
import { clients } from '../../partners/partners.tables.ts'

const day = () => date({ mode: 'string' }).$type<CalendarDate>().notNull()
const step = () => text().$type<ReminderStep>().notNull()

/** A letter that reminded of invoices of a trip (decision 060). */
export const reminders = pgTable('reminders', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id),
  organisationId: reference()
    .notNull()
    .references(() => organisations.id),
  clientId: reference().references(() => clients.id),
  step: step(),
  reminderDate: day(),
  payBy: day(),
  currency: text().notNull(),
  openCents: cents().notNull(),
  earlierFeeCents: cents().notNull(),
  feeCents: cents().notNull(),
  isFeeWaived: boolean().notNull().default(false),
  documentId: reference()
    .notNull()
    .unique()
    .references(() => documents.id),
  userId: reference()
    .notNull()
    .references(() => users.id),
  sentAt: timestamp({ withTimezone: true, mode: 'date' }),
})

/** What it told of each; with the trip both links are foreign keys of the database. */
export const remindedInvoices = pgTable(
  'reminded_invoices',
  {
    reminderId: reference().notNull(),
    clientInvoiceId: reference().notNull(),
    orderId: reference().notNull(),
    step: step(),
    dueAt: day(),
    openCents: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reminderId, table.clientInvoiceId] }),
    foreignKey({ columns: [table.reminderId, table.orderId], foreignColumns: [reminders.id, reminders.orderId] }),
    foreignKey({
      columns: [table.clientInvoiceId, table.orderId],
      foreignColumns: [clientInvoices.id, clientInvoices.orderId],
    }),
  ],
)
