import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import {
  offerVersionContract,
  versionComparisonSchema,
} from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { compareVersion, handOver, takeBack } from './offer-versions.service.ts'

const listed: ReadonlySet<string> = new Set(['offer_version_read'])
const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

export function addOfferVersionsRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/offer_versions/:id/comparison',
    summary: 'Angebotsversion: was eine spätere Version, oder ohne „with“ der heutige Stand, anders sagt',
    tag: 'offer_versions',
    permission: 'signedIn',
    params: z.object({ id: digits }),
    query: z.object({ with: digits.optional() }),
    answer: versionComparisonSchema,
    handle: (trx, { params: { id }, query }) => compareVersion(trx, id, query.with ?? null, deskOf(platform)),
  })
  for (const [method, summary] of [
    ['POST', 'als gesendet markieren: sie ging nicht von hier per E-Mail hinaus'],
    ['DELETE', 'die Markierung als gesendet zurücknehmen'],
  ] as const) {
    addEndpoint(app, platform, {
      method,
      path: '/api/offer_versions/:id/sent',
      summary: `Angebotsversion: ${summary}`,
      tag: 'offer_versions',
      permission: 'signedIn',
      params: z.object({ id: digits }),
      answer: itemSchema(offerVersionContract, listed),
      handle: async (trx, { params: { id } }) => {
        if (method === 'POST') await handOver(trx, id, deskOf(platform))
        else await takeBack(trx, id)
        return readItem(trx, platform.resources, resourceOf(platform.resources, 'offer_versions'), id, listed)
      },
    })
  }
}
