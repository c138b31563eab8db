import type { ListMarks } from '@reisewerk/domain/room-lists/documents/room-marks.ts'
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { documents } from '../../files/files.tables.ts'
import { orders } from '../../orders/orders.tables.ts'
import { requests } from '../../requests/requests.tables.ts'
import { roomLists } from '../room-lists.tables.ts'

/** Which list a hotel was made, when it went there, and whether the hotel has confirmed it (ROOM-08). */
export const hotelLists = pgTable('hotel_lists', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  requestId: reference()
    .notNull()
    .references(() => requests.id, { onDelete: 'cascade' }),
  roomListId: reference().references(() => roomLists.id, { onDelete: 'set null' }),
  documentId: reference().references(() => documents.id, { onDelete: 'set null' }),
  /** What tells a room from its later self without telling who sleeps there. */
  marks: jsonb().$type<ListMarks['rooms']>().notNull().default({}),
  /** The same of what is told in confidence: in no log, and erased with it. */
  personalMarks: jsonb().$type<ListMarks['personal']>().notNull().default({}),
  notesMark: text(),
  sentAt: timestamp({ withTimezone: true, mode: 'date' }),
  isConfirmed: boolean().notNull().default(false),
})
