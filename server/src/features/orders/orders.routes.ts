import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { readItem } from '../../platform/resource/list.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { historyOf } from './history/history.queries.ts'
import { restoreOrder } from './restore-order.service.ts'

const digits = z
  .string()
  .regex(/^\d{1,15}$/, 'Bitte eine Zahl angeben')
  .transform(Number)

const ofTrip = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const noGroups: ReadonlySet<string> = new Set()

export function addOrdersRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/orders/:id/history',
    summary: 'Reise: Verlauf, neueste Änderung zuerst',
    tag: 'orders',
    permission: 'signedIn',
    params: ofTrip,
    query: z.object({
      before: digits.optional().meta({ description: 'nur was älter ist als der Eintrag mit dieser Nummer' }),
      _page: digits.pipe(z.int().min(1).max(1_000_000)).default(1),
      _itemsPerPage: digits.pipe(z.int().min(1).max(500)).default(100),
    }),
    handle: async (trx, { params, query, reply }) => {
      const { before = null, _page: page, _itemsPerPage: itemsPerPage } = query
      const { items, total } = await historyOf(trx, platform.resources, params.id, { before, page, itemsPerPage })
      reply.header('x-total-items', total)
      return items
    },
  })
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/orders/:id/restore',
    summary: 'Reise: gelöschte Reise wiederherstellen, mit dem Status von vorher',
    tag: 'orders',
    permission: 'admin',
    params: ofTrip,
    answer: itemSchema(orderContract, noGroups),
    handle: async (trx, { params }) => {
      await restoreOrder(trx, params.id, deskOf(platform))
      return readItem(trx, platform.resources, resourceOf(platform.resources, 'orders'), params.id, noGroups)
    },
  })
}
