import { afterAll, expect, test } from 'vitest'
import { signIn, testApp } from '../test-app.ts'
import { type Attack, attack } from './attack.ts'
import { type Endpoint, endpointsOf, type OpenApi } from './endpoints.ts'
import type { Sources } from './values.ts'

/** The same inputs in every run; HOSTILE_SEED and HOSTILE_RUNS go looking for more. */
const seed = Number(process.env.HOSTILE_SEED ?? 2_600_417)
const runs = Number(process.env.HOSTILE_RUNS ?? 50)

const desk = await testApp()
afterAll(() => desk.close())

let attacker = await desk.as('anna')
const { body: document } = await attacker.get<OpenApi>('/api/openapi.json')
const endpoints = endpointsOf(document).filter(({ isStream }) => !isStream)
const statuses = new Map<number, number>()
/** Undefined when the last attack may have made items. */
let known: Sources['known'] | undefined

/** An attack may end the session; whoever comes next signs in again, or all that follows would only be refused. */
async function signedIn(): Promise<Record<string, string>> {
  if ((await attacker.get('/api/session')).status === 401) attacker = await signIn(desk.app, 'anna')
  return attacker.headers
}

/** Ids that are there now, by resource; earlier attacks made some of the items. */
async function knownIds(): Promise<Sources['known']> {
  const lists = endpoints.filter(({ method, path }) => method === 'GET' && /^\/api\/[a-z_]+$/.test(path))
  const ids = new Map<string, number[]>()
  for (const { path } of lists) {
    const { body } = await attacker.get<unknown>(path)
    if (Array.isArray(body))
      ids.set(
        path.split('/').at(-1) ?? '',
        body.slice(0, 5).map((item: { id: number }) => item.id),
      )
  }
  return Object.fromEntries(ids)
}

/** Filters and groups of a list; the refusal of an unknown one names them (design §2). */
async function withQueryNames(endpoint: Endpoint): Promise<Endpoint> {
  if (endpoint.method !== 'GET' || endpoint.path.includes('{')) return endpoint
  const namesIn = async (query: string) => {
    const { body } = await attacker.get<{ message?: string } | undefined>(`${endpoint.path}?${query}=_unknown`)
    return /Bekannt sind: (.*)\.$/.exec(body?.message ?? '')?.[1]?.split(', ') ?? []
  }
  return { ...endpoint, queryNames: [...(await namesIn('_unknown')), '_groups[]'] }
}

test('the document names the endpoints to attack', () => {
  expect(endpoints.length).toBeGreaterThan(20)
})

test.each(endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const))(
  '%s %s answers hostile input as wrong input, and in time',
  async (_method: string, _path: string, endpoint: Endpoint) => {
    if (known === undefined || endpoint.method === 'DELETE') known = await knownIds()
    const sources = { known, shared: document.components?.schemas ?? {} }
    const session = await signedIn()
    const headers = endpoint.endsSessions ? signedIn : async () => session
    const plan: Attack = { sources, headers, runs, seed, milliseconds: 5_000 }
    const answered = await attack(desk.app, await withQueryNames(endpoint), plan)
    for (const [status, count] of answered) statuses.set(status, (statuses.get(status) ?? 0) + count)
    if (endpoint.method === 'POST') known = undefined
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
