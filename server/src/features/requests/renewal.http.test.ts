import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Known = { startAt: string | null; endAt: string | null; askedAmount: number | null }
type Asked = {
  id: number
  startAt: string
  endAt: string
  agreed: Known
  requestStatus: { status: string }
  contingent: { askedAmount: number }
}

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let hotel: { id: number }
let asked: { id: number }
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  hotel = await expectStatus(201, bernd.post('/api/hotel_placeholders', { day: trip.days[0]?.link }))
  const placeholder = `/api/hotel_placeholders/${hotel.id}`
  const body = { placeholder, hotel: `/api/hotels/${north['Hotel Fjordblick']}`, contingent: { askedAmount: 30 } }
  asked = await expectStatus(201, bernd.post('/api/hotel_requests', body))
})
afterAll(() => desk.close())

const read = () => expectStatus<Asked>(200, bernd.get(`/api/hotel_requests/${asked.id}`))
const change = (body: object) => expectStatus(200, bernd.put(`/api/hotel_requests/${asked.id}`, body))
const confirm = (caller = bernd) => caller.put('/api/requests/confirm', { requests: [`/api/requests/${asked.id}`] })
const asNow = ({ startAt, endAt, contingent: { askedAmount } }: Asked): Known => ({ startAt, endAt, askedAmount })

test('TRUE-02 a trip that moves by a week keeps the days its hotel has confirmed, until it confirms the new ones', async () => {
  expect((await read()).agreed).toEqual({ startAt: null, endAt: null, askedAmount: null })
  await change({ requestStatus: { status: 'approved' } })
  const before = await read()
  expect(before.agreed).toEqual(asNow(before))
  const { startAt, endAt } = await expectStatus<{ startAt: string; endAt: string }>(
    200,
    bernd.get(`/api/orders/${trip.id}`),
  )
  const later = (wire: string) => wireOfDate(addDays(dateOfWire(wire) ?? '', 7))
  await expectStatus(200, bernd.put(`/api/orders/${trip.id}`, { startAt: later(startAt), endAt: later(endAt) }))
  const moved = await read()
  expect(moved.startAt.slice(0, 10)).toBe(later(before.startAt).slice(0, 10))
  expect([moved.requestStatus.status, moved.agreed]).toEqual(['approved', asNow(before)])
  // Paying or sending a booking says nothing of the new days.
  await change({ requestStatus: { status: 'paid' } })
  expect((await read()).agreed).toEqual(asNow(before))
  // Nobody of another agency confirms for ours.
  expect((await confirm(await desk.as('clara'))).body).toMatchObject({ changed: [], failed: [{ id: asked.id }] })
  expect((await read()).agreed).toEqual(asNow(before))
  expect((await confirm()).body).toEqual({ changed: [asked.id], failed: [] })
  expect((await read()).agreed).toEqual(asNow(moved))
})

test('TRUE-03 a number that was changed after asking stays known as the old one, until the partner answers', async () => {
  await change({ contingent: { askedAmount: 44 } })
  expect((await read()).agreed.askedAmount).toBe(30)
  await change({ requestStatus: { status: 'option' } })
  expect((await read()).agreed.askedAmount).toBe(44)
  await change({ requestStatus: { status: 'new' } })
  expect((await read()).agreed.askedAmount).toBeNull()
})

test('TRUE-03 a group that grows: all requests ask for the new number and its cabins, and their partners know the old one', async () => {
  const setRooms = (doubles: number) =>
    desk.db.query(
      'update order_hotel_rooms set asked_amount = case when persons = 2 then $2 else 0 end where order_id = $1',
      [trip.id, doubles],
    )
  await setRooms(15)
  const train = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/train_placeholders', { day: trip.days[1]?.link, type: 'night' }),
  )
  const ride = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/train_requests', { placeholder: `/api/train_placeholders/${train.id}` }),
  )
  await change({ requestStatus: { status: 'approved' }, contingent: { askedAmount: 30 } })
  await setRooms(22)
  const requests = [asked.id, ride.id].map((id) => `/api/requests/${id}`)
  const strange = await (await desk.as('clara')).put('/api/requests/align', { requests })
  expect(strange.body).toMatchObject({ changed: [] })
  expect((await bernd.put('/api/requests/align', { requests })).body).toEqual({
    changed: [asked.id, ride.id],
    failed: [],
  })
  const hotelNow = await read()
  expect([hotelNow.contingent.askedAmount, hotelNow.agreed.askedAmount]).toEqual([44, 30])
  const rideNow = await expectStatus<Asked & { contingent: { doubleCabins: { askedAmount: number }[] } }>(
    200,
    bernd.get(`/api/train_requests/${ride.id}`),
  )
  expect(rideNow.contingent.askedAmount).toBe(44)
  expect(rideNow.contingent.doubleCabins.map(({ askedAmount }) => askedAmount)).toEqual([22])
  // Who declined is not asked for another number.
  await change({ requestStatus: { status: 'declined' } })
  await setRooms(20)
  expect((await bernd.put('/api/requests/align', { requests })).body).toMatchObject({ changed: [ride.id] })
  expect((await read()).contingent.askedAmount).toBe(44)
})
