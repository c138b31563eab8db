import { copiedDay, copiedServices, copiesOfServices, dateOfCopy } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { copyDay, copyServices } from './copy-services.service.ts'

const dayParams = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})

/** Services and days that stand once more in the plan of a trip (EASE-02). */
export function addCopiesRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'POST',
    status: 201,
    tag: 'placeholders',
    permission: 'signedIn',
    path: '/api/placeholders/copy',
    summary: 'Leistungen: auf Tage einer Reise kopieren',
    body: copiesOfServices,
    answer: copiedServices,
    handle: (trx, { body }) => copyServices(trx, body, deskOf(platform)),
  })
  addEndpoint(app, platform, {
    method: 'POST',
    status: 201,
    tag: 'days',
    permission: 'signedIn',
    path: '/api/days/:id/copy',
    summary: 'Tag: auf ein anderes Datum der Reise kopieren',
    params: dayParams,
    body: dateOfCopy,
    answer: copiedDay,
    handle: (trx, { params, body }) => copyDay(trx, params.id, body.date, deskOf(platform)),
  })
}
