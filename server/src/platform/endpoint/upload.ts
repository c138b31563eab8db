import type { FastifyInstance } from 'fastify'
import * as z from 'zod'

/** Any content type a browser gives a dropped file; what it really is, its bytes tell. */
const anyType = /^(?!application\/json)/

/**
 * Routes that take a file as their body, as it is: the name stands in the query.
 * @param add gets an app of its own, so that no other route takes files
 */
export function takingFiles(app: FastifyInstance, add: (uploads: FastifyInstance) => void): void {
  void app.register(async (uploads) => {
    uploads.addContentTypeParser(anyType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    add(uploads)
  })
}

/** The body of such a route. */
export const fileBody = z
  .instanceof(Uint8Array, { error: 'Bitte eine Datei schicken' })
  .meta({ description: 'Die Datei, wie sie ist' })
