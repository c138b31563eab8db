import { offerContentsSchema } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { type GeneratedType, generatedTypes } from '@reisewerk/domain/offers/offer-documents.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../platform/database/transaction.ts'
import { addEndpoint, type Input } from '../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../platform/endpoint/locale.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { readItem } from '../../platform/resource/list.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { type DocumentKind, generateDocument } from '../documents/generate.service.ts'
import { routeKind } from '../documents/route.service.ts'
import { confirmationKind, contentsOfOffer, offerKind } from './offers.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const group = oneOrMore('document_read', 'Bekannt ist die Gruppe document_read.')
/** Each call makes one document. */
const kinds: Record<GeneratedType, DocumentKind> = {
  offer: offerKind,
  offer_confirmation: confirmationKind,
  route: routeKind,
}
const types = z
  .preprocess(
    (value) => (Array.isArray(value) && value.length === 1 ? value[0] : value),
    z.enum(
      generatedTypes,
      'Hier entstehen Angebot, Rückbestätigung und Reiseverlauf, jedes für sich: types ist offer, offer_confirmation oder route.',
    ),
  )
  .optional()
const query = z.object({ '_groups[]': group, _groups: group, types, 'types[]': types })

function oneOrMore<Value extends string>(value: Value, message: string) {
  return z.union([z.literal(value), z.array(z.literal(value))], message).optional()
}

/** Making the offer (002 §7). The documents call it by GET; since it stores something, POST is the honest way. */
export function addOffersRoutes(app: FastifyInstance, platform: Platform): void {
  const generate = async (trx: Transaction, asked: Input<typeof params, typeof query>) => {
    const kind = kinds[asked.query.types ?? asked.query['types[]'] ?? 'offer']
    const id = await generateDocument(trx, platform, kind, asked.params.id, localeAsked(asked.request))
    return readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), id, new Set())
  }
  for (const method of ['POST', 'GET'] as const) {
    addEndpoint(app, platform, {
      method,
      path: '/api/orders/:id/offer/generate-document',
      summary: 'Reise: Angebot, Rückbestätigung oder Reiseverlauf als PDF erstellen und ablegen',
      tag: 'offers',
      permission: 'signedIn',
      writes: true,
      params,
      query,
      headers: localeHeader,
      handle: generate,
    })
  }
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/orders/:id/offer/contents',
    summary: 'Reise: was ein Angebot jetzt aufführen würde',
    tag: 'offers',
    permission: 'signedIn',
    params,
    headers: localeHeader,
    answer: offerContentsSchema,
    handle: (trx, { params: { id }, request }) => contentsOfOffer(trx, id, localeAsked(request), deskOf(platform)),
  })
}
