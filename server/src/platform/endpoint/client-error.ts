import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { ownMessages } from './error-answer.ts'

const statuses: Readonly<Record<string, 400 | 408 | 431>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Answers in our form what is no request at all: a head that is too large, a method nobody knows, a body cut off. No handler
 * ever sees those, so the answer is written as it goes over the wire.
 */
export function answerClientError({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const status = statuses[code] ?? 400
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
