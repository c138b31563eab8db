import { planChangeKinds, planChanges } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { listPlanChanges } from './plan-changes.queries.ts'
import { takeBackPlanChange } from './take-back.service.ts'

const ofPlans = { tag: 'plan_changes', permission: 'signedIn' } as const
const number = z
  .string()
  .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
  .transform(Number)

/** What was copied or swapped in the plan of a trip in the last 30 days, and taking it back (EASE-02, EASE-03). */
export function addPlanChangesRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...ofPlans,
    method: 'GET',
    path: '/api/plan_changes',
    summary: 'Kopiertes, Getauschtes und Verschobenes der letzten 30 Tage, das sich rückgängig machen lässt',
    query: z.object({ 'order.id': number }),
    answer: planChanges,
    handle: async (trx, { query }) =>
      (await listPlanChanges(trx, query['order.id'])).map(({ at, kind, ...row }) => ({
        ...row,
        at: wireOfInstant(at),
        title: planChangeKinds[kind],
      })),
  })
  addEndpoint(app, platform, {
    ...ofPlans,
    method: 'POST',
    status: 204,
    path: '/api/plan_changes/:id/take_back',
    summary: 'Kopiertes, Getauschtes oder Verschobenes rückgängig machen',
    params: z.object({ id: number }),
    handle: (trx, { params }) => takeBackPlanChange(trx, params.id, deskOf(platform)),
  })
}
