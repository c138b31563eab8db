import { unstorable } from '@reisewerk/domain/contract/storable.ts'
import { wireText } from '@reisewerk/domain/contract/wire-schema.ts'
import { fileNamePattern, plainFileName } from '@reisewerk/domain/files/file-kinds.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { ApiError } from '../errors.ts'

/** Any content type a browser gives a dropped file; what it really is, its bytes tell. */
const anyType = /^(?!application\/json)/

/**
 * Routes that take a file as their body, as it is: the name stands in the query.
 * @param largest bytes of the largest file, and what whoever sends a larger one is told before it is read
 * @param add gets an app of its own, so that no other route takes files
 */
export function takingFiles(
  app: FastifyInstance,
  { limit, tooLarge }: { limit: number; tooLarge: ApiError },
  add: (uploads: FastifyInstance) => void,
): void {
  void app.register(async (uploads) => {
    uploads.addContentTypeParser(anyType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // Its envelope would be kept as if it were the file.
    uploads.addContentTypeParser('multipart/form-data', (_request, _body, done) =>
      done(new ApiError(415, 'form_not_taken', 'Bitte die Datei selbst schicken, nicht in einem Formular.')),
    )
    uploads.addHook('preParsing', async ({ headers }, reply) => {
      if (!(Number(headers['content-length']) > limit)) return
      // The rest of it is not waited for.
      reply.header('connection', 'close')
      throw tooLarge
    })
    add(uploads)
  })
}

export const fileBody = z
  .instanceof(Uint8Array, { error: 'Bitte eine Datei schicken' })
  .meta({ description: 'Die Datei, wie sie ist' })

export const fileNameInQuery = z
  .string()
  .trim()
  .min(1, 'Bitte den Namen der Datei angeben')
  .transform(plainFileName)
  .pipe(wireText({ pattern: fileNamePattern, message: unstorable }))
