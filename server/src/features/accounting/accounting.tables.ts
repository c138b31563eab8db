import type { Booking } from '@reisewerk/domain/accounting/datev/bookings.ts'
import type { TripEntry } from '@reisewerk/domain/accounting/datev/trip-bookings.ts'
import type {
  SupplierInvoiceStatus,
  SupplierInvoiceType,
} from '@reisewerk/domain/accounting/suppliers/supplier-invoice-types.ts'
import type { SupplierTaxKind } from '@reisewerk/domain/accounting/suppliers/supplier-tax.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import {
  bigint,
  customType,
  date,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { cents, currency, itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations, users } from '../accounts/accounts.tables.ts'
import { documents } from '../files/files.tables.ts'
import { clientInvoices, payments } from '../invoices/invoices.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { providers } from '../partners/partners.tables.ts'

const day = () => date({ mode: 'string' }).$type<CalendarDate>()
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A file for the tax adviser. */
export const datevExports = pgTable('datev_exports', {
  ...itemColumns,
  organisationId: reference()
    .notNull()
    .references(() => organisations.id),
  fromDay: day().notNull(),
  toDay: day().notNull(),
  fileName: text().notNull(),
  bookingCount: integer().notNull(),
  invoiceCount: integer().notNull(),
  paymentCount: integer().notNull(),
  supplierCount: integer().notNull().default(0),
  splitCount: integer().notNull().default(0),
  splitsUntil: bigint({ mode: 'number' }).notNull().default(0),
  userId: reference()
    .notNull()
    .references(() => users.id),
})

/** Its bytes. */
export const datevExportFiles = pgTable(
  'datev_export_files',
  {
    exportId: reference().primaryKey(),
    organisationId: reference().notNull(),
    content: bytes().notNull(),
    sha256: text().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.exportId, table.organisationId],
      foreignColumns: [datevExports.id, datevExports.organisationId],
    }),
  ],
)

/** What is in it: an invoice, a payment, that a payment of an earlier file was removed, or an invoice of one that is parted anew. */
export const datevBookings = pgTable(
  'datev_bookings',
  {
    id: itemColumns.id,
    exportId: reference().notNull(),
    organisationId: reference().notNull(),
    kind: text().$type<TripEntry['kind']>().notNull(),
    clientInvoiceId: reference()
      .notNull()
      .references(() => clientInvoices.id),
    paymentId: reference().references(() => payments.id),
    documentId: reference().references(() => documents.id),
    bookings: jsonb().$type<readonly Booking[]>().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.exportId, table.organisationId],
      foreignColumns: [datevExports.id, datevExports.organisationId],
    }),
  ],
)

/** What a provider charges for a trip; the request is with its trip a foreign key of the database. */
export const supplierInvoices = pgTable('supplier_invoices', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  providerId: reference().references(() => providers.id),
  payee: text().notNull().default(''),
  requestId: reference(),
  number: text().notNull(),
  type: text().$type<SupplierInvoiceType>().notNull().default('whole'),
  status: text().$type<SupplierInvoiceStatus>().notNull().default('open'),
  invoiceDate: day().notNull(),
  dueDate: day(),
  amountCents: cents().notNull(),
  amountCurrency: currency(),
  taxAmountCents: cents(),
  taxAmountCurrency: currency(),
  discountPercent: doublePrecision(),
  discountUntil: day(),
  /** What was taken off when it was paid, in the currency of its amount. */
  paidDiscountCents: cents().notNull().default(0),
  taxKind: text().$type<SupplierTaxKind>().notNull().default('margin'),
  costAccount: text().notNull().default(''),
  note: text().notNull().default(''),
  approvedAt: timestamp({ withTimezone: true, mode: 'date' }),
  approvedById: reference().references(() => users.id),
  paidAt: day(),
})

/** What of suppliers is in a file: an invoice, that it was paid, or that what was paid in advance became a cost. */
export const datevSupplierBookings = pgTable(
  'datev_supplier_bookings',
  {
    id: itemColumns.id,
    exportId: reference().notNull(),
    organisationId: reference().notNull(),
    kind: text().$type<'invoice' | 'payment' | 'used'>().notNull(),
    supplierInvoiceId: reference()
      .notNull()
      .references(() => supplierInvoices.id),
    bookings: jsonb().$type<readonly Booking[]>().notNull(),
  },
  (table) => [
    unique('datev_supplier_bookings_once').on(table.supplierInvoiceId, table.kind),
    foreignKey({
      columns: [table.exportId, table.organisationId],
      foreignColumns: [datevExports.id, datevExports.organisationId],
    }),
  ],
)
