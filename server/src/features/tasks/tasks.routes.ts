import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import {
  dashboardTodosSchema,
  dashboardTripsSchema,
  shownSchema,
} from '@reisewerk/domain/tasks/user-dashboard.contract.ts'
import { idOfLink } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { violated } from '../../platform/errors.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { listItems } from '../../platform/resource/list.ts'
import { type Query, readListQuery } from '../../platform/resource/list-query.ts'
import { groupsQuery } from '../../platform/resource/query-schema.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { assignAllTodos } from './todos.service.ts'
import { readDashboardTodos, readDashboardTrips } from './user-dashboard.service.ts'

const signedIn = { permission: 'signedIn' } as const
const orderId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/** An id as a number, as digits, or as a link. */
const idOrLink = (resource: string) =>
  z
    .union(
      [z.int().min(0).max(999_999_999_999_999), z.string().max(60)],
      'Bitte eine Nummer oder einen Verweis angeben',
    )
    .transform((value, context) => {
      const id =
        typeof value === 'number'
          ? value
          : (idOfLink(value, resource) ?? (/^\d{1,15}$/.test(value) ? Number(value) : null))
      if (id !== null) return id
      context.addIssue({ code: 'custom', message: 'Bitte eine Nummer oder einen Verweis angeben' })
      return z.NEVER
    })

/** What is done with to-dos beyond keeping them, and the first page of the day. */
export function addTasksRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'PUT',
    path: '/api/orders/:id/todos_user',
    summary: 'Reise: alle Aufgaben neu zuordnen',
    tag: 'todos',
    params: z.object({ id: orderId }),
    query: groupsQuery(todoContract),
    // The documents' names, or those of the to-do's own fields.
    body: z.strictObject({
      orderID: idOrLink('orders').optional(),
      order: idOrLink('orders').optional(),
      userID: idOrLink('users').optional(),
      user: idOrLink('users').optional(),
    }),
    answer: z.array(itemSchema(todoContract, new Set())),
    handle: async (trx, { params, query, body, reply }) => {
      const order = body.orderID ?? body.order
      if (order !== undefined && order !== params.id) {
        throw violated({ propertyPath: 'orderID', message: 'Das ist eine andere Reise als die der Adresse.' })
      }
      await assignAllTodos(trx, params.id, body.userID ?? body.user, deskOf(platform))
      // The query has been read as one of a single item; what narrows a list stands here.
      const asked = {
        ...(query as Query),
        'order.id': String(params.id),
        '_order[dueDate]': 'asc',
        _itemsPerPage: '500',
      }
      const todos = resourceOf(platform.resources, 'todos')
      const { items, total } = await listItems(trx, platform.resources, todos, readListQuery(todoContract, asked))
      reply.header('x-total-items', total)
      return items
    },
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'GET',
    path: '/api/user_dashboard/todos',
    summary: 'Startseite: dringende Aufgaben und ablaufende Optionen',
    tag: 'user_dashboard',
    query: shownSchema,
    answer: dashboardTodosSchema,
    handle: (trx, { query }) => readDashboardTodos(trx, deskOf(platform).today, query),
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'GET',
    path: '/api/user_dashboard/trips',
    summary: 'Startseite: Reisen nach Status, Abreisen und Vertretungen',
    tag: 'user_dashboard',
    answer: dashboardTripsSchema,
    handle: (trx) => readDashboardTrips(trx, deskOf(platform).today),
  })
}
