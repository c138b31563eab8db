import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { prepareFirstLetters, prepareRenewalLetters } from './prepare-letters.service.ts'

const ofTrip = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})

const ways = [
  {
    path: '/api/orders/:id/renewal_letters',
    summary: 'Reise: Anschreiben an alle, die neu anzufragen sind, als Entwürfe vorbereiten',
    prepare: prepareRenewalLetters,
  },
  {
    path: '/api/orders/:id/first_letters',
    summary: 'Reise: Anschreiben an alle, die noch nicht angefragt sind, als Entwürfe vorbereiten',
    prepare: prepareFirstLetters,
  },
] as const

export function addPreparedLettersRoutes(app: FastifyInstance, platform: Platform): void {
  for (const { path, summary, prepare } of ways)
    addEndpoint(app, platform, {
      method: 'POST',
      status: 201,
      tag: 'orders',
      permission: 'signedIn',
      path,
      summary,
      params: ofTrip,
      answer: z.object({ letters: z.array(z.int()), begun: z.int() }),
      handle: (trx, { params }) => prepare(trx, params.id, deskOf(platform)),
    })
}
