import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { documentContract, filedTypeKeys } from '@reisewerk/domain/files/document.contract.ts'
import { uploadLimit } from '@reisewerk/domain/files/file-kinds.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../platform/endpoint/endpoint.ts'
import { fileBody, fileNameInQuery, takingFiles } from '../../platform/endpoint/upload.ts'
import type { Platform } from '../../platform/platform.ts'
import { readItem } from '../../platform/resource/list.ts'
import { resourceOf } from '../../platform/resource/resource.ts'
import { idOrLink } from './id-or-link.ts'
import { fileTooLarge, storeUpload } from './uploads.service.ts'

const query = z.object({
  name: fileNameInQuery,
  /** 002 §2: pre-set to assignment order and type offer. */
  type: z.enum(filedTypeKeys, `Erlaubt sind: ${filedTypeKeys.join(', ')}`).default('offer'),
  order: idOrLink('orders'),
  provider: idOrLink('providers'),
  global: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
})

/** `POST /api/documents/upload?name=Vertrag.pdf&order=12`, the file itself as body. */
export function addUploadRoutes(app: FastifyInstance, platform: Platform): void {
  takingFiles(app, { limit: uploadLimit, tooLarge: fileTooLarge }, (uploads) =>
    addEndpoint(uploads, platform, {
      method: 'POST',
      path: '/api/documents/upload',
      status: 201,
      summary: 'Dokument: hochladen',
      tag: 'documents',
      permission: 'signedIn',
      query,
      body: fileBody,
      answer: itemSchema(documentContract, new Set()),
      // A little more than is kept, so that whoever sends too much is told so in words.
      bodyLimit: uploadLimit + 1024 * 1024,
      handle: async (trx, { query: { name, ...upload }, body }) => {
        const id = await storeUpload(trx, platform.files, { ...upload, fileName: name, bytes: body })
        return readItem(trx, platform.resources, resourceOf(platform.resources, 'documents'), id, new Set())
      },
    }),
  )
}
