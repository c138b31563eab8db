import { integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../../platform/database/columns.ts'
import { photos } from '../../files/photos/photos.tables.ts'
import { days } from '../../itinerary/itinerary.tables.ts'
import { orders } from '../../orders/orders.tables.ts'
import { offers } from '../offers.tables.ts'

/** Photos that somebody chose for the days of an offer. */
export const offerPhotos = pgTable(
  'offer_photos',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    offerId: reference()
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    dayId: reference()
      .notNull()
      .references(() => days.id, { onDelete: 'cascade' }),
    photoId: reference()
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    sort: integer().notNull().default(0),
  },
  (table) => [unique('offer_photos_once').on(table.offerId, table.dayId, table.photoId)],
)
