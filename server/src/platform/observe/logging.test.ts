import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addRequestLog, loggingOptions } from './logging.ts'
import { loggableError, loggablePath } from './without-personal-data.ts'

let lines: string[]
let app: FastifyInstance

beforeEach(() => {
  lines = []
  app = fastify(loggingOptions({ level: 'debug', stream: { write: (line) => lines.push(line) } }))
  addRequestLog(app)
  app.post('/api/orders/:id', async (request, reply) => {
    request.log.info(
      { req: request.raw, headers: request.headers, body: request.body },
      'called by kaethe@kantorei.example',
    )
    request.log.info(
      { user: { email: 'kaethe@kantorei.example', password: 'geheim' }, cookie: 'session=geheim' },
      'said',
    )
    return reply.send({ ok: true })
  })
})

afterEach(async () => {
  await app.close()
})

const logged = () => lines.map((line) => JSON.parse(line))

test('APP-16 a request is one line with id, route, status and time', async () => {
  const answer = await app.inject({ method: 'POST', url: '/api/orders/12', payload: {} })
  const line = logged().find((one) => one.msg === 'answered')
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: answer.headers['x-request-id'],
    req: { method: 'POST', path: '/api/orders/12' },
    route: '/api/orders/:id',
    status: 200,
    milliseconds: expect.any(Number),
    msg: 'answered',
  })
})

test('APP-16 no log holds what people search, send, are called or prove themselves with', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/orders/12?name=Geheimrat&email=kaethe%40kantorei.example',
    headers: { authorization: 'Bearer geheim', cookie: 'session=geheim' },
    payload: { password: 'geheim', note: 'Geheimnis' },
  })
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).not.toMatch(/geheim|kaethe|name=/i)
})

test('APP-16 what the job queue hands on as a copy of an error is told like one', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED for kaethe@kantorei.example'), { code: 'ECONNREFUSED' })
  const told = loggableError({ ...error, message: error.message, stack: error.stack, queue: 'mail' })
  expect(told).toMatchObject({ type: 'Error', message: 'connect ECONNREFUSED for …@…', code: 'ECONNREFUSED' })
  expect(told.stack).toContain('logging.test.ts')
  expect(loggableError('weg')).toEqual({ type: 'string', message: 'not an error', stack: '' })
})

test.each([
  ['abcd-1234', true],
  ['0b5c1a52-6c0e-4b8f-9d5e-1c2d3e4f5a6b', true],
  ['kurz', false],
  ['x'.repeat(65), false],
  ['zwei Wörter', false],
  ['"} {"level":"fatal', false],
])('APP-16 the request id %j of a proxy is taken over: %s', async (given, taken) => {
  const answer = await app.inject({ method: 'POST', url: '/api/orders/12', headers: { 'x-request-id': given } })
  const id = answer.headers['x-request-id']
  if (taken) expect(id).toBe(given)
  else expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(logged().every((line) => line.requestId === id)).toBe(true)
})

test.each([
  ['/api/order_contingent_hotels/12?_page=2', '/api/order_contingent_hotels/12'],
  ['/api/orders/-3/copy#x', '/api/orders/-3/copy'],
  ['/angebot/k7Qz0aB9sd8f7', '/angebot/*'],
  ['/api/users/kaethe@kantorei.example', '/api/users/*'],
  ['/api/users/kaethe%40kantorei.example', '/api/users/*'],
  ['/', '/'],
])('APP-16 the path %s is logged as %s', (url, path) => {
  expect(loggablePath(url)).toBe(path)
})
