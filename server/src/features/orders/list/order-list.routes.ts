import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { timelineSchema } from '@reisewerk/domain/orders/order-list.contract.ts'
import type { FastifyInstance } from 'fastify'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Query, readListQuery } from '../../../platform/resource/list-query.ts'
import { listQuery } from '../../../platform/resource/query-schema.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { timelineOf } from './order-list.queries.ts'

/** The trip list in other forms; both take the filters, the search and the order of `GET /api/orders`. */
export function addOrderListRoutes(app: FastifyInstance, platform: Platform): void {
  const list = { method: 'GET', tag: 'orders', permission: 'signedIn', query: listQuery(orderContract) } as const
  addEndpoint(app, platform, {
    ...list,
    path: '/api/orders/timeline',
    summary: 'Reisen: Zeitachse',
    answer: timelineSchema,
    handle: (trx, { query }) =>
      timelineOf(trx, resourceOf(platform.resources, 'orders'), readListQuery(orderContract, query as Query)),
  })
}
