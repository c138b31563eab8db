import { supplierFileSchema } from '@reisewerk/domain/accounting/suppliers/supplier-file.contract.ts'
import { uploadLimit } from '@reisewerk/domain/files/file-kinds.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { sentFile } from '../../../platform/endpoint/sent-file.ts'
import { fileBody, fileNameInQuery, takingFiles } from '../../../platform/endpoint/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fileTooLarge } from '../../files/uploads.service.ts'
import { idInPath } from '../id-in-path.ts'
import { dropSupplierFile, keepSupplierFile, supplierFile } from './keep-supplier-file.service.ts'
import { readSupplierFile } from './read-supplier-file.service.ts'

/** Whether there is such a house or invoice is told first, to strangers as well; that a file is missing comes after. */
const fileOrNone = fileBody.or(z.strictObject({}))
const bytesIn = (body: z.output<typeof fileOrNone>) => (body instanceof Uint8Array ? body : null)

/** Files of suppliers' invoices, for whoever has the right 'Einkauf sehen' (decision 061). */
export function addSupplierFileRoutes(app: FastifyInstance, platform: Platform): void {
  const common = { permission: 'purchase', tag: 'supplier_invoices', params: idInPath } as const
  // A little more than is kept, so that whoever sends too much is told so in words.
  const bodyLimit = uploadLimit + 1024 * 1024
  takingFiles(app, { limit: uploadLimit, tooLarge: fileTooLarge }, (uploads) => {
    addEndpoint(uploads, platform, {
      ...common,
      method: 'POST',
      path: '/api/organisations/:id/supplier_invoice_files',
      summary:
        'Lieferantenrechnung aus einer Datei (PDF, XML) lesen, mit Vorschlägen; nichts wird erfasst oder abgelegt',
      body: fileOrNone,
      answer: supplierFileSchema,
      bodyLimit,
      handle: (trx, { params: { id }, body }) => readSupplierFile(trx, id, bytesIn(body)),
    })
    addEndpoint(uploads, platform, {
      ...common,
      method: 'POST',
      path: '/api/supplier_invoices/:id/file',
      status: 204,
      summary: 'Lieferantenrechnung: ihre Datei dazulegen, wie sie kam',
      query: z.object({ name: fileNameInQuery.optional() }),
      body: fileOrNone,
      bodyLimit,
      handle: (trx, { params: { id }, query: { name }, body }) =>
        keepSupplierFile(trx, platform.files, id, { name, bytes: bytesIn(body) }),
    })
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'GET',
    path: '/api/supplier_invoices/:id/file',
    summary: 'Lieferantenrechnung: ihre Datei, wie sie kam',
    handle: async (trx, { params: { id }, reply }) => {
      const { type, ...file } = await supplierFile(trx, platform.files, id)
      return sentFile(reply, file, type)
    },
  })
  addEndpoint(app, platform, {
    ...common,
    method: 'DELETE',
    path: '/api/supplier_invoices/:id/file',
    status: 204,
    summary: 'Lieferantenrechnung: ihre Datei wieder wegnehmen, solange sie nicht freigegeben ist',
    handle: (trx, { params: { id } }) => dropSupplierFile(trx, id),
  })
}
