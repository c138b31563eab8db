import { firstStepsSchema } from '@reisewerk/domain/accounts/house/first-steps.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import type { Platform } from '../../../platform/platform.ts'
import { firstStepsOf } from './first-steps.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})

/** Where a new house stands in its first hour (MOVE-02). */
export function addFirstStepsRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/organisations/:id/first_steps',
    summary: 'Organisation: erste Schritte',
    tag: 'organisations',
    permission: 'admin',
    params,
    answer: firstStepsSchema,
    handle: (trx, { params: { id } }) => firstStepsOf(trx, id, platform.sendsMail),
  })
}
