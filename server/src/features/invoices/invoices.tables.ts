import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type {
  Addressing,
  AmountType,
  InvoiceBasis,
  InvoiceStatus,
  InvoiceType,
} from '@reisewerk/domain/invoices/invoice-types.ts'
import type { IssuedInvoice, LineTaxes } from '@reisewerk/domain/invoices/issued.ts'
import type { PaymentKind } from '@reisewerk/domain/invoices/payment.contract.ts'
import type { EInvoiceFormat } from '@reisewerk/domain/partners/e-invoicing.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { cents, currency, itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations, users } from '../accounts/accounts.tables.ts'
import { documents } from '../files/files.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { addresses, clients, contacts } from '../partners/partners.tables.ts'

const day = () => date({ mode: 'string' }).$type<CalendarDate>()

/** The last number given of a year ('2027'), or of a trip with one base number ('2600417'). */
export const clientInvoiceNumbers = pgTable(
  'client_invoice_numbers',
  {
    organisationId: reference()
      .notNull()
      .references(() => organisations.id),
    scope: text().notNull(),
    lastNumber: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.scope] })],
)

/** An issued invoice as its last version has it; the database keeps what it says (0080_client_invoices.sql). */
export const clientInvoices = pgTable('client_invoices', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id),
  organisationId: reference()
    .notNull()
    .references(() => organisations.id),
  invoiceNumber: text().notNull(),
  numberScope: text().notNull(),
  runningNumber: integer().notNull(),
  type: text().$type<InvoiceType>().notNull(),
  status: text().$type<InvoiceStatus>().notNull().default('new'),
  billingType: text().$type<'included' | 'not_included'>().notNull().default('included'),
  versionNumber: integer().notNull().default(1),
  documentId: reference()
    .notNull()
    .references(() => documents.id),
  clientId: reference().references(() => clients.id),
  contactId: reference().references(() => contacts.id, { onDelete: 'set null' }),
  addressId: reference().references(() => addresses.id, { onDelete: 'set null' }),
  /** Who signs. */
  userId: reference()
    .notNull()
    .references(() => users.id),
  invoiceDate: day().notNull(),
  dueDate: day(),
  /** By when it is to be paid since it is asked for again (decision 160). */
  askedAgainAt: day(),
  currency: text().notNull(),
  totalCents: cents().notNull(),
  deductedCents: cents().notNull().default(0),
  dueCents: cents().notNull(),
  /** These add up by a trigger. */
  paidCents: cents().notNull().default(0),
  /** Received on the invoice that it takes back. */
  originalPaidCents: cents().notNull().default(0),
  /** Received since on invoices that it took over. */
  takenPaidCents: cents().notNull().default(0),
  /** It asks for the price or a share of it, and so for what was open on earlier invoices (domain/src/invoices/standing.ts). */
  takesOver: boolean().notNull().default(false),
  /** What may be taken off by whoever pays until then. */
  discountPercent: integer(),
  discountUntil: day(),
  discountCents: cents(),
  amountType: text().$type<AmountType>(),
  percent: integer(),
  partialCents: cents(),
  /** Of all rows but those of `lineTaxes`. */
  taxPercentage: integer().notNull(),
  lineTaxes: jsonb().$type<LineTaxes>().notNull().default([]),
  taxCents: cents().notNull().default(0),
  showTax: boolean().notNull().default(true),
  calculationBasis: text().$type<InvoiceBasis>().notNull().default('Reserved'),
  addressing: text().$type<Addressing>().notNull().default('formal'),
  locale: text().$type<Locale>().notNull().default('de_DE'),
  introText: jsonb().$type<RichText>(),
  introEndText: jsonb().$type<RichText>(),
  /** The same with their placeholders, which each version fills anew. */
  writtenIntroText: jsonb().$type<RichText>(),
  writtenEndText: jsonb().$type<RichText>(),
  depositReason: text().notNull().default(''),
  /** Who gave the reason, and when. */
  depositReasonById: reference().references(() => users.id),
  depositReasonAt: timestamp({ withTimezone: true, mode: 'date' }),
  eInvoice: text().$type<EInvoiceFormat>().notNull().default('none'),
  // With the trip these three are foreign keys of the database.
  oldInvoiceId: reference(),
  canceledById: reference(),
  carriedToId: reference(),
  /** What was open when a later invoice took it over. */
  carriedCents: cents(),
  /** What the last one leaves out of this one, over a share of the price (decision 172). */
  leftOutCents: cents().notNull().default(0),
  sentAt: timestamp({ withTimezone: true, mode: 'date' }),
  reminderBlock: text().notNull().default(''),
  reminderBlockUntil: day(),
  /** Whether everybody of the house sees its trip; kept by triggers. */
  isSeenByHouse: boolean().notNull().default(false),
  openCents: cents().generatedAlwaysAs(
    sql`case when canceled_by_id is not null then 0 when type = 'cancelation' and old_invoice_id is not null then -(original_paid_cents + paid_cents) when carried_to_id is not null then 0 when left_out_cents > 0 then greatest(0, least(due_cents, paid_cents)) - paid_cents else due_cents - paid_cents - taken_paid_cents end`,
  ),
})

