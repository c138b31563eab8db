import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { prepareRenewalLetters } from './renewal-letters.service.ts'

export function addRenewalLettersRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'POST',
    status: 201,
    tag: 'orders',
    permission: 'signedIn',
    path: '/api/orders/:id/renewal_letters',
    summary: 'Reise: Anschreiben an alle, die neu anzufragen sind, als Entwürfe vorbereiten',
    params: z.object({
      id: z
        .string()
        .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
        .transform(Number),
    }),
    answer: z.object({ letters: z.array(z.int()), begun: z.int() }),
    handle: (trx, { params }) => prepareRenewalLetters(trx, params.id, deskOf(platform)),
  })
}
