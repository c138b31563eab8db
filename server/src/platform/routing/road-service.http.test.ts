import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startRoutingService, type TestRouting } from '../../test/routing-service.ts'
import { openRoadService } from './road-service.ts'

let routing: TestRouting
beforeAll(async () => {
  routing = await startRoutingService()
})
afterEach(() => {
  routing.answers = 'well'
  routing.asked.length = 0
})
afterAll(() => routing.close())

const leg = { from: { latitude: 53.55, longitude: 9.99 }, to: { latitude: 57.59, longitude: 9.97 } }
const service = (kind: 'osrm' | 'valhalla', failures: unknown[] = [], timeoutMs = 20_000) =>
  openRoadService({ kind, url: routing.url, timeoutMs, pauseMs: 1_500, onFailure: (error) => failures.push(error) })

test.each([
  ['osrm', '9.99,53.55;9.97,57.59'],
  [
    'valhalla',
    {
      locations: [
        { lat: 53.55, lon: 9.99 },
        { lat: 57.59, lon: 9.97 },
      ],
      costing: 'bus',
      units: 'kilometers',
    },
  ],
] as const)('DAY-03 %s is asked in its own words and tells kilometres', async (kind, words) => {
  const [told] = await service(kind).kilometres([leg])
  expect(told).toBeCloseTo(100, 2)
  expect(routing.asked).toEqual([words])
})

test.each(['osrm', 'valhalla'] as const)('DAY-03 %s that knows no way fails nobody', async (kind) => {
  routing.answers = 'no route'
  const failures: unknown[] = []
  const asked = service(kind, failures)
  expect(await asked.kilometres([leg])).toEqual([null])
  routing.answers = 'well'
  expect((await asked.kilometres([leg]))[0]).toBeCloseTo(100, 2)
  expect(failures).toEqual([])
})

test.each(['broken', 'never'] as const)(
  'DAY-03 a service that answers %s is left alone for a while, told once',
  async (how) => {
    const failures: unknown[] = []
    const asked = service('osrm', failures, how === 'never' ? 200 : undefined)
    routing.answers = how
    expect(await asked.kilometres([leg, leg])).toEqual([null, null])
    const before = routing.asked.length
    routing.answers = 'well'
    expect(await asked.kilometres([leg])).toEqual([null])
    expect([routing.asked.length, failures.length]).toEqual([before, 1])
    await expect.poll(async () => (await asked.kilometres([leg]))[0]).not.toBeNull()
  },
)

test('DAY-03 a service that is not there is no reason to fail', async () => {
  const gone = openRoadService({ kind: 'osrm', url: 'http://127.0.0.1:9', timeoutMs: 200 })
  expect(await gone.kilometres([leg])).toEqual([null])
})
