import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import type { Platform } from '../../platform/platform.ts'
import { historyOf } from './history.queries.ts'

/** What is done with trips beyond keeping them. */
export function addOrdersRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/orders/:id/history',
    summary: 'Reise: Verlauf, neueste Änderung zuerst',
    tag: 'orders',
    permission: 'signedIn',
    params: z.object({
      id: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    }),
    query: z.object({
      before: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number)
        .optional(),
    }),
    handle: (trx, { params, query }) => historyOf(trx, params.id, query.before ?? null),
  })
}
