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

test('TRUE-03 TRUE-04 whoever confirms another number holds it, in its cabins, too; new dates alone change nothing of what is held', async () => {
  const own = await planTrip(bernd)
  const make = (path: string, body: object) => expectStatus<{ id: number }>(201, bernd.post(`/api/${path}`, body))
  const night = await make('ferry_placeholders', { day: own.days[1]?.link, type: 'night' })
  const doubles = (askedAmount: number, reservedAmount: number) => [
    { type: { persons: 2, type: 'inside' }, askedAmount, reservedAmount },
  ]
  const ship = await make('ferry_requests', {
    ...{ placeholder: `/api/ferry_placeholders/${night.id}`, requestStatus: { status: 'approved' }, type: 'night' },
    contingent: { askedAmount: 30, singleCabins: [], doubleCabins: doubles(15, 10), otherCabins: [] },
  })
  const path = `/api/ferry_requests/${ship.id}`
  const yes = () => expectStatus(200, bernd.put('/api/requests/confirm', { requests: [`/api/requests/${ship.id}`] }))
  const held = async () => {
    const { contingent } = await expectStatus<{
      contingent: { reservedAmount: number; doubleCabins: { reservedAmount: number }[] }
    }>(200, bernd.get(path))
    return [contingent.reservedAmount, contingent.doubleCabins.map(({ reservedAmount }) => reservedAmount)]
  }
  expect(await held()).toEqual([20, [10]])
  // Only for when was asked anew: ten cabins are ten cabins.
  await yes()
  expect(await held()).toEqual([20, [10]])
  await expectStatus(
    200,
    bernd.put(path, { contingent: { askedAmount: 44, reservedAmount: 20, doubleCabins: doubles(22, 10) } }),
  )
  await yes()
  expect(await held()).toEqual([44, [22]])
})

test('TRUE-03 a ship that is asked for more goes on holding what it held, also where nobody has said in which cabins', async () => {
  const own = await planTrip(bernd)
  await desk.db.query('update order_hotel_rooms set asked_amount = 22 where order_id = $1 and persons = 2', [own.id])
  await desk.db.query(
    `update order_ferry_cabins set asked_amount = case persons when 2 then 9 else 3 end
     where order_id = $1 and type = 'inside' and persons <= 2`,
    [own.id],
  )
  const night = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/ferry_placeholders', { day: own.days[1]?.link, type: 'night' }),
  )
  const ship = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/ferry_requests', {
      ...{ placeholder: `/api/ferry_placeholders/${night.id}`, requestStatus: { status: 'option' } },
      contingent: { askedAmount: 32, reservedAmount: 29, singleCabins: [], doubleCabins: [], otherCabins: [] },
    }),
  )
  const held = () =>
    expectStatus<{ contingent: { askedAmount: number; reservedAmount: number; doubleCabins: object[] } }>(
      200,
      bernd.get(`/api/ferry_requests/${ship.id}`),
    )
  expect((await held()).contingent).toMatchObject({ askedAmount: 32, reservedAmount: 29, doubleCabins: [] })
  await expectStatus(200, bernd.put('/api/requests/align', { requests: [`/api/requests/${ship.id}`] }))
  expect((await held()).contingent).toMatchObject({
    ...{ askedAmount: 44, reservedAmount: 29 },
    doubleCabins: [{ askedAmount: 9, reservedAmount: 0 }],
  })
})

test('TRUE-02 a service that is given other times in its form takes its requests along: they are to be asked anew', async () => {
  const own = await planTrip(bernd)
  const service = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day: own.days[0]?.link, endAt: '15.05.2027 00:00:00', isBrandNew: false }),
  )
  const ask = (status: string, body: object = {}) =>
    expectStatus<Asked>(
      201,
      bernd.post('/api/hotel_requests', {
        ...{ placeholder: `/api/hotel_placeholders/${service.id}`, requestStatus: { status } },
        ...body,
      }),
    )
  const confirmed = await ask('approved')
  const declined = await ask('declined')
  const longer = await ask('option', { endAt: '17.05.2027 00:00:00' })
  const spanOf = async ({ id }: { id: number }) => {
    const { startAt, endAt } = await expectStatus<Asked>(200, bernd.get(`/api/hotel_requests/${id}`))
    return [startAt, endAt].map((wire) => wire.slice(0, 10))
  }
  const save = (body: object) => expectStatus(200, bernd.patch(`/api/hotel_placeholders/${service.id}`, body))
  // Sent back as it was read, nothing moves.
  await save({ startAt: '14.05.2027 00:00:00' })
  expect(await spanOf(confirmed)).toEqual(['14.05.2027', '15.05.2027'])
  await save({ startAt: '15.05.2027 00:00:00', endAt: '17.05.2027 00:00:00' })
  expect(await spanOf(confirmed)).toEqual(['15.05.2027', '17.05.2027'])
  const { agreed } = await expectStatus<Asked>(200, bernd.get(`/api/hotel_requests/${confirmed.id}`))
  expect([agreed.startAt, agreed.endAt].map((wire) => wire?.slice(0, 10))).toEqual(['14.05.2027', '15.05.2027'])
  // What was declined, and what was asked for other days on purpose, stays.
  expect(await spanOf(declined)).toEqual(['14.05.2027', '15.05.2027'])
  expect(await spanOf(longer)).toEqual(['14.05.2027', '17.05.2027'])
  // Whoever chooses a request takes over its times; the others stay.
  await save({
    selectedRequest: `/api/requests/${longer.id}`,
    startAt: '14.05.2027 00:00:00',
    endAt: '17.05.2027 00:00:00',
  })
  expect(await spanOf(confirmed)).toEqual(['15.05.2027', '17.05.2027'])
})

test('TRUE-03 a request says whether it was meant for the whole group or, where houses share it, for a part', async () => {
  const shared = await planTrip(bernd)
  const service = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/hotel_placeholders', { day: shared.days[0]?.link }),
  )
  const ask = async (askedAmount: number) => {
    const body = { placeholder: `/api/hotel_placeholders/${service.id}`, contingent: { askedAmount } }
    return (await expectStatus<{ id: number }>(201, bernd.post('/api/hotel_requests', body))).id
  }
  const [all, part] = [await ask(38), await ask(18)]
  await desk.db.query('update order_hotel_rooms set asked_amount = 22 where order_id = $1', [shared.id])
  const wholeGroup = async (id: number) =>
    (await expectStatus<{ wholeGroup: boolean }>(200, bernd.get(`/api/hotel_requests/${id}`))).wholeGroup
  expect([await wholeGroup(all), await wholeGroup(part)]).toEqual([true, false])
})
