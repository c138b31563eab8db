import type { FrozenOffer } from '@reisewerk/domain/offers/versions/frozen-offer.ts'
import type { SentTo, VersionType } from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/accounts.tables.ts'
import { documents } from '../../files/files.tables.ts'
import { orders } from '../../orders/orders.tables.ts'

/** A generated offer or reconfirmation; the database lets nothing of it change but whether it was sent (OFFER-11). */
export const offerVersions = pgTable('offer_versions', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  documentId: reference()
    .notNull()
    .unique()
    .references(() => documents.id, { onDelete: 'cascade' }),
  type: text().$type<VersionType>().notNull(),
  number: text().notNull(),
  userId: reference()
    .notNull()
    .references(() => users.id),
  sentAt: timestamp({ withTimezone: true, mode: 'date' }),
  sentTo: jsonb().$type<SentTo>().notNull().default([]),
  sentById: reference().references(() => users.id),
})

/** What it told. With the trip the version is a foreign key of the database. */
export const offerVersionContents = pgTable('offer_version_contents', {
  versionId: reference().primaryKey(),
  orderId: reference().notNull(),
  content: jsonb().$type<FrozenOffer>().notNull(),
})
