import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Attack, attack } from './attack.ts'
import { endpointsOf, type OpenApi, shareOf } from './endpoints.ts'

const document: OpenApi = {
  paths: {
    '/api/session': { delete: {} },
    '/api/trips/{id}': {
      patch: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Trip' } } } } },
    },
  },
  components: {
    schemas: { Trip: { type: 'object', properties: { name: { type: 'string' }, pax: { type: 'integer' } } } },
  },
}
const plan: Attack = {
  sources: { known: { trips: [7] }, shared: document.components?.schemas ?? {} },
  headers: async () => ({}),
  runs: 600,
  seed: 1,
  // A busy machine takes its time; only who never answers is waited for to the end.
  milliseconds: 5_000,
}

let app: FastifyInstance
beforeEach(() => {
  app = Fastify()
})
afterEach(() => app.close())

function attackOn(answer: (body: Record<string, unknown>, id: string) => unknown, milliseconds = plan.milliseconds) {
  app.patch<{ Params: { id: string } }>('/api/trips/:id', async (request) =>
    answer(Object(request.body), request.params.id),
  )
  const endpoint = endpointsOf(document)[0]
  if (endpoint === undefined) throw new Error('the document has an endpoint')
  return attack(app, endpoint, { ...plan, milliseconds })
}

test('a careful endpoint withstands, and is reached behind its first checks', async () => {
  const reached = new Set<string>()
  const answered = await attackOn((body, id) => {
    for (const name of Object.keys(body)) reached.add(name)
    return { id, isTrip: id === '7' }
  })
  expect(answered.get(200)).toBeGreaterThan(50)
  expect([...reached]).toEqual(expect.arrayContaining(['name', 'pax']))
})

test.each<[string, (body: Record<string, unknown>, id: string) => unknown]>([
  ['trusts a type', ({ name }) => ({ name: name === undefined ? '' : (name as string).trim() })],
  ['cannot keep NUL', (body) => ({ kept: refuseNul(JSON.stringify(body)) })],
  ['builds SQL from text', ({ name }) => ({ kept: refuseQuote(String(name)) })],
  ['trusts an id', (_, id) => ({ id: BigInt(id).toString() })],
])('an endpoint that %s is found out', async (_, answer) => {
  await expect(attackOn(answer)).rejects.toThrow('answered 500')
})

test('an endpoint that never answers is found out', async () => {
  const silent = ({ name }: Record<string, unknown>) => (typeof name === 'number' ? new Promise(() => {}) : {})
  await expect(attackOn(silent, 100)).rejects.toThrow('no answer within')
})

test('what ends the session comes last', () => {
  expect(endpointsOf(document).map(({ path }) => path)).toEqual(['/api/trips/{id}', '/api/session'])
})

test('every endpoint is in one share, beside the others of its resource', () => {
  const paths = ['/api/a', '/api/a/{id}', '/api/a/{id}/copy', '/api/b', '/api/b/{id}', '/api/c']
  const endpoints = endpointsOf({ paths: Object.fromEntries(paths.map((path) => [path, { get: {} }])) })
  const shares = [0, 1].map((part) => shareOf(endpoints, part, 2).map(({ path }) => path))
  expect(shares).toEqual([paths.slice(0, 3), paths.slice(3)])
})

function refuseNul(text: string): string {
  if (text.includes('\\u0000')) throw new Error('invalid byte sequence for encoding "UTF8": 0x00')
  return text
}

function refuseQuote(text: string): string {
  if (text.includes("'")) throw new Error('unterminated quoted string')
  return text
}
