import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { isApi } from './permissions.ts'

/**
 * What a browser may do on our pages: load from us alone, run no script that is not a file of ours, obey no inline style
 * but those with the nonce of the answer, be framed by nobody.
 */
const pageHeaders: FastifyHelmetOptions = {
  enableCSPNonces: true,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
}

/** What a browser may do with an answer of the API, were somebody to open it as a page: nothing. It needs no nonce. */
const answerHeaders = headersBy({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  referrerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
})

/** Adds the headers that keep browsers from being turned against us (APP-17). */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, pageHeaders)
  app.addHook('onRequest', (request, reply, done) => {
    // What may be kept says so itself: pictures, whose address changes with them.
    if (isApi(request.url)) reply.header('cache-control', 'no-store')
    if (request.routeOptions.config.isAnswer === true) reply.headers(answerHeaders)
    done()
  })
}

function headersBy(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return Object.fromEntries(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]))
}
