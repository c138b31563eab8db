import { contentTypeOf } from '@reisewerk/domain/files/file-kinds.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { notFound } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { documentFile } from './files.queries.ts'

/** The bytes of a stored document, opened in the browser; visible when the document is. */
export function addFilesRoutes(app: FastifyInstance, platform: Platform): void {
  addEndpoint(app, platform, {
    method: 'GET',
    path: '/api/documents/:id/file',
    summary: 'Dokument: Datei öffnen',
    tag: 'documents',
    permission: 'signedIn',
    params: z.object({
      id: z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    }),
    handle: async (trx, { params, reply }) => {
      const file = await documentFile(trx, params.id)
      if (file === null) throw notFound('Dokument')
      const stream = await platform.files.get(file.key)
      reply.header('content-type', contentTypeOf(file.filetype))
      reply.header(
        'content-disposition',
        `inline; filename*=UTF-8''${encodeURIComponent(`${file.name}.${file.filetype}`)}`,
      )
      reply.header('cache-control', 'private, no-store')
      return stream
    },
  })
}
