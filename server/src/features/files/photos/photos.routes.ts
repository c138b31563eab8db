import { itemSchema } from '@reisewerk/domain/contract/body-schema.ts'
import { contentTypeOf } from '@reisewerk/domain/files/file-kinds.ts'
import { photoContract, photoSequenceSchema } from '@reisewerk/domain/files/photos/photo.contract.ts'
import { photoLimits } from '@reisewerk/domain/files/photos/photo-limits.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { addEndpoint } from '../../../platform/endpoint/endpoint.ts'
import { fileBody, takingFiles } from '../../../platform/endpoint/upload.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listItems, readItem } from '../../../platform/resource/list.ts'
import { readListQuery } from '../../../platform/resource/list-query.ts'
import { resourceOf } from '../../../platform/resource/resource.ts'
import { idOrLink } from '../id-or-link.ts'
import { isKnown } from '../known-file.ts'
import { photoFile } from './photos.queries.ts'
import { orderPhotos, photoTooLarge, storePhoto } from './photos.service.ts'

const tag = 'photos'
const permission = 'signedIn'
const params = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})
const home = z.object({
  provider: idOrLink('providers'),
  destination: idOrLink('destinations'),
  day: idOrLink('days'),
  organisation: idOrLink('organisations'),
})

/** `POST /api/photos/upload?provider=12`, the file itself as body. */
export function addPhotosRoutes(app: FastifyInstance, platform: Platform): void {
  const { resources, files } = platform
  takingFiles(app, { limit: photoLimits.bytes, tooLarge: photoTooLarge }, (uploads) =>
    addEndpoint(uploads, platform, {
      ...{ method: 'POST', path: '/api/photos/upload', status: 201, tag, permission },
      summary: 'Foto: hochladen',
      query: home,
      body: fileBody,
      answer: itemSchema(photoContract, new Set()),
      // A little more than is kept, so that whoever sends too much is told so in words.
      bodyLimit: photoLimits.bytes + 1024 * 1024,
      handle: async (trx, { query, body }) => {
        const id = await storePhoto(trx, files, { ...query, bytes: body })
        return readItem(trx, resources, resourceOf(resources, tag), id, new Set())
      },
    }),
  )
  addEndpoint(app, platform, {
    ...{ method: 'PUT', path: '/api/photos/sequence', tag, permission },
    summary: 'Fotos: in eine Reihenfolge bringen',
    body: photoSequenceSchema,
    answer: z.array(itemSchema(photoContract, new Set())),
    handle: async (trx, { body: { photos } }) => {
      await orderPhotos(trx, photos)
      if (photos.length === 0) return []
      const query = readListQuery(photoContract, {
        'id[]': photos.map((id) => linkTo(tag, id)),
        _itemsPerPage: '500',
      })
      return (await listItems(trx, resources, resourceOf(resources, tag), query)).items
    },
  })
  addEndpoint(app, platform, {
    ...{ method: 'GET', path: '/api/photos/:id/file', tag, permission, params },
    summary: 'Foto: Bild ansehen',
    handle: async (trx, { params: { id }, request, reply }) => {
      const file = await photoFile(trx, id)
      if (file === null) throw notFound('Foto')
      // The bytes of a photo never change; who asks again is still asked who it is.
      const kept = { etag: `"${id}-${file.byteSize}"`, 'cache-control': 'private, no-cache' }
      if (isKnown(kept.etag, request.headers['if-none-match'])) return reply.headers(kept).code(304).send()
      const stream = await files.get(file.key)
      if (stream === null) throw notFound('Das Bild')
      reply.headers({
        ...kept,
        'content-type': contentTypeOf(file.filetype),
        'content-length': file.byteSize,
        'x-content-type-options': 'nosniff',
      })
      return stream
    },
  })
}