/** Each time an invoice was generated: the same number, its own file. */
export const clientInvoiceVersions = pgTable(
  'client_invoice_versions',
  {
    ...itemColumns,
    orderId: reference().notNull(),
    clientInvoiceId: reference().notNull(),
    versionNumber: integer().notNull(),
    documentId: reference()
      .notNull()
      .references(() => documents.id),
    sha256: text().notNull(),
    /** XRechnung is a file of its own; with ZUGFeRD the XML is in the PDF. */
    xmlDocumentId: reference()
      .unique()
      .references(() => documents.id),
    xmlSha256: text(),
    userId: reference()
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    foreignKey({
      columns: [table.clientInvoiceId, table.orderId],
      foreignColumns: [clientInvoices.id, clientInvoices.orderId],
    }),
  ],
)

/** What it said, whole. With the trip the version is a foreign key of the database. */
export const clientInvoiceSnapshots = pgTable('client_invoice_snapshots', {
  versionId: reference().primaryKey(),
  orderId: reference().notNull(),
  snapshot: jsonb().$type<IssuedInvoice>().notNull(),
})

export const payments = pgTable(
  'payments',
  {
    ...itemColumns,
    orderId: reference().notNull(),
    clientInvoiceId: reference().notNull(),
    dateOfPayment: day().notNull(),
    amountCents: cents().notNull(),
    amountCurrency: text().notNull(),
    kind: text().$type<PaymentKind>().notNull().default('payment'),
    note: text().notNull().default(''),
    /** The entry of a bank that it was booked from. */
    bankLineId: reference(),
    /** The payment a discount came off with. */
    discountOfId: reference().references((): AnyPgColumn => payments.id),
    userId: reference()
      .notNull()
      .references(() => users.id),
    removedAt: timestamp({ withTimezone: true, mode: 'date' }),
    removedById: reference().references(() => users.id),
  },
  (table) => [
    foreignKey({
      columns: [table.clientInvoiceId, table.orderId],
      foreignColumns: [clientInvoices.id, clientInvoices.orderId],
    }),
  ],
)

export const clientInvoiceCredits = pgTable('client_invoice_credits', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  dateOfCredit: day().notNull(),
  amountCents: cents().notNull(),
  amountCurrency: currency(),
  reason: text().notNull().default(''),
})

export const clientInvoiceLetters = pgTable('client_invoice_letters', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: 'cascade' }),
  introText: jsonb().$type<RichText>(),
  introEndText: jsonb().$type<RichText>(),
  addressing: text().$type<Addressing>(),
})

export const packageTravels = pgTable('package_travels', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .unique()
    .references(() => orders.id, { onDelete: 'cascade' }),
  formGivenAt: day(),
  security: text().notNull().default(''),
  securityUntil: day(),
})

/** By when an invoice is to be paid: the day it is asked for again, else its own, else at once. */
export function dueAtOf(invoice: string): string {
  return `coalesce(${invoice}.asked_again_at, ${invoice}.due_date, ${invoice}.invoice_date)`
}

/** What the paper of an invoice says is to be paid again, with what is open on it today. */
export function dueAgainOf(snapshot: string, invoice: string): string {
  return `coalesce((select jsonb_agg(again || jsonb_build_object('cents', other.open_cents) order by other.id)
    from jsonb_array_elements(coalesce(${snapshot} -> 'dueAgain', '[]')) again
      join client_invoices other on other.order_id = ${invoice}.order_id and other.invoice_number = again ->> 'number'
    where other.open_cents > 0 and other.carried_to_id is null), '[]')`
}
