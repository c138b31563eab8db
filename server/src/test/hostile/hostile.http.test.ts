import { afterAll, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { signIn, testApp } from '../test-app.ts'
import { type Attack, attack } from './attack.ts'
import { type Endpoint, endpointsOf, type OpenApi } from './endpoints.ts'
import type { KnownIds } from './requests.ts'

/** The same inputs in every run; HOSTILE_SEED and HOSTILE_RUNS go looking for more. */
const seed = Number(process.env.HOSTILE_SEED ?? 2_600_417)
const runs = Number(process.env.HOSTILE_RUNS ?? 50)

const desk = await testApp()
afterAll(() => desk.close())

let attacker = await desk.as('anna')
const { body: document } = await attacker.get<OpenApi>('/api/openapi.json')
const endpoints = endpointsOf(document)
const known = await knownIds(attacker)
const statuses = new Map<number, number>()

/** Some of the inputs end the session; the attacker then signs in again, or all that follows would only be refused. */
async function headers(): Promise<Record<string, string>> {
  if ((await attacker.get('/api/session')).status === 401) attacker = await signIn(desk.app, 'anna')
  return attacker.headers
}

async function knownIds(caller: Caller): Promise<KnownIds> {
  const lists = endpoints.filter(({ method, path }) => method === 'GET' && /^\/api\/[a-z_]+$/.test(path))
  const entries = lists.map(async ({ path }) => {
    const { body } = await caller.get<unknown>(path)
    const ids = Array.isArray(body) ? body.slice(0, 5).map((item: { id: number }) => item.id) : []
    return [path.split('/').at(-1) ?? '', ids] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

test('the document names the endpoints to attack', () => {
  expect(endpoints.length).toBeGreaterThan(20)
})

test.each(
  endpoints.filter(({ isStream }) => !isStream).map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const),
)(
  '%s %s answers hostile input as wrong input, and in time',
  async (_method: string, _path: string, endpoint: Endpoint) => {
    const plan: Attack = { known, shared: document.components?.schemas ?? {}, headers, runs, seed, milliseconds: 5_000 }
    const answered = await attack(desk.app, endpoint, plan)
    for (const [status, count] of answered) statuses.set(status, (statuses.get(status) ?? 0) + count)
  },
  120_000,
)

test('some of it was accepted and more refused, so the inputs reach what lies behind the first checks', () => {
  const count = (from: number) =>
    [...statuses].reduce((sum, [status, n]) => (Math.floor(status / 100) === from ? sum + n : sum), 0)
  expect(count(2)).toBeGreaterThan(endpoints.length)
  expect(count(4)).toBeGreaterThan(count(2))
  expect(statuses.get(401) ?? 0).toBeLessThan(count(4) / 4)
})
