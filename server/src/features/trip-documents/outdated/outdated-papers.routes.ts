import { outdatedPapersSchema } from '@reisewerk/domain/files/outdated/outdated-papers.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { readOutdatedPapers } from './outdated-papers.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})

export function addOutdatedPapersRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/orders/:id/outdated-papers',
    summary: 'Reise: abgelegte Dokumente, die nicht mehr sagen, was gilt, und was sich seither geändert hat',
    tag: 'documents',
    permission: 'signedIn',
    params,
    answer: outdatedPapersSchema,
    handle: async (trx, { params: { id } }) => {
      await readItem(trx, platform.resources, resourceOf(platform.resources, 'orders'), id, new Set())
      return readOutdatedPapers(trx, id, deskOf(platform))
    },
  })
}
