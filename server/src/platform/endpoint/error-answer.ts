import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseAwayError, isConnectionError, TooManyError } from '../database/away.ts'
import { pgErrorOf, violationOf } from '../database/violations.ts'
import { ApiError, badRequest, type Violation } from '../errors.ts'
import { logSecurityEvent } from '../observe/security-event.ts'

type Told = readonly [code: string, message: string]

const ownMessages = {
  400: ['bad_request', 'Die Anfrage ist nicht lesbar.'],
  408: ['timeout', 'Die Anfrage kam nicht rechtzeitig an.'],
  413: ['too_large', 'Die Anfrage ist zu groß.'],
  414: ['too_long', 'Die Adresse ist zu lang.'],
  415: ['unsupported_media_type', 'Bitte sende JSON.'],
  429: ['too_many_requests', 'Zu viele Anfragen. Bitte warte einen Augenblick.'],
  431: ['head_too_large', 'Die Anfrage ist zu lang, etwa durch eine sehr lange Adresse.'],
} as const satisfies Readonly<Record<number, Told>>
const toldByStatus: ReadonlyMap<number, Told> = new Map(
  Object.entries(ownMessages).map(([status, told]) => [Number(status), told]),
)

const noRoom = 'storage_full'

/** The statement took too long, waited too long for a lock, or stood in another's way each time it was tried. */
const busyCodes: ReadonlySet<string> = new Set(['57014', '55P03', '40P01', '40001'])

/** PostgreSQL lacks room, memory or a working disk; the system says so of files. */
const storageCodes = /^(53...|58...|ENOSPC|EDQUOT|EIO|EROFS|EMFILE|ENFILE)$/

/** Whether something could not be written, or read, for want of room or by a fault of the disk; it may be mended meanwhile. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && storageCodes.test(error.code)) return true
  return isStorageFailure(error.cause)
}

/**
 * Turns every error into the API's form; what nobody expected is a 500 with the request's id and nothing else.
 * @param onStorageFailure told when there was no room left, for the server's state of health
 */
export function answerErrors(known: ReadonlyMap<string, Violation>, onStorageFailure: () => void = () => undefined) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const expected = ofRead(request, expectedOf(error, known))
    if (expected?.code === noRoom) {
      request.log.error({ err: error }, 'Nothing can be written')
      onStorageFailure()
    }
    if (expected === null) {
      request.log.error({ err: error }, 'unexpected error')
      return reply.code(500).send({ code: 'internal', message: 'Da ist etwas schiefgegangen.', requestId: request.id })
    }
    if (expected.status === 403 || expected.code === 'too_many_requests') {
      logSecurityEvent(request.log, 'refused', { userId: request.actor?.userId ?? null, reason: expected.code })
    }
    if (expected.status === 503) reply.header('retry-after', '2')
    if (expected.violations !== undefined) return reply.code(expected.status).send({ violations: expected.violations })
    return reply.code(expected.status).send({ code: expected.code, message: expected.message, ...expected.extra })
  }
}

/** Who reads has sent no field that could be wrong: what the database refused was a value of the query (design §2). */
function ofRead({ method }: FastifyRequest, expected: ApiError | null): ApiError | null {
  if (method !== 'GET' || expected?.violations === undefined) return expected
  return badRequest('Ein Parameter hat einen Wert, der nicht zulässig ist.')
}

function expectedOf(error: FastifyError | Error, known: ReadonlyMap<string, Violation>): ApiError | null {
  if (error instanceof ApiError) return error
  if (error instanceof TooManyError) {
    return new ApiError(503, 'busy', 'Gerade wird zu viel auf einmal gefragt. Bitte versuche es gleich noch einmal.')
  }
  if (error instanceof DatabaseAwayError || isConnectionError(error)) {
    return new ApiError(
      503,
      'database_away',
      'Die Datenbank ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
    )
  }
  if (isStorageFailure(error)) {
    return new ApiError(503, noRoom, 'Der Server kann gerade nicht speichern. Bitte versuche es gleich noch einmal.')
  }
  const violation = violationOf(error, known)
  if (violation !== null) return violation
  if (busyCodes.has(pgErrorOf(error)?.code ?? '')) {
    return new ApiError(503, 'busy', 'Das dauert gerade zu lange. Bitte versuche es gleich noch einmal.')
  }
  const status = (error as FastifyError).statusCode
  const own = toldByStatus.get(status ?? 0)
  return status === undefined || own === undefined ? null : new ApiError(status, ...own)
}

const statusesOfHttp: Readonly<Record<string, 400 | 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers in our form what is no request at all: a head that is too large, a method nobody knows, a body cut off. No handler
 * ever sees those, so the answer is written as it goes over the wire.
 */
export function answerClientError({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const status = statusesOfHttp[code] ?? 400
  const [name, message] = ownMessages[status]
  const body = Buffer.from(JSON.stringify({ code: name, message }))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]))
  socket.destroySoon()
}
