import { drawnPagesSchema } from '@reisewerk/domain/documents/drawn-pages.contract.ts'
import { paperCheckSchema } from '@reisewerk/domain/documents/paper-check.contract.ts'
import { actedPapers } from '@reisewerk/domain/requests/losses/cancelled-trip.ts'
import { lossChecks } from '@reisewerk/domain/trip-documents/loss-checks.ts'
import { generatePapersBody } from '@reisewerk/domain/trip-documents/papers/trip-papers.contract.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../../platform/endpoint/locale.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { drawDocument, generateDocument } from '../../documents/generate.service.ts'
import { lossesOfTrip } from '../../requests/losses/losses.service.ts'
import { papersKind, questionnaireKind, readPaperOrder } from './paper-kinds.service.ts'
import { readArranged } from './trip-papers.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const group = z.union([z.literal('document_read'), z.array(z.literal('document_read'))]).optional()
const query = z.object({ '_groups[]': group, _groups: group })
const attachments = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    filetype: z.string(),
    type: z.string(),
    provider: z.string().nullable(),
    isIncluded: z.boolean(),
    createdAt: z.string(),
    isMerged: z.boolean(),
  }),
)
const ofTrip = { tag: 'trip_papers', permission: 'signedIn', params } as const
/** 002 §7 names the call in words; these are the ways to read them (decision 042). */
const addresses = ['/trip-details/generate', '/trip-details/generate-document', '/trip-details']

/** The travel documents of a trip (002 §7). */
export function addTripPapersRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    ...ofTrip,
    method: 'GET',
    path: '/api/orders/:id/paper_checks',
    summary:
      'Reise: was Leistungsträger vor Vouchern oder Reiseunterlagen noch nicht zugesagt haben, jeder Punkt mit seiner Leistung',
    query: z.object({ paper: z.enum(actedPapers) }),
    answer: z.array(paperCheckSchema),
    handle: async (trx, { params: { id: orderId }, query: { paper } }) =>
      lossChecks(await lossesOfTrip(trx, orderId, paper), orderId),
  })
  for (const address of addresses) {
    addEndpoint(app, platform, {
      ...ofTrip,
      method: 'POST',
      path: `/api/orders/:id${address}`,
      summary: 'Reise: Reiseunterlagen erstellen und ablegen',
      query,
      body: generatePapersBody,
      headers: localeHeader,
      handle: async (trx, { params: { id: orderId }, body, request }) => {
        const locale = localeAsked(request)
        const order = await readPaperOrder(trx, orderId, body)
        const trips = { orderId, attached: [] }
        const kind = papersKind(order, { files: platform.files, isPreview: false })
        const id = await generateDocument(trx, platform, kind, trips, locale)
        if (body._questionaire) await generateDocument(trx, platform, questionnaireKind(order), trips, locale)
        return readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), id, new Set())
      },
    })
  }
  addEndpoint(app, platform, {
    ...ofTrip,
    method: 'POST',
    path: '/api/orders/:id/trip-details/preview',
    summary: 'Reise: wie die Reiseunterlagen jetzt aussähen, als Bilder der Seiten',
    body: generatePapersBody,
    headers: localeHeader,
    answer: drawnPagesSchema,
    handle: async (trx, { params: { id: orderId }, body, request }) => {
      const order = await readPaperOrder(trx, orderId, body, { isPreview: true })
      const kind = papersKind(order, { files: platform.files, isPreview: true })
      return drawDocument(trx, platform, kind, { orderId, attached: [] }, localeAsked(request))
    },
  })
  addEndpoint(app, platform, {
    ...ofTrip,
    method: 'GET',
    path: '/api/orders/:id/trip-details/attachments',
    summary: 'Reise: was hinter die Reiseunterlagen gebunden wird, in seiner Reihenfolge',
    answer: attachments,
    handle: (trx, { params: { id } }) => readArranged(trx, id),
  })
}
