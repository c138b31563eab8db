import type { FastifyHelmetOptions } from '@fastify/helmet'

/**
 * What a browser may do on our pages: load from us alone, run no script that is not a file of ours, obey no inline style
 * but those with the nonce of the answer, be framed by nobody.
 */
export const securityHeaders: FastifyHelmetOptions = {
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
export const answerHeaders: FastifyHelmetOptions = {
  ...securityHeaders,
  enableCSPNonces: false,
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
}
