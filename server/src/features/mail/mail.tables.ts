import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { EmailStatus, Mailbox, StatusOfSent } from '@reisewerk/domain/mail/email.contract.ts'
import type { FileAttachment } from '@reisewerk/domain/mail/email-file.contract.ts'
import type { Known } from '@reisewerk/domain/mail/renewal/letter-facts.ts'
import type { TemplateKind } from '@reisewerk/domain/mail/template.contract.ts'
import type { AskedFor } from '@reisewerk/domain/requests/renewal.ts'
import type { KnownCrew } from '@reisewerk/domain/requests/rooms/known-crew.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations, users } from '../accounts/accounts.tables.ts'
import { documents } from '../files/files.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { requests } from '../requests/requests.tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const mailboxes = () => jsonb().$type<Mailbox[]>().notNull().default([])
const ofOrganisation = () =>
  reference()
    .notNull()
    .references(() => organisations.id)
const ofUser = () =>
  reference()
    .notNull()
    .references(() => users.id)

export const emailTemplates = pgTable('email_templates', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  name: text().notNull(),
  kind: text().$type<TemplateKind>().notNull().default('general'),
  locale: text().$type<Locale>().notNull().default('de_DE'),
  subject: text().notNull().default(''),
  body: jsonb().$type<RichText>(),
  isRetired: boolean().notNull().default(false),
})

/** What is written here; once sent, the copy that is kept. */
export const emailMessages = pgTable('email_messages', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** With the trip a foreign key of the database. */
  requestId: reference(),
  userId: ofUser(),
  status: text().$type<EmailStatus>().notNull().default('draft'),
  fromName: text().notNull().default(''),
  fromAddress: text().notNull().default(''),
  to: mailboxes(),
  cc: mailboxes(),
  bcc: mailboxes(),
  subject: text().notNull().default(''),
  body: jsonb().$type<RichText>(),
  text: text().notNull().default(''),
  messageId: text().unique(),
  orderStatus: text().$type<StatusOfSent>(),
  queuedAt: moment(),
  sentAt: moment(),
  failure: text(),
  isLetter: boolean().notNull().default(false),
  told: jsonb().$type<AskedFor>(),
  knew: jsonb().$type<Known>(),
  /** Rooms of driver and guide as they stood when it was written; kept by a trigger, null of what asks no house. */
  toldCrew: jsonb().$type<KnownCrew>(),
  isReworded: boolean().notNull().default(false),
  answerBy: date({ mode: 'string' }),
  isSentElsewhere: boolean().notNull().default(false),
})

export const emailAttachments = pgTable('email_attachments', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** Taken from the mail by a trigger. */
  orderId: reference().notNull(),
  emailId: reference().notNull(),
  documentId: reference()
    .notNull()
    .references(() => documents.id),
  sort: integer().notNull().default(0),
})

/** A message, dropped or received, as it was read; never changed. */
export const emailFiles = pgTable('email_files', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  /** Null for what came by mail. */
  userId: reference().references(() => users.id),
  name: text().notNull(),
  key: text().notNull().unique(),
  byteSize: integer().notNull(),
  messageId: text().notNull().default(''),
  subject: text().notNull().default(''),
  date: moment().notNull(),
  fromName: text().notNull().default(''),
  fromAddress: text().notNull().default(''),
  to: text().notNull().default(''),
  cc: text().notNull().default(''),
  html: text().notNull().default(''),
  text: text().notNull().default(''),
  attachments: jsonb().$type<FileAttachment[]>().notNull().default([]),
})

export const emailAssignments = pgTable('email_assignments', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  userId: ofUser(),
  messageId: text().notNull().default(''),
  subject: text().notNull().default(''),
  date: moment().notNull(),
  fromAddress: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  fileId: reference().references(() => emailFiles.id),
  /** The trip whose history tells of it: the first it was assigned to. */
  orderId: reference().references(() => orders.id, { onDelete: 'set null' }),
  /** The request it answers. */
  requestId: reference().references(() => requests.id, { onDelete: 'set null' }),
  /** Its headers named a mail that was sent from here. */
  isByHeaders: boolean().notNull().default(false),
})

/** What an e-mail is assigned to: a trip or a concept of a trip. */
export const emailAssignmentLinks = pgTable('email_assignment_links', {
  ...itemColumns,
  organisationId: reference().notNull(),
  assignmentId: reference()
    .notNull()
    .references(() => emailAssignments.id, { onDelete: 'cascade' }),
  orderId: reference(),
  /** With the organisation a foreign key of the database, like the trip. */
  orderConceptId: reference(),
})
