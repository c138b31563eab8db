import * as z from 'zod'
import { orderStatusKeys, todoStatusKeys, todoTypeKeys } from '../accounts/options.ts'

/** Who an entry belongs to when it stands with a deputy; null for one's own. */
const absentee = z.number().nullable()

const trip = z.object({ id: z.number(), orderNumber: z.string(), name: z.string() })

const dashboardTodoSchema = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  status: z.enum(todoStatusKeys),
  todoType: z.enum(todoTypeKeys),
  /** 'DD.MM.YYYY 00:00:00' */
  dueDate: z.string().nullable(),
  user: z.number().nullable(),
  absentee,
  /** 'hotel', 'ferry' … for the option deadline of a request. */
  requestType: z.string().nullable(),
  order: trip.nullable(),
})
export type DashboardTodo = z.output<typeof dashboardTodoSchema>

const todoPageSchema = z.object({ items: z.array(dashboardTodoSchema), total: z.number() })

/** Rows of a list at first; asked for more, it tells more (APP-10). */
const firstRows = 20
const rows = z
  .string()
  .regex(/^\d{1,4}$/, 'Bitte eine Zahl angeben')
  .transform(Number)
  .pipe(z.int().min(1).max(1000))
  .default(firstRows)

/** How many rows are told: to-dos, and options of either kind, those still to come and those that ran out. */
export const shownSchema = z.object({ todos: rows, options: rows })
export type Shown = z.output<typeof shownSchema>
export const firstShown: Shown = { todos: firstRows, options: firstRows }

/** `GET /api/user_dashboard/todos`: what is to be done and which options run out (APP-10). */
export const dashboardTodosSchema = z.object({
  todos: todoPageSchema,
  /** Those to come first; `expired` of them ran out already and follow, the latest first. */
  options: todoPageSchema.extend({ expired: z.number() }),
})
export type DashboardTodos = z.output<typeof dashboardTodosSchema>

/** `GET /api/user_dashboard/trips`: trips by status, departures, and for whom one stands in (APP-10, APP-22). */
export const dashboardTripsSchema = z.object({
  /** Whose trips these are: one's own and those of absent colleagues. */
  users: z.array(z.number()),
  byStatus: z.array(z.object({ status: z.enum(orderStatusKeys), count: z.number() })),
  departures: z.array(
    trip.extend({
      startAt: z.string(),
      status: z.enum(orderStatusKeys),
      pax: z.number(),
      absentee,
    }),
  ),
  /** Colleagues whose deputy one is today. */
  absences: z.array(
    z.object({ user: z.number(), name: z.string(), endAt: z.string(), trips: z.number(), todos: z.number() }),
  ),
})
export type DashboardTrips = z.output<typeof dashboardTripsSchema>
