import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Made = { id: number }
type Service = { selectedRequest: string | null }
let desk: TestApp
let bernd: Caller
let north: Record<string, number>
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const service = async (kind: 'hotel') =>
  (await expectStatus<Made>(201, bernd.post(`/api/${kind}_placeholders`, { day: trip.days[0]?.link }))).id
const ask = (kind: 'hotel', body: object, placeholder: number) =>
  expectStatus<Made>(
    201,
    bernd.post(`/api/${kind}_requests`, { placeholder: `/api/placeholders/${placeholder}`, ...body }),
  )

test('TRUE-04 the first request of a service is chosen, a second one is not; what somebody has chosen otherwise stays', async () => {
  const hotel = await service('hotel')
  const url = `/api/hotel_placeholders/${hotel}`
  const chosen = async () => (await bernd.get<Service>(url)).body.selectedRequest
  const declined = { hotel: `/api/hotels/${north['Hotel Fjordblick']}`, requestStatus: { status: 'declined' } }
  const first = await ask('hotel', { hotel: `/api/hotels/${north['Hotel Fjordblick']}` }, hotel)
  expect(await chosen()).toBe(`/api/requests/${first.id}`)
  await expectStatus(200, bernd.patch(url, { selectedRequest: null }))
  await ask('hotel', { agency: `/api/agencies/${north['Skandia Incoming']}` }, hotel)
  expect(await chosen()).toBeNull()
  const refused = await service('hotel')
  await ask('hotel', declined, refused)
  expect((await bernd.get<Service>(`/api/hotel_placeholders/${refused}`)).body.selectedRequest).toBeNull()
})
