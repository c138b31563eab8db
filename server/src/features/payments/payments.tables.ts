import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { BankLineState } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import type { BankFormat } from '@reisewerk/domain/payments/bank/bank-statement.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, foreignKey, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations, users } from '../accounts/accounts.tables.ts'

const day = () => date({ mode: 'string' }).$type<CalendarDate>()
const organisationId = () =>
  reference()
    .notNull()
    .references(() => organisations.id)

/** A statement as its file told it. */
export const bankStatements = pgTable('bank_statements', {
  ...itemColumns,
  organisationId: organisationId(),
  name: text().notNull(),
  format: text().$type<BankFormat>().notNull(),
  account: text().notNull(),
  number: text().notNull(),
  sha256: text().notNull(),
  place: integer().notNull(),
  /** Null together where the file tells no balances. */
  openingCents: bigint({ mode: 'number' }),
  closingCents: bigint({ mode: 'number' }),
  openingDay: day(),
  closingDay: day(),
  userId: reference()
    .notNull()
    .references(() => users.id),
})

/** Its entries; what of each is booked follows from payments. */
export const bankLines = pgTable(
  'bank_lines',
  {
    ...itemColumns,
    organisationId: organisationId(),
    statementId: reference().notNull(),
    account: text().notNull(),
    entryKey: text().notNull(),
    bookingDate: day().notNull(),
    valueDate: day(),
    amountCents: cents().notNull(),
    amountCurrency: text().notNull(),
    name: text().notNull(),
    purpose: text().notNull(),
    endToEndId: text().notNull(),
    bookedCents: cents().notNull().default(0),
    isDismissed: boolean().notNull().default(false),
    repeatsId: reference(),
    /** Of its statement, as the file told. */
    batch: integer(),
    isDistinct: boolean().notNull().default(false),
    state: text()
      .$type<BankLineState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when booked_cents = amount_cents then 'booked' when is_dismissed then 'dismissed'
          when repeats_id is not null and not is_distinct then 'repeat' else 'open' end`,
      ),
  },
  (table) => [
    foreignKey({
      columns: [table.statementId, table.organisationId],
      foreignColumns: [bankStatements.id, bankStatements.organisationId],
    }),
    foreignKey({ columns: [table.repeatsId, table.organisationId], foreignColumns: [table.id, table.organisationId] }),
  ],
)
