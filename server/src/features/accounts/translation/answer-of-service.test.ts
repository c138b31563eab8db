import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf } from './answer-of-service.ts'

let service: Server
/** What the service does next. */
let next: RequestListener
let url: string
let asked = 0
beforeAll(async () => {
  service = createServer((request, reply) => {
    asked++
    next(request, reply)
  })
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v2/translate` // it listens at a port
})
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const answered = (waitMs = 10_000, at = url) =>
  answerOf({ url: at, headers: { authorization: 'DeepL-Auth-Key geheim' }, body: { text: ['Guten Tag'] } }, waitMs)
const refused = (message: RegExp) => ({ status: 502, message: expect.stringMatching(message) })

test.each<[string, number, RegExp]>([
  ['a wrong key', 403, /nimmt den Schlüssel nicht an/],
  ['no key', 401, /nimmt den Schlüssel nicht an/],
  ['too much', 429, /Kontingent/],
  ['too much, as DeepL says it', 456, /Kontingent/],
  ['another address', 404, /Unter der Adresse/],
  ['a fault of its own', 500, /keine brauchbare Übersetzung/],
])('INV-09 the service answers %s: a sentence, and nothing of what it said', async (_, status, message) => {
  next = (_request, reply) => reply.writeHead(status).end('the key geheim is wrong')
  const error = await answered().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject(refused(message))
  expect(JSON.stringify(error) + String(error)).not.toContain('geheim')
})

test('INV-09 a service that does not answer in time, or that is not there, is told of', async () => {
  next = () => undefined
  await expect(answered(100)).rejects.toMatchObject(refused(/nicht rechtzeitig/))
  // Its head came, the rest does not.
  next = (_request, reply) => reply.writeHead(200, { 'content-type': 'application/json' }).write('{"translations":')
  await expect(answered(100)).rejects.toMatchObject(refused(/nicht rechtzeitig/))
  await expect(answered(10_000, 'http://127.0.0.1:9/')).rejects.toMatchObject(refused(/nicht zu erreichen/))
})

test('INV-09 nobody is sent on with key and text, and nothing endless is read', async () => {
  const before = asked
  next = (_request, reply) => reply.writeHead(307, { location: url }).end()
  await expect(answered()).rejects.toMatchObject(refused(/nicht zu erreichen/))
  expect(asked).toBe(before + 1)
  next = (_request, reply) => {
    reply.on('error', () => undefined)
    reply.writeHead(200).end('x'.repeat(1_100_000))
  }
  await expect(answered()).rejects.toMatchObject(refused(/nicht zu erreichen/))
})

test('INV-09 what is no JSON is no answer', async () => {
  next = (_request, reply) => reply.writeHead(200).end('<html>')
  expect(await answered()).toBeNull()
})
