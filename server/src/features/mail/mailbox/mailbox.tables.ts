import type { MailboxSecurity } from '@reisewerk/domain/mail/mailbox.contract.ts'
import { bigint, boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { organisations, users } from '../../accounts/accounts.tables.ts'
import { emailFiles } from '../mail.tables.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const ofOrganisation = () =>
  reference()
    .notNull()
    .references(() => organisations.id)

export const mailboxes = pgTable('mailboxes', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  /** Who set it up. */
  userId: reference()
    .notNull()
    .references(() => users.id),
  address: text().notNull().default(''),
  host: text().notNull(),
  port: integer().notNull().default(993),
  security: text().$type<MailboxSecurity>().notNull().default('tls'),
  userName: text().notNull(),
  inboxFolder: text().notNull().default(''),
  sentFolder: text().notNull().default(''),
  readFrom: date({ mode: 'string' }),
  isActive: boolean().notNull().default(true),
})

/** How far a mailbox was read, and its password, sealed: nothing of it is in the change log. */
export const mailboxStates = pgTable('mailbox_states', {
  mailboxId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => mailboxes.id, { onDelete: 'cascade' }),
  organisationId: ofOrganisation(),
  sealedPassword: text(),
  uidValidity: bigint({ mode: 'number' }),
  lastUid: bigint({ mode: 'number' }).notNull().default(0),
  /** When its reading was last asked for. */
  askedAt: moment(),
  readAt: moment(),
  failure: text(),
})

/** A mail of the mailbox; its words are in its file. */
export const receivedEmails = pgTable('received_emails', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  mailboxId: reference().references(() => mailboxes.id, { onDelete: 'set null' }),
  fileId: reference()
    .notNull()
    .references(() => emailFiles.id),
  uidValidity: bigint({ mode: 'number' }),
  uid: bigint({ mode: 'number' }),
  identity: text().notNull(),
  messageId: text().notNull().default(''),
  thread: text().array().notNull().default([]),
  subject: text().notNull().default(''),
  date: moment().notNull(),
  fromName: text().notNull().default(''),
  fromAddress: text().notNull().default(''),
  isRead: boolean().notNull().default(false),
  isDismissed: boolean().notNull().default(false),
  /** Kept by a trigger. */
  isAssigned: boolean().notNull().default(false),
})
