import { translateBody, translatedSchema } from '@reisewerk/domain/accounts/translation/translate.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import type { Platform } from '../../../platform/platform.ts'
import { translate } from './translate.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})

/** Translating free texts by the service of a house (INV-09). */
export function addTranslationRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/organisations/:id/translate',
    summary: 'Organisation: freie Texte durch ihren Übersetzungsdienst übersetzen lassen; nichts wird abgelegt',
    tag: 'translation_services',
    permission: 'signedIn',
    params,
    body: translateBody,
    answer: translatedSchema,
    handle: (trx, { params: { id }, body }) => translate(trx, platform.seal, id, body),
  })
}
