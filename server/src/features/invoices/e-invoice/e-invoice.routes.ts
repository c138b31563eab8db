import { plainFileName, uploadLimit } from '@reisewerk/domain/files/file-kinds.ts'
import { readInvoiceSchema } from '@reisewerk/domain/invoices/e-invoice/reading/read-invoice.contract.ts'
import type { ReadInvoice } from '@reisewerk/domain/invoices/e-invoice/reading/read-invoice.ts'
import { decimalAmount, formatMoney, percentOf } from '@reisewerk/domain/money.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { fileBody, takingFiles } from '../../../platform/endpoint/upload.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fileTooLarge } from '../../files/uploads.service.ts'
import { keptXml } from './kept-xml.service.ts'
import { readEInvoiceFile } from './read-e-invoice.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Die Nummer besteht nur aus Ziffern')
    .transform(Number),
})

/**
 * `POST /api/e_invoices/read`, the file itself as body: what a provider's electronic invoice says (INV-12); and the XML of an
 * invoice of ours, as the client has it (INV-07).
 */
export function addEInvoiceRoutes(app: FastifyInstance, platform: Platform): void {
  takingFiles(app, { limit: uploadLimit, tooLarge: fileTooLarge }, (uploads) =>
    addEndpoint(uploads, platform, {
      method: 'POST',
      path: '/api/e_invoices/read',
      summary: 'E-Rechnung eines Leistungsträgers lesen: XML oder PDF mit XML darin; nichts wird abgelegt',
      tag: 'e_invoices',
      permission: 'signedIn',
      body: fileBody,
      answer: readInvoiceSchema,
      bodyLimit: uploadLimit + 1024 * 1024,
      handle: async (_trx, { body }) => {
        if (body.byteLength > uploadLimit) throw fileTooLarge
        return onTheWire(await readEInvoiceFile(body))
      },
    }),
  )
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/client_invoices/:id/xml',
    summary: 'Kundenrechnung: ihre E-Rechnung als XML',
    tag: 'client_invoices',
    permission: 'signedIn',
    params,
    handle: async (trx, { params: { id }, reply }) => {
      const { invoiceNumber, bytes } = await keptXml(trx, platform.files, id)
      const name = plainFileName(`${invoiceNumber}.xml`)
      reply.headers({
        'content-type': 'application/xml',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        'cache-control': 'private, no-store',
      })
      return Buffer.from(bytes)
    },
  })
}

function onTheWire({ invoiceDate, dueDate, discount, supply, lines, taxes, totals, ...told }: ReadInvoice) {
  const { currency } = told
  const money = (cents: number) => ({
    ...{ amount: decimalAmount(cents), currency },
    formatted: formatMoney({ cents, currency }).replaceAll('\u00a0', ' '),
  })
  return {
    ...told,
    warnings: [...told.warnings],
    invoiceDate: wireOfDate(invoiceDate),
    dueDate: dueDate === null ? null : wireOfDate(dueDate),
    discount: discount === null ? null : { percent: percentOf(discount.percent), until: wireOfDate(discount.until) },
    supply: supply === null ? null : { from: wireOfDate(supply.from), to: wireOfDate(supply.to) },
    lines: lines.map(({ netCents, ...line }) => ({ ...line, net: money(netCents) })),
    taxes: taxes.map(({ netCents, taxCents, ...tax }) => ({ ...tax, net: money(netCents), tax: money(taxCents) })),
    totals: {
      net: money(totals.netCents),
      tax: money(totals.taxCents),
      gross: money(totals.grossCents),
      prepaid: money(totals.prepaidCents),
      due: money(totals.dueCents),
    },
  }
}
