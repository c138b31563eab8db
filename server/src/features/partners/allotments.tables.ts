import type { RoomType } from '@reisewerk/domain/partners/allotments.ts'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { oneOf } from '../../platform/database/columns.ts'
import { seasonColumns } from './agreed.tables.ts'

/** Rooms that a hotel keeps free for one house, night by night; of one kind of room there is one allotment a night. */
export const allotments = pgTable(
  'hotel_allotments',
  {
    ...seasonColumns,
    roomType: text().$type<RoomType>().notNull(),
    rooms: integer().notNull(),
    releaseDays: integer(),
  },
  (table) => [
    check('hotel_allotments_period', sql`${table.endAt} >= ${table.startAt}`),
    check('hotel_allotments_rooms', sql`${table.rooms} > 0`),
    check('hotel_allotments_room_type', oneOf(table.roomType, ['single', 'double', 'triple', 'quad'])),
  ],
)
