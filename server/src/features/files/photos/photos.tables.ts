import type { PictureType } from '@reisewerk/domain/files/photos/picture-type.ts'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { itemColumns, oneOf, reference } from '../../../platform/database/columns.ts'
import { organisations, users } from '../../accounts/accounts.tables.ts'
import { destinations } from '../../geography/geography.tables.ts'

/** A photo and the rights to it; the bytes lie in the file store under `key`, which copies of a day share. */
export const photos = pgTable(
  'photos',
  {
    ...itemColumns,
    /** Whose it is; null where it belongs to a day, for then it is seen with the trip. */
    organisationId: reference().references(() => organisations.id),
    /** The trip of its day; the foreign keys stand with the trips, which come later. */
    orderId: reference(),
    dayId: reference(),
    /** The hotel or other partner it shows instead; its foreign key stands with the providers. */
    providerId: reference(),
    destinationId: reference().references(() => destinations.id),
    caption: text().notNull().default(''),
    source: text().notNull().default(''),
    licence: text().notNull().default(''),
    validUntil: date({ mode: 'string' }),
    sort: integer().notNull().default(0),
    key: text().notNull(),
    filetype: text().$type<PictureType>().notNull(),
    byteSize: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdById: reference().references(() => users.id),
  },
  (table) => [
    check('photos_one_home', sql`num_nonnulls(${table.dayId}, ${table.providerId}, ${table.destinationId}) = 1`),
    check(
      'photos_of_trip_or_house',
      sql`(${table.orderId} is null) = (${table.dayId} is null) and (${table.orderId} is null) <> (${table.organisationId} is null)`,
    ),
    check('photos_filetype', oneOf(table.filetype, ['jpg', 'png', 'webp'])),
    check('photos_size', sql`${table.width} > 0 and ${table.height} > 0 and ${table.byteSize} > 0`),
  ],
)
