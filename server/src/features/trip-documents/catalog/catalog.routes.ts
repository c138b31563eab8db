import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../../platform/endpoint/locale.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readItem } from '../../../platform/resource/list.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { generateDocument } from '../../documents/generate.service.ts'
import { catalogKind } from './catalog.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const query = z.object({
  filetype: z.enum(['txt', 'docx'], 'Erlaubt sind: txt, docx').default('txt'),
  days: z
    .enum(['all', 'checked'], 'Erlaubt sind: all, checked')
    .describe('Alle Tage, ungeprüfte gekennzeichnet, oder nur die geprüften')
    .default('all'),
})

/** 'Textdatei generieren' of the catalogue page (002 §7). */
export function addCatalogRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/orders/:id/catalog/generate-document',
    summary: 'Reise: den Katalogtext erstellen und ablegen',
    tag: 'catalog',
    permission: 'signedIn',
    params,
    query,
    headers: localeHeader,
    handle: async (trx, { params: { id: orderId }, query: { filetype, days }, request }) => {
      const kind = catalogKind({ filetype, onlyChecked: days === 'checked' })
      const id = await generateDocument(trx, platform, kind, { orderId, attached: [] }, localeAsked(request))
      return readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), id, new Set())
    },
  })
}
