import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ExtraType } from '@reisewerk/domain/room-lists/extra-types.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, foreignKey, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { orders } from '../orders/orders.tables.ts'
import { providers } from '../partners/partners.tables.ts'

const ofOrder = () =>
  reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

export const roomLists = pgTable('room_lists', {
  ...itemColumns,
  orderId: ofOrder(),
  providerId: reference().references(() => providers.id),
  name: text().notNull().default('Zimmerliste'),
  templateType: text().notNull().default('templateA'),
  date: date({ mode: 'string' }).$type<CalendarDate>(),
  notes: text().notNull().default(''),
  internalNotes: text().notNull().default(''),
})

export const rooms = pgTable(
  'rooms',
  {
    ...itemColumns,
    orderId: ofOrder(),
    roomListId: reference().notNull(),
    roomIndex: text().notNull().default(''),
    persons: integer().notNull().default(2),
    type: text().notNull().default('standard'),
    extraType: text().$type<ExtraType>(),
    twin: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
  },
  (table) => [
    check('rooms_persons', sql`${table.persons} between 1 and 6`),
    // A list and its rooms are of one trip.
    foreignKey({
      columns: [table.roomListId, table.orderId],
      foreignColumns: [roomLists.id, roomLists.orderId],
    }).onDelete('cascade'),
  ],
)

/** What is told of people in confidence is kept encrypted, by a key outside the database (decision 037). */
export const passengers = pgTable(
  'passengers',
  {
    ...itemColumns,
    orderId: ofOrder(),
    roomId: reference().notNull(),
    /** The same person on several lists; the number comes from a sequence of its own. */
    guest: bigint({ mode: 'number' }).notNull().default(sql`nextval('guests')`),
    gender: text().$type<'M' | 'W'>(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    nationality: text().notNull().default(''),
    dateOfBirth: text(),
    placeOfBirth: text().notNull().default(''),
    documentType: text(),
    documentNumber: text().notNull().default(''),
    assistance: boolean().notNull().default(false),
    outsideCabin: boolean().notNull().default(false),
    motorBike: boolean().notNull().default(false),
    licencePlate: text().notNull().default(''),
    allergies: text().notNull().default(''),
    notes: text().notNull().default(''),
    sort: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({ columns: [table.roomId, table.orderId], foreignColumns: [rooms.id, rooms.orderId] }).onDelete(
      'cascade',
    ),
  ],
)
