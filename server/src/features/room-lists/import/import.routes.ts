import { importBodySchema, importOutcomeSchema } from '@reisewerk/domain/room-lists/import/import.contract.ts'
import { importLimit } from '@reisewerk/domain/tables/limits.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { fileInForm, takingForms } from '../../../platform/endpoint/upload.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { importList, previewImport, uploadList } from './import.service.ts'

const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const tooLarge = new ApiError(413, 'file_too_large', 'Die Datei ist größer als 10 MB.')
const signedIn = { permission: 'signedIn', tag: 'room_lists', params } as const

/** Lists of guests come in: the file first (002 §7), then what is chosen of it (ROOM-04). */
export function addImportRoutes(app: FastifyInstance, platform: Platform): void {
  takingForms(app, { limit: importLimit, tooLarge }, (uploads) =>
    addEndpoint(uploads, platform, {
      ...signedIn,
      method: 'POST',
      path: '/api/orders/:id/room-list/upload',
      status: 201,
      summary: 'Reise: eine Gästeliste hochladen und ihre Blätter lesen',
      // Whether there is such a trip is told first, to strangers as well.
      body: z.object({ user_file_upload: fileInForm.optional() }).meta({ description: 'Formular mit der Datei' }),
      // A little more than is kept, so that whoever sends too much is told so in words.
      bodyLimit: importLimit + 1024 * 1024,
      handle: (trx, { params: { id: orderId }, body }) => {
        const file = body.user_file_upload
        if (file !== undefined && file.bytes.byteLength > importLimit) throw tooLarge
        return uploadList(trx, platform, orderId, file)
      },
    }),
  )
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/orders/:id/room-list/import/preview',
    summary: 'Reise: was eine Gästeliste ändern würde',
    body: importBodySchema,
    answer: importOutcomeSchema,
    handle: (trx, { params: { id: orderId }, body }) => previewImport(trx, platform, orderId, body),
  })
  addEndpoint(app, platform, {
    ...signedIn,
    method: 'POST',
    path: '/api/orders/:id/room-list/import',
    status: 201,
    summary: 'Reise: eine Gästeliste in eine Zimmerliste übernehmen, ganz oder gar nicht',
    body: importBodySchema,
    answer: importOutcomeSchema,
    handle: (trx, { params: { id: orderId }, body }) => importList(trx, platform, orderId, body),
  })
}
