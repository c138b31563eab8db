import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Shorter ones fit into two packets either way. */
const thresholdBytes = 2_048

/**
 * Compresses answers for whoever takes gzip: texts and JSON, no files that are compressed already, and no live events, which
 * must not wait for more. At the quickest level, which does most of it: whoever waits for a day plan waits for the server, too.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: ['gzip'],
    threshold: thresholdBytes,
    zlibOptions: { level: 1 },
    customTypes: /^(application\/([\w.+-]+\+)?(json|xml)|text\/(html|csv|plain|calendar))/,
  })
}
