import type {
  OrderStatus,
  RequestStatus,
  TodoDueFrom,
  TodoKind,
  TodoStatus,
  TodoType,
} from '@reisewerk/domain/accounts/options.ts'
import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { itemColumns, reference } from '../../platform/database/columns.ts'
import { organisations, users } from '../accounts/accounts.tables.ts'
import { orders } from '../orders/orders.tables.ts'
import { clients } from '../partners/partners.tables.ts'

const ofOrganisation = () =>
  reference()
    .notNull()
    .references(() => organisations.id)
const ofOrder = () =>
  reference()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })
/** Statuses of trips that something is valid for; none means all. */
const orderStatuses = () => text().array().$type<OrderStatus[]>().notNull().default([])

export const todos = pgTable('todos', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  orderId: reference().references(() => orders.id, { onDelete: 'cascade' }),
  /** The request this is the option deadline of; its foreign key stands with the requests, which come later. */
  requestId: reference().unique(),
  /** The request whose last day without cancellation costs it reminds of (REQ-09); a trigger keeps it. */
  releaseOfId: reference().unique(),
  /** The hotel's request whose rooming list is to be sent (ROOM-08); a trigger keeps it. */
  roomListOfId: reference().unique(),
  /** The term of payment for which an invoice is to be made; a trigger keeps it. */
  paymentConditionId: reference().unique(),
  /** An invoice has done it, and nobody by hand: without that it is open again. */
  isDoneByInvoice: boolean().notNull().default(false),
  userId: reference().references(() => users.id),
  name: text().notNull(),
  status: text().$type<TodoStatus>().notNull().default('open'),
  todoType: text().$type<TodoType>().notNull().default('general'),
  type: text().$type<TodoKind>().notNull().default('internal'),
  dueDate: date({ mode: 'string' }),
  doneDate: timestamp({ withTimezone: true, mode: 'date' }),
  description: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  orderStatuses: orderStatuses(),
  requestStatuses: text().array().$type<RequestStatus[]>().notNull().default([]),
  /** What made it by itself. */
  cause: text().$type<'minimum_participants'>(),
})

/** To-dos that arise when a trip reaches a status; a trigger makes them (tasks_of_status). */
export const todoTemplates = pgTable('todo_templates', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  name: text().notNull(),
  description: text().notNull().default(''),
  todoType: text().$type<TodoType>().notNull().default('general'),
  type: text().$type<TodoKind>().notNull().default('internal'),
  tags: text().array().notNull().default([]),
  orderStatus: text().$type<OrderStatus>().notNull(),
  orderStatuses: orderStatuses(),
  dueFrom: text().$type<TodoDueFrom>().notNull().default('status'),
  dueDays: integer().notNull().default(7),
  isActive: boolean().notNull().default(true),
})

export const checklistItems = pgTable('checklist_items', {
  ...itemColumns,
  orderId: ofOrder(),
  title: text().notNull(),
  doneDate: timestamp({ withTimezone: true, mode: 'date' }),
  orderStatuses: orderStatuses(),
})

export const checklistTemplates = pgTable('checklist_templates', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  title: text().notNull(),
  orderStatuses: orderStatuses(),
  sort: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
})

export const visitReports = pgTable('visit_reports', {
  ...itemColumns,
  orderId: ofOrder(),
  clientId: reference().references(() => clients.id),
  /** The visit it reports on; a foreign key holds both to the same trip. */
  todoId: reference(),
  userId: reference().references(() => users.id),
  visitedOn: date({ mode: 'string' }).notNull(),
  participants: text().notNull().default(''),
  content: text().notNull().default(''),
  agreements: text().notNull().default(''),
})

export const userAbsences = pgTable('user_absences', {
  ...itemColumns,
  organisationId: ofOrganisation(),
  userId: reference()
    .notNull()
    .references(() => users.id),
  deputyId: reference()
    .notNull()
    .references(() => users.id),
  startAt: date({ mode: 'string' }).notNull(),
  endAt: date({ mode: 'string' }).notNull(),
})
