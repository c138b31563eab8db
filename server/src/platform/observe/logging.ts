import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { loggableError, loggablePath, withoutAddresses } from './without-personal-data.ts'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

type LoggingOptions = { level: LogLevel; stream?: { write(line: string): void } }

/** Fields that no log may hold, wherever somebody logs an object with them. */
const secretFields = ['authorization', 'cookie', '["set-cookie"]', 'password', 'token', 'email', 'body', 'headers']
const secretPaths = secretFields.flatMap((field) => {
  const below = field.startsWith('[') ? field : `.${field}`
  return [field, `*${below}`, `*.*${below}`]
})

/**
 * Options for Fastify: one JSON object per line with level, time, request id; nothing about persons.
 * @returns to be spread into `fastify({...})`
 */
export function loggingOptions({ level, stream }: LoggingOptions) {
  return {
    logger: {
      level,
      ...(stream && { stream }),
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
      redact: { paths: secretPaths, remove: true },
      serializers: { req: ({ method, url = '' }) => ({ method, path: loggablePath(url) }), err: loggableError },
      hooks: {
        logMethod(args, method) {
          const masked = args.map((arg) => (typeof arg === 'string' ? withoutAddresses(arg) : arg))
          method.apply(this, masked as typeof args) // the same arguments, texts still texts
        },
      },
    },
    genReqId: requestIdOf,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  } satisfies FastifyServerOptions
}

/** The id a proxy gave, if it is one and nothing else, so that its log and ours can be laid side by side. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** What is asked every few seconds by machines would bury the rest. */
const quietRoutes = new Set(['/health', '/metrics'])

/** One line per answered request, and its id in the answer, so that a user can name it. */
export function addRequestLog(app: FastifyInstance): void {
  // What the line holds is written out below; looking through it for secrets took longer than writing it.
  const log = app.log.child({}, { redact: [] })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    const line = {
      requestId: request.id,
      req: request.raw,
      route: route ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) log.warn(line, 'answered')
    else if (route === undefined || quietRoutes.has(route)) log.debug(line, 'answered')
    else log.info(line, 'answered')
  })
}
