import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { documents } from '../../files/files.tables.ts'
import { orders } from '../../orders/orders.tables.ts'
import { contacts } from '../../partners/partners.tables.ts'

/** How the travel documents of a trip are put together; each PDF is a document. */
export const tripPapers = pgTable('trip_papers', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .unique('trip_papers_once')
    .references(() => orders.id, { onDelete: 'cascade' }),
  contactId: reference().references(() => contacts.id, { onDelete: 'set null' }),
  freeText: jsonb().$type<RichText>(),
  print: boolean().notNull().default(false),
  route: boolean().notNull().default(true),
  generalInfos: boolean().notNull().default(true),
  questionaire: boolean().notNull().default(false),
  coverLetter: boolean().notNull().default(true),
  detailedRoute: boolean().notNull().default(true),
  menu: boolean().notNull().default(false),
})

/** What is bound behind them. */
export const tripPaperAttachments = pgTable('trip_paper_attachments', {
  ...itemColumns,
  orderId: reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  tripPapersId: reference()
    .notNull()
    .references(() => tripPapers.id, { onDelete: 'cascade' }),
  documentId: reference()
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' }),
  isMerged: boolean().notNull().default(true),
  sort: integer().notNull().default(0),
})
