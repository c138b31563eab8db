import type { Board, RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import type { CancellationStep } from '@reisewerk/domain/requests/cancellation-steps.ts'
import type { AskedFor } from '@reisewerk/domain/requests/renewal.ts'
import type { KnownCrew } from '@reisewerk/domain/requests/rooms/known-crew.ts'
import type { RoomMix } from '@reisewerk/domain/requests/rooms/room-mix.ts'
import { type RequestedKind, requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import {
  cents,
  currency,
  itemColumns,
  localTimestamp,
  oneOf,
  reference,
  translations,
} from '../../platform/database/columns.ts'
import { ports } from '../geography/geography.tables.ts'
import { placeholders } from '../itinerary/itinerary.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { addresses, agencies, contacts, providers } from '../partners/partners.tables.ts'
import { todos } from '../tasks/tasks.tables.ts'

/** What requests of all kinds share: one provider or agency asked for one service. */
export const requests = pgTable(
  'requests',
  {
    ...itemColumns,
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    placeholderId: reference()
      .notNull()
      .references(() => placeholders.id, { onDelete: 'cascade' }),
    requestType: text().$type<RequestedKind>().notNull(),
    status: text().$type<RequestStatus>().notNull().default('new'),
    providerId: reference().references(() => providers.id),
    agencyId: reference().references(() => agencies.id),
    requestContactId: reference().references(() => contacts.id),
    startAt: localTimestamp(),
    endAt: localTimestamp(),
    checkInAt: localTimestamp(),
    /** Booking number at the provider ('ResaNr'). */
    optionNr: text().notNull().default(''),
    askedAmount: integer().notNull().default(0),
    reservedAmount: integer().notNull().default(0),
    extraDescription: text().notNull().default(''),
    extraAskedAmount: integer().notNull().default(0),
    extraReservedAmount: integer().notNull().default(0),
    notes: text().notNull().default(''),
    assignedContactId: reference().references(() => contacts.id, { onDelete: 'set null' }),
    assignedAddressId: reference().references(() => addresses.id, { onDelete: 'set null' }),
    routeDescription: text().notNull().default(''),
    serviceDescription: text().notNull().default(''),
    translations: translations<'routeDescription' | 'serviceDescription' | 'meetingPoint'>(),
    /** Menus are kept by a later feature, which this one does not know; the foreign key is the migration's. */
    menuId: reference(),
    tripDetailProgress: integer().notNull().default(0),
    /** The provider whose master data its passages in the documents were taken from; nothing but a note. */
    tripDetailsOfId: reference(),
    pricesFrom: text().notNull().default(''),
    /** Kept by a trigger; null of what is no hotel. */
    wholeGroup: boolean(),
    /** Kept by a trigger, and taken over by whoever says that the partner has confirmed. */
    agreedStartAt: localTimestamp(),
    agreedEndAt: localTimestamp(),
    agreedAmount: integer(),
    /** Of a house that was told rooms, and of a ferry that was told cabins. */
    agreedRooms: jsonb().$type<RoomMix>(),
    /** What the last letter told (decision 179). */
    lastTold: jsonb().$type<AskedFor>(),
    /** Rooms of driver and guide that a house was told of (decision 182); kept by a trigger, and by letters that leave. */
    knownCrew: jsonb().$type<KnownCrew>(),
    roomListIsNew: boolean().notNull().default(false),
    cancellationSteps: jsonb().$type<readonly CancellationStep[]>().notNull().default([]),
  },
  (table) => [
    check('requests_type', oneOf(table.requestType, requestedKinds)),
    // Midnight on the day it begins says that the end is not known (decision 005).
    check(
      'requests_period',
      sql`${table.endAt} >= ${table.startAt} or ${table.endAt} = date_trunc('day', ${table.startAt})`,
    ),
    check('requests_amounts', sql`${table.askedAmount} >= 0 and ${table.reservedAmount} >= 0`),
  ],
)

export const requestId = () =>
  reference()
    .primaryKey()
    .references(() => requests.id, { onDelete: 'cascade' })
export const ofOrder = () =>
  reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })

export const hotelRequests = pgTable('hotel_requests', {
  id: requestId(),
  orderId: ofOrder(),
  board: text().$type<Board>().notNull().default('half'),
  freePlaces: text().notNull().default(''),
  cancellation: text().notNull().default(''),
  payment: text().notNull().default(''),
  roomlistNotes: text().notNull().default(''),
})

export const ferryRequests = pgTable('ferry_requests', {
  id: requestId(),
  orderId: ofOrder(),
  type: text().$type<'night' | 'day'>().notNull().default('day'),
  startPortId: reference().references(() => ports.id),
  endPortId: reference().references(() => ports.id),
  shipName: text().notNull().default(''),
  embarkAt: localTimestamp(),
  contingentTicketPriceCents: cents(),
  contingentTicketPriceCurrency: currency(),
  contingentBusPriceCents: cents(),
  contingentBusPriceCurrency: currency(),
  contingentTicketTaxCents: cents(),
  contingentTicketTaxCurrency: currency(),
  contingentBusTaxCents: cents(),
  contingentBusTaxCurrency: currency(),
})

export const optionTodo = { table: todos, column: 'requestId' } as const

const local = (column: string) => `to_char(r.${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`
/** When, for how many and which rooms a request `r` says, as one value. */
const askedFor = (start: string, end: string, amount: string, rooms: string) =>
  `json_build_object('startAt', ${local(start)}, 'endAt', ${local(end)}, 'askedAmount', r.${amount}, 'rooms', ${rooms})`
/** `asked_places` of a row that may have more than the table: of the option radar. */
export const placesOf = (row: string) => `(select asked_places(q) from requests q where q.id = ${row}.id)`
/** What it asks for now. */
export const askedNow = askedFor(...(['start_at', 'end_at', 'asked_amount'] as const), placesOf('r'))
/** What its partner knows. */
export const agreed = askedFor(...(['agreed_start_at', 'agreed_end_at', 'agreed_amount'] as const), 'r.agreed_rooms')

/** Where a request `r` stands, and what its partner knows of it. */
export const knownOf = `json_build_object('status', r.status, 'agreed', ${agreed}, 'told', r.last_told)`
