import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { TripDetailType } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { documents } from '../../files/files.tables.ts'
import { days } from '../../itinerary/itinerary.tables.ts'
import { orders } from '../../orders/orders.tables.ts'
import { requests } from '../../requests/requests.tables.ts'
import { menus, tripDetailTemplates } from '../document-templates.tables.ts'

const ofOrder = () =>
  reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

/** What the documents of a trip say: of the trip, and of what each request books (002 §3). */
export const tripDetails = pgTable('trip_details', {
  ...itemColumns,
  orderId: ofOrder(),
  requestId: reference().references(() => requests.id, { onDelete: 'cascade' }),
  dayId: reference().references(() => days.id, { onDelete: 'cascade' }),
  type: text().$type<TripDetailType>().notNull(),
  subType: text(),
  title: text().notNull().default(''),
  text: jsonb().$type<RichText>(),
  isEditable: boolean().notNull().default(true),
  templateId: reference().references(() => tripDetailTemplates.id, { onDelete: 'set null' }),
  menuId: reference().references(() => menus.id),
  positionInDocument: integer().notNull().default(1),
})

export const tripDetailImages = pgTable(
  'trip_detail_images',
  {
    ...itemColumns,
    orderId: ofOrder(),
    tripDetailId: reference()
      .notNull()
      .references(() => tripDetails.id, { onDelete: 'cascade' }),
    documentId: reference()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (table) => [unique('trip_detail_images_once').on(table.tripDetailId, table.documentId)],
)
