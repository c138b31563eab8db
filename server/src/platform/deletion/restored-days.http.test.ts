import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Made = { id: number }
type Times = { startAt: string | null; endAt: string | null; checkInAt: string | null }
type Request = Times & { agreed: { startAt: string | null; endAt: string | null; askedAmount: number | null } }
let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())

const planned = () => planTrip(bernd, { startAt: '14.05.2027', endAt: '17.05.2027' })
/** A house from 15 to 17 May that has confirmed, and is chosen. */
async function confirmedHotel(trip: PlannedTrip) {
  const times = { startAt: '15.05.2027 00:00:00', endAt: '17.05.2027 00:00:00' }
  const body = { day: trip.days[1]?.link, isBrandNew: false, ...times }
  const hotel = await expectStatus<Made>(201, bernd.post('/api/hotel_placeholders', body))
  const asked = { placeholder: `/api/hotel_placeholders/${hotel.id}`, requestStatus: { status: 'approved' } }
  const request = await expectStatus<Made>(201, bernd.post('/api/hotel_requests', asked))
  const chosen = { selectedRequest: `/api/requests/${request.id}` }
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${hotel.id}`, chosen))
  return { hotel: `/api/hotel_placeholders/${hotel.id}`, request: `/api/hotel_requests/${request.id}` }
}
const restoreLast = async (trip: PlannedTrip) => {
  const [last] = (await bernd.get<Made[]>(`/api/deletions?order.id=${trip.id}`)).body
  return expectStatus(200, bernd.post(`/api/deletions/${last?.id}/restore`))
}
const moveTrip = (trip: PlannedTrip, startAt: string, endAt: string) =>
  expectStatus(200, bernd.patch(trip.order, { startAt, endAt }))
const read = async <Item>(url: string) => (await bernd.get<Item>(url)).body

const laterTimes = { startAt: '22.05.2027 00:00:00', endAt: '24.05.2027 00:00:00' }
const agreed = { startAt: '15.05.2027 00:00:00', endAt: '17.05.2027 00:00:00' }

test.each(['hotel', 'request', 'day'] as const)(
  'EASE-03 TRUE-02 a %s that comes back has the dates its day has by now, and its partner is to be asked anew',
  async (what) => {
    const trip = await planned()
    const made = await confirmedHotel(trip)
    const { hotel, request } = made
    const deleted = what === 'day' ? `/api/days/${trip.days[1]?.id}` : made[what]
    await expectStatus(204, bernd.delete(deleted))
    await moveTrip(trip, '21.05.2027', '24.05.2027')
    await restoreLast(trip)
    expect(await read<Times>(hotel)).toMatchObject(laterTimes)
    expect(await read<Request>(request)).toMatchObject({
      ...laterTimes,
      requestStatus: { status: 'approved' },
      agreed: { ...agreed, askedAmount: 38 },
    })
    expect(await read(`/api/days/${trip.days[1]?.id}`)).toMatchObject({ date: '22.05.2027 00:00:00' })
  },
)

test('EASE-03 TRUE-02 what was to be asked anew when it was deleted still is when it comes back', async () => {
  const trip = await planned()
  const { hotel, request } = await confirmedHotel(trip)
  await moveTrip(trip, '21.05.2027', '24.05.2027')
  await expectStatus(204, bernd.delete(hotel))
  await restoreLast(trip)
  expect(await read<Request>(request)).toMatchObject({ ...laterTimes, agreed: { ...agreed, askedAmount: 38 } })
})

test('EASE-03 a service that no form has saved is undone, too, once it was asked for or something was written into it', async () => {
  const trip = await planned()
  const day = trip.days[0]?.link
  const draft = () => expectStatus<Made>(201, bernd.post('/api/hotel_placeholders', { day, isBrandNew: true }))
  const asked = `/api/hotel_placeholders/${(await draft()).id}`
  const request = await expectStatus<Made>(201, bernd.post('/api/hotel_requests', { placeholder: asked }))
  const written = `/api/hotel_placeholders/${(await draft()).id}`
  await expectStatus(200, bernd.patch(written, { serviceDescription: 'Im Hof', isBrandNew: true }))
  const empty = `/api/hotel_placeholders/${(await draft()).id}`
  const noted: boolean[] = []
  for (const service of [asked, written, empty]) {
    const answer = await bernd.delete(service)
    noted.push(answer.headers['x-reisewerk-deletion'] !== undefined)
  }
  expect(noted).toEqual([true, true, false])
  await restoreLast(trip)
  expect(await read(written)).toMatchObject({ serviceDescription: 'Im Hof' })
  await restoreLast(trip)
  expect((await bernd.get(`/api/hotel_requests/${request.id}`)).status).toBe(200)
})
