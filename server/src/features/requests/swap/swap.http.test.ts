import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Asked = {
  id: number
  startAt: string
  endAt: string
  agreed: object
  requestStatus: { status: string }
  contingent: { askedAmount: number; reservedAmount: number; extraDescription: string }
}
type Swapped = { request: number; earlier: { request: number; status: string } | null; planChange: number }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let north: Record<string, number>
let otherHouse: number
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const [row] = await desk.db.query<{ id: number }>(
    `insert into providers (kind, name) values ('hotel', 'Hotel Seehaus') returning id::int`,
  )
  otherHouse = row?.id ?? 0
})
afterAll(() => desk.close())

async function stay() {
  const body = { day: trip.days[0]?.link, endAt: '16.05.2027 00:00:00', isBrandNew: false }
  const { id } = await expectStatus<{ id: number }>(201, bernd.post('/api/hotel_placeholders', body))
  const asked = await expectStatus<Asked>(
    201,
    bernd.post('/api/hotel_requests', {
      placeholder: `/api/hotel_placeholders/${id}`,
      hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
      requestStatus: { status: 'approved' },
      contingent: { askedAmount: 24, reservedAmount: 24, extraDescription: '1 Zimmer für den Fahrer' },
    }),
  )
  const selectedRequest = `/api/requests/${asked.id}`
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${id}`, { selectedRequest }))
  return { id, asked: asked.id }
}
const request = (id: number) => expectStatus<Asked>(200, bernd.get(`/api/hotel_requests/${id}`))
const chosen = async (id: number) =>
  (await expectStatus<{ selectedRequest: string | null }>(200, bernd.get(`/api/hotel_placeholders/${id}`)))
    .selectedRequest
const swap = (id: number, hotel = otherHouse, caller = bernd) =>
  caller.post<Swapped>(`/api/hotel_placeholders/${id}/swap`, { hotel: `/api/hotels/${hotel}` })
const takeBack = ({ planChange }: Swapped) => bernd.post(`/api/plan_changes/${planChange}/take_back`)

test('EASE-02 a swapped hotel is asked for the same days and persons and chosen; the earlier request stays, cancelled', async () => {
  const { id, asked } = await stay()
  const before = await request(asked)
  expect((await swap(id, otherHouse, await desk.as('clara'))).status).toBe(404)
  expect((await swap(id, north['Hotel Fjordblick'])).status).toBe(422)
  const done = await expectStatus<Swapped>(201, swap(id))
  const added = await request(done.request)
  expect([added.startAt, added.endAt]).toEqual([before.startAt, before.endAt])
  expect(added).toMatchObject({
    requestStatus: { status: 'new' },
    contingent: { askedAmount: 24, reservedAmount: 0, extraDescription: '1 Zimmer für den Fahrer' },
    agreed: { startAt: null, endAt: null, askedAmount: null },
  })
  expect(await chosen(id)).toBe(`/api/requests/${added.id}`)
  expect(await request(asked)).toMatchObject({ requestStatus: { status: 'cancelled' }, agreed: before.agreed })

  expect((await takeBack(done)).status).toBe(204)
  expect((await bernd.get(`/api/hotel_requests/${done.request}`)).status).toBe(404)
  expect(await request(asked)).toMatchObject({ requestStatus: { status: 'approved' }, agreed: before.agreed })
  expect(await chosen(id)).toBe(`/api/requests/${asked}`)
})

test('EASE-02 a swap is not taken back once the new house was asked, nor over what became of the earlier one', async () => {
  const { id, asked } = await stay()
  const done = await expectStatus<Swapped>(201, swap(id))
  const status = { requestStatus: { status: 'requested' } }
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${done.request}`, status))
  expect(await takeBack(done)).toMatchObject({
    status: 409,
    body: {
      code: 'changed_since',
      message: expect.stringMatching(/^Seitdem hat Bernd .+ daran gearbeitet \(Anfrage,/),
    },
  })
  expect(await request(asked)).toMatchObject({ requestStatus: { status: 'cancelled' } })

  const other = await stay()
  const again = await expectStatus<Swapped>(201, swap(other.id))
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${other.asked}`, { requestStatus: { status: 'declined' } }))
  expect((await takeBack(again)).status).toBe(409)
  expect(await request(other.asked)).toMatchObject({ requestStatus: { status: 'declined' } })
})
