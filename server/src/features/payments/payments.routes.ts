import { openItemSumsSchema } from '@reisewerk/domain/payments/open-items.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { sumOpenItems } from './open-items.service.ts'

const house = z
  .string()
  .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
  .transform(Number)

/** What is still to come in, over all trips. */
export function addPaymentsRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/open_items',
    summary: 'Offene Posten: Summen nach Alter, im Ganzen und je Kunde',
    tag: 'client_invoices',
    permission: 'signedIn',
    query: z.object({ organisation: house.optional() }),
    answer: openItemSumsSchema,
    atOnce: true,
    handle: (trx, { query: { organisation } }) =>
      sumOpenItems(trx, organisation === undefined ? null : [organisation], deskOf(platform)),
  })
}
