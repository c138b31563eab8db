import type { MailboxSecurity } from '@reisewerk/domain/mail/mailbox.contract.ts'
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { organisations, users } from '../../accounts/accounts.tables.ts'

const ofOrganisation = () =>
  reference()
    .notNull()
    .references(() => organisations.id)

export const mailServers = pgTable('mail_servers', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  /** Who set it up. */
  userId: reference()
    .notNull()
    .references(() => users.id),
  senderAddress: text().notNull(),
  host: text().notNull(),
  port: integer().notNull().default(587),
  security: text().$type<MailboxSecurity>().notNull().default('starttls'),
  userName: text().notNull().default(''),
  isActive: boolean().notNull().default(true),
})

/** Its password, sealed: nothing of it is in the change log. */
export const mailServerPasswords = pgTable('mail_server_passwords', {
  mailServerId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => mailServers.id, { onDelete: 'cascade' }),
  organisationId: ofOrganisation(),
  sealedPassword: text().notNull(),
})
