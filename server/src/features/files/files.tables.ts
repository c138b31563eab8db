import type { FileFault } from '@reisewerk/domain/files/document.contract.ts'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations, users } from '../accounts/accounts.tables.ts'

/** A stored file: generated offers, uploads. The bytes lie in the file store under `key`. */
export const documents = pgTable('documents', {
  ...itemColumns,
  organisationId: reference()
    .notNull()
    .references(() => organisations.id),
  /** The trip it belongs to; the foreign key stands with the trips, which come later. */
  orderId: reference(),
  /** The provider it belongs to instead (DOC-07); its foreign key stands with the providers. */
  providerId: reference(),
  name: text().notNull(),
  /** What it is: offer, calculation, trip … (002 §7) */
  type: text().notNull(),
  filetype: text().notNull(),
  key: text().notNull().unique(),
  byteSize: integer().notNull(),
  cloudStorage: boolean().notNull().default(false),
  isGlobal: boolean().notNull().default(false),
  /** Tells of people what only who has the right 'Personendaten sehen' is shown: for nobody else it is there (ROOM-06). */
  holdsPersonal: boolean().notNull().default(false),
  /** Put here by somebody; else the program made it. */
  isUpload: boolean().notNull().default(false),
  /** A list of guests of which nothing is taken over yet: it goes with the import that is cancelled (ROOM-04). */
  awaitsImport: boolean().notNull().default(false),
  /** Of a PDF that was put here; it is bound in nowhere. */
  fault: text().$type<FileFault>(),
  /** Made for the house itself: it goes to no guest (DOC-05). */
  isForHouse: boolean().notNull().default(false),
  /** The trips it tells beside its own: it is there for nobody who may not see all of them (decision 154). */
  toldOrderIds: reference().array().notNull().default([]),
  /** Of a list of guests: which of the trip's lists, and as what of it (`listKinds`); the foreign key stands with the lists. */
  roomListId: reference(),
  listKind: text(),
  /** Since when its content is gone (decision 037). */
  erasedAt: timestamp({ withTimezone: true, mode: 'date' }),
  createdById: reference().references(() => users.id),
})
