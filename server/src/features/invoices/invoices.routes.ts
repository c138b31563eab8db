import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { contentTypeOf, plainFileName } from '@reisewerk/domain/files/file-kinds.ts'
import {
  generateInvoiceBody,
  generateInvoiceQuery,
  invoiceDocumentSchema,
  invoicePreviewSchema,
} from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { type InvoiceMail, invoiceMailSchema } from '@reisewerk/domain/invoices/texts/invoice-mail.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Transaction } from '../../platform/database/transaction.ts'
import { addEndpoint, type Input } from '../../platform/endpoint/endpoint.ts'
import { localeAsked, localeHeader } from '../../platform/endpoint/locale.ts'
import { deskOf, type Platform } from '../../platform/platform.ts'
import { readItem } from '../../platform/resource/list.ts'
import { type ResourceSet, resourceOf } from '../../platform/resource/resource.ts'
import { beginInvoiceMail } from './invoice-mail.service.ts'
import { issueInvoice, regenerateInvoice } from './issue-invoice.service.ts'
import { createPreviewFiles } from './preview-files.ts'
import { invoiceInWord, issuedInWord, previewFile, previewInvoice } from './preview-invoice.service.ts'
import { sendInvoice } from './sent-invoice.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})
const query = z.object(generateInvoiceQuery)
const body = generateInvoiceBody.nullish()
type Asked = Input<typeof params, typeof query, typeof body>

/** Previewing and issuing invoices (002 §7). */
export function addInvoicesRoutes(app: FastifyInstance, platform: Platform): void {
  const files = createPreviewFiles(platform.now())
  const common = { permission: 'signedIn', tag: 'client_invoices', params, query, body, headers: localeHeader } as const
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/orders/:id/client-invoice/preview',
    summary: 'Reise: wie eine Rechnung jetzt aussähe, was sie verlangt und was ihr fehlt; nichts wird abgelegt',
    answer: invoicePreviewSchema,
    handle: (trx, asked) => {
      const { word = false, oldId = null } = asked.query
      return previewInvoice(trx, platform, ofTrip(asked), { oldId, filetype: word ? 'docx' : 'pdf', files })
    },
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/client_invoice_previews/:id/file',
    summary: 'Kundenrechnung: eine Vorschau als Datei, eine Weile lang und nur für den, der sie hatte',
    tag: 'client_invoices',
    permission: 'signedIn',
    params,
    handle: async (trx, { params: { id }, reply }) => {
      const { name, filetype, bytes } = await previewFile(trx, platform, files, id)
      const fileName = encodeURIComponent(plainFileName(`${name}.${filetype}`))
      reply.headers({
        'content-type': contentTypeOf(filetype),
        'content-disposition': `inline; filename*=UTF-8''${fileName}`,
        'cache-control': 'private, no-store',
      })
      return Buffer.from(bytes)
    },
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'POST',
    path: '/api/orders/:id/client-invoice/generate',
    summary: 'Reise: eine Rechnung ausstellen; mit word=true eine Word-Datei, die nie das Original ist',
    answer: invoiceDocumentSchema,
    handle: async (trx, asked) => {
      const { word = false, oldId = null } = asked.query
      const make = word ? invoiceInWord : issueInvoice
      return answered(trx, platform.resources, await make(trx, platform, ofTrip(asked), oldId))
    },
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'PUT',
    path: '/api/client_invoices/:id/generate',
    isMadeOnce: true,
    summary: 'Kundenrechnung: eine neue Fassung unter ihrer Nummer, solange sie weder versendet noch bezahlt ist',
    answer: invoiceDocumentSchema,
    handle: async (trx, asked) => {
      const { id } = asked.params
      const made =
        asked.query.word === true
          ? await issuedInWord(trx, platform, id)
          : await regenerateInvoice(trx, platform, id, ofTrip(asked), asked.request.headers['if-match'])
      return answered(trx, platform.resources, made)
    },
  })
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/client_invoices/:id/mail',
    summary: 'Kundenrechnung: die E-Mail, mit der sie zum Kunden geht, und ihre Dateien; nichts wird gesendet',
    tag: 'client_invoices',
    permission: 'signedIn',
    params,
    answer: invoiceMailSchema,
    handle: async (trx, { params: { id } }) => {
      const { documentIds, ...mail } = await beginInvoiceMail(trx, id, todayInGermany(platform.now()))
      const file = (documentId: number) =>
        readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), documentId, new Set())
      const documents = await Promise.all(documentIds.map(file))
      // What the resource answers is what its contract says.
      return { ...mail, documents: documents as unknown as InvoiceMail['documents'][number][] }
    },
  })
  addEndpoint(app, platform, {
    method: 'POST',
    path: '/api/client_invoices/:id/sent',
    summary: 'Kundenrechnung: sie ging auf anderem Weg hinaus und bleibt nun, wie sie ist',
    tag: 'client_invoices',
    permission: 'signedIn',
    params,
    handle: async (trx, { params: { id } }) => {
      await sendInvoice(trx, id, deskOf(platform))
      return readItem(trx, platform.resources, resourceOf(platform.resources, 'client_invoices'), id, new Set())
    },
  })
}

function ofTrip({ params: { id: orderId }, query: asked, body: said, request }: Asked) {
  return { orderId, query: asked, body: said ?? {}, locale: localeAsked(request) }
}

async function answered(
  trx: Transaction,
  resources: ResourceSet,
  { documentId, invoiceId }: { readonly documentId: number; readonly invoiceId: number | null },
) {
  const item = await readItem(trx, resources, resourceOf(resources, 'documents'), documentId, new Set())
  const document = { id: documentId, name: item.name, path: item.path, cloudStorage: item.cloudStorage }
  return { ...document, document, clientInvoice: invoiceId === null ? null : linkTo('client_invoices', invoiceId) }
}
