import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { badRequest } from '../errors.ts'

/** JSON by any of its names: the documents name methods and no types (002 §7), and clients call a PATCH's body what they like. */
const jsonTypes = ['application/json', 'application/merge-patch+json', 'application/ld+json']

/**
 * Reads bodies as JSON and nothing else. Bytes that are no UTF-8 are refused: replaced by '�', as they would be else, a name
 * in another encoding would be kept broken. No body at all is none, whatever its head calls it (002 §7: 'empty body').
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(jsonTypes, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null, undefined)
    else if (isUtf8(body)) parse(request, body.toString(), done)
    else done(badRequest('Die Anfrage ist kein UTF-8.'))
  })
}
