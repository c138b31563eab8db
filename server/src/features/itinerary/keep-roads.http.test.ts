import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openRoadService } from '../../platform/routing/road-service.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { startRoutingService, type TestRouting } from '../../test/routing-service.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Day = { name: string; distance: number | null }

let desk: TestApp
let routing: TestRouting
let bernd: Caller
let north: Record<string, number>
let trip: PlannedTrip
beforeAll(async () => {
  routing = await startRoutingService()
  desk = await testApp({ roads: openRoadService({ kind: 'osrm', url: routing.url, timeoutMs: 20_000, pauseMs: 1 }) })
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
})
afterAll(async () => {
  await desk.close()
  await routing.close()
})
beforeEach(async () => {
  trip = await planTrip(bernd)
})

const link = (number: number) => trip.days[number - 1]?.link ?? ''
const add = (path: string, number: number, body: object) =>
  expectStatus(201, bernd.post(`/api/${path}`, { day: link(number), ...body }))
const hotel = (number: number, place: string) =>
  add('hotel_placeholders', number, { place: `/api/places/${north[place]}` })
const ferry = (number: number) => {
  const ends = { startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` }
  return add('ferry_placeholders', number, { ...ends, driverNotParticipating: false })
}
const days = async () =>
  (await expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${trip.id}`))).map(({ name, distance }) => [
    name,
    distance,
  ])

test('DAY-03 the distance is what the service tells, asked once, and days are kept up with it', async () => {
  await expectStatus(201, bernd.post('/api/hotel_placeholders', { day: link(1), place: `/api/places/${north.Oslo}` }))
  await expectStatus(
    201,
    bernd.post('/api/hotel_placeholders', { day: link(2), place: `/api/places/${north.Hamburg}` }),
  )
  await expect.poll(async () => (await days())[1]).toEqual(['Oslo – Hamburg', 100])
  expect(routing.asked).toEqual(['10.75,59.91;9.99,53.55'])
  const told = await expectStatus(200, bernd.get(`${link(2)}/calculate_distance`))
  expect(told).toEqual({ distance: 100, isEstimate: false })
  expect(routing.asked).toHaveLength(1)
})

test('DAY-03 a service that fails leaves the estimate, which says so', async () => {
  routing.answers = 'broken'
  await hotel(1, 'Hamburg')
  await ferry(2)
  await hotel(2, 'Oslo')
  const url = `${link(2)}/calculate_distance`
  expect(await expectStatus(200, bernd.get(url))).toEqual({ distance: 691, isEstimate: true })
  routing.answers = 'well'
  // Two legs by road; the ferry is none.
  await expect.poll(async () => expectStatus(200, bernd.get(url))).toEqual({ distance: 200, isEstimate: false })
})
