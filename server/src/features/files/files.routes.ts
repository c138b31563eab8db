import { germanDate, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { contentTypeOf, plainFileName } from '@reisewerk/domain/files/file-kinds.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { noteReading } from '../../platform/resource/personal.ts'
import { documentFile } from './files.queries.ts'
import { isKnown } from './known-file.ts'

/** The bytes of a stored document, opened in the browser; visible when the document is. */
export function addFilesRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/documents/:id/file',
    summary: 'Dokument: Datei öffnen',
    tag: 'documents',
    permission: 'signedIn',
    // Who opens a list of guests is noted.
    isPersonal: true,
    params: z.object({
      id: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    }),
    handle: async (trx, { params, request, reply }) => {
      const file = await documentFile(trx, params.id)
      if (file === null) throw notFound('Dokument')
      if (file.erasedAt !== null) throw erased(file.erasedAt)
      if (file.holdsPersonal && file.orderId !== null) await noteReading(trx, file.orderId, 0, 'opened')
      // The bytes of a document never change.
      const kept = { etag: `"${params.id}-${file.byteSize}"`, 'cache-control': 'private, no-store' }
      if (isKnown(kept.etag, request.headers['if-none-match'])) return reply.headers(kept).code(304).send()
      const stream = await platform.files.get(file.key)
      if (stream === null) throw notFound('Die Datei')
      reply.headers({
        ...kept,
        'content-type': contentTypeOf(file.filetype),
        'content-length': file.byteSize,
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(plainFileName(`${file.name}.${file.filetype}`))}`,
      })
      return stream
    },
  })
}

/** 410: it was there, and will not be again (decision 037). */
function erased(at: Date): ApiError {
  const text = `Der Inhalt wurde am ${germanDate(todayInGermany(at))} nach der Datenschutz-Frist gelöscht.`
  return new ApiError(410, 'file_erased', text)
}
