import { versionComparisonSchema } from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../../platform/endpoint/locale.ts'
import { deskOf, type Platform } from '../../../platform/platform.ts'
import { compareVersion } from './offer-versions.service.ts'

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
    headers: localeHeader,
    answer: versionComparisonSchema,
    handle: (trx, { params: { id }, query, request }) =>
      compareVersion(trx, id, query.with ?? null, { locale: localeAsked(request), desk: deskOf(platform) }),
  })
}
