import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { reference } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { orders } from '../../orders/orders.tables.ts'
import { supplierInvoices } from '../accounting.tables.ts'

/** The file of a supplier's invoice, as it came. */
export const supplierInvoiceFiles = pgTable('supplier_invoice_files', {
  supplierInvoiceId: reference()
    .primaryKey()
    .references(() => supplierInvoices.id, { onDelete: 'cascade' }),
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  key: text().notNull(),
  name: text().notNull(),
  filetype: text().$type<'pdf' | 'xml'>().notNull(),
  byteSize: integer().notNull(),
  sha256: text().notNull(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  createdById: reference()
    .notNull()
    .references(() => users.id),
})
