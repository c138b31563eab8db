import type { PayRunStatus } from '@reisewerk/domain/accounting/pay-runs/pay-run-types.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { boolean, customType, date, foreignKey, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { cents, currency, itemColumns, reference } from '../../../platform/database/columns.ts'
import { organisations, users } from '../../accounts/accounts.tables.ts'
import { providers } from '../../partners/partners.tables.ts'
import { supplierInvoices } from '../accounting.tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** A provider as the bookkeeping of a house knows it. */
export const creditors = pgTable(
  'creditors',
  {
    ...itemColumns,
    organisationId: reference()
      .notNull()
      .references(() => organisations.id),
    providerId: reference()
      .notNull()
      .references(() => providers.id),
    accountHolder: text().notNull().default(''),
    iban: text().notNull().default(''),
    bic: text().notNull().default(''),
    vatId: text().notNull().default(''),
    creditorNumber: text().notNull().default(''),
  },
  (table) => [unique('creditors_once').on(table.organisationId, table.providerId)],
)

/** A file for the bank. */
export const payRuns = pgTable('pay_runs', {
  ...itemColumns,
  organisationId: reference()
    .notNull()
    .references(() => organisations.id),
  number: integer().notNull(),
  status: text().$type<PayRunStatus>().notNull().default('made'),
  executionDate: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
  iban: text().notNull(),
  totalCents: cents().notNull(),
  totalCurrency: currency(),
  transferCount: integer().notNull(),
  invoiceCount: integer().notNull(),
  fileName: text().notNull(),
  messageId: text().notNull(),
  sha256: text().notNull(),
  userId: reference()
    .notNull()
    .references(() => users.id),
  handedAt: moment(),
  handedById: reference().references(() => users.id),
  closedAt: moment(),
  closedById: reference().references(() => users.id),
})

/** Its bytes. */
export const payRunFiles = pgTable(
  'pay_run_files',
  {
    payRunId: reference().primaryKey(),
    organisationId: reference().notNull(),
    content: bytes().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.payRunId, table.organisationId],
      foreignColumns: [payRuns.id, payRuns.organisationId],
    }),
  ],
)

/** What is paid by it. */
export const payRunItems = pgTable(
  'pay_run_items',
  {
    id: itemColumns.id,
    payRunId: reference().notNull(),
    organisationId: reference().notNull(),
    supplierInvoiceId: reference()
      .notNull()
      .references(() => supplierInvoices.id),
    place: integer().notNull(),
    payee: text().notNull(),
    iban: text().notNull(),
    purpose: text().notNull(),
    amountCents: cents().notNull(),
    isReleased: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.payRunId, table.organisationId],
      foreignColumns: [payRuns.id, payRuns.organisationId],
    }),
  ],
)
