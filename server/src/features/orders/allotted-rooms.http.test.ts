import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { allotmentDesk, hold, type Item, type Refused } from '../requests/allotments.fixture.ts'

let desk: TestApp
let bernd: Caller
let anna: Caller
let rooms: ReturnType<typeof allotmentDesk>
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  anna = await desk.as('anna')
  rooms = allotmentDesk(bernd, (await loadNorth(desk.db)).Oslo ?? 0)
})
afterAll(() => desk.close())

const houseWith: typeof rooms.houseWith = (...given) => rooms.houseWith(...given)
const asked: typeof rooms.asked = (...given) => rooms.asked(...given)
const nightsOf: typeof rooms.nightsOf = (...given) => rooms.nightsOf(...given)

const may = { startAt: '14.05.2027', endAt: '17.05.2027' }
const june = { startAt: '14.06.2027', endAt: '17.06.2027' }
const turn = { startAt: '31.05.2027', endAt: '02.06.2027' }
const knowingly = { 'x-reisewerk-confirmed': 'yes' }

type Rooms = { id: number; doubleRooms: { id: number; askedAmount: number }[] }
/** The group gets so many double rooms. */
async function grow(who: Caller, order: number, askedAmount: number) {
  const path = '/api/order_contingent_hotels'
  const [contingent] = await expectStatus<Rooms[]>(200, who.get(`${path}?order.id=${order}`))
  const entry = { id: contingent?.doubleRooms[0]?.id, askedAmount }
  return who.patch<Refused>(`${path}/${contingent?.id}`, { doubleRooms: [entry] })
}

type Attempt = (who: Caller) => Promise<{ status: number; body: Refused }>
/** Ways by which a trip takes 19 rooms, or more than it did, without its request being touched. */
const ways: Record<string, { house: number; told: string; prepare: (hotel: Item) => Promise<Attempt> }> = {
  'the group grows': {
    ...{ house: 20, told: '14.05.2027 Doppelzimmer 21 von 20' },
    async prepare(hotel) {
      const { trip, request } = await asked(hotel)
      await expectStatus(200, hold(bernd, request))
      return (who) => grow(who, trip.id, 21)
    },
  },
  'the trip moves': {
    ...{ house: 18, told: '14.05.2027 Doppelzimmer 19 von 18' },
    async prepare(hotel) {
      const { trip, request } = await asked(hotel, june)
      await expectStatus(200, hold(bernd, request))
      return (who) => who.patch(trip.order, may)
    },
  },
  'a day moves': {
    ...{ house: 18, told: '31.05.2027 Doppelzimmer 19 von 18' },
    async prepare(hotel) {
      const { trip, request } = await asked(hotel, { ...turn, night: 1 })
      await expectStatus(200, hold(bernd, request))
      await expectStatus(204, bernd.delete(trip.days[0]?.link ?? ''))
      return (who) => who.patch(trip.days[1]?.link ?? '', { date: '31.05.2027' })
    },
  },
  'a stay moves to another day': {
    ...{ house: 18, told: '31.05.2027 Doppelzimmer 19 von 18' },
    async prepare(hotel) {
      const { trip, service, request } = await asked(hotel, { ...turn, night: 1 })
      await expectStatus(200, hold(bernd, request))
      return (who) => who.patch(`/api/hotel_placeholders/${service.id}`, { day: trip.days[0]?.link })
    },
  },
  'a cancelled trip takes place after all': {
    ...{ house: 18, told: '14.05.2027 Doppelzimmer 19 von 18' },
    async prepare(hotel) {
      const { trip, request } = await asked(hotel)
      await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'cancelled' }))
      await expectStatus(200, hold(bernd, request))
      return (who) => who.patch(trip.order, { currentStatus: 'booked' })
    },
  },
  'a deleted trip comes back': {
    ...{ house: 18, told: '14.05.2027 Doppelzimmer 19 von 18' },
    async prepare(hotel) {
      const { trip, request } = await asked(hotel)
      await expectStatus(200, hold(bernd.with(knowingly), request))
      await expectStatus(200, bernd.patch(trip.order, { currentStatus: 'deleted' }))
      return (who) => who.post(`${trip.order}/restore`)
    },
  },
  'a trip is copied with its chosen hotel': {
    ...{ house: 20, told: '14.05.2027 Doppelzimmer 38 von 20' },
    async prepare(hotel) {
      const { trip, service, request } = await asked(hotel)
      const chosen = { selectedRequest: `/api/requests/${request.id}` }
      await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${service.id}`, chosen))
      return (who) => who.post(`${trip.order}/copy?requests=true`, may)
    },
  },
  'the hotel keeps fewer rooms': {
    ...{ house: 20, told: '14.05.2027 Doppelzimmer 19 von 18' },
    async prepare(hotel) {
      const { request } = await asked(hotel)
      await expectStatus(200, hold(bernd, request))
      const [entry] = await expectStatus<Item[]>(200, bernd.get(`/api/hotel_allotments?provider.id=${hotel.id}`))
      return (who) => who.patch(`/api/hotel_allotments/${entry?.id}`, { rooms: 18 })
    },
  },
}

test.each(Object.keys(ways))('REQ-10 overbooking is warned of, and done knowingly, when %s', async (way) => {
  const { house, told, prepare } = ways[way] as (typeof ways)[string]
  const attempt = await prepare(await houseWith(house))
  const answer = await attempt(anna)
  expect(answer, answer.body?.message).toMatchObject({ status: 422, body: { code: 'overbooked' } })
  expect(answer.body.message).toContain(told)
  const confirmed = await attempt(anna.with(knowingly))
  expect([200, 201, 204], confirmed.body?.message).toContain(confirmed.status)
})

test('REQ-10 a request for the whole group takes what the group grows to, one for a part keeps its part', async () => {
  const hotel = await houseWith(60)
  const [whole, part] = [await asked(hotel), await asked(hotel)]
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${part.request.id}`, { contingent: { askedAmount: 20 } }))
  for (const { request } of [whole, part]) await expectStatus(200, hold(bernd, request))
  const rooms = async () =>
    Object.fromEntries((await nightsOf(hotel))[0]?.trips.map((one) => [one.order, one.rooms]) ?? [])
  expect(await rooms()).toEqual({ [whole.trip.id]: 19, [part.trip.id]: 10 })
  for (const { trip } of [whole, part]) expect((await grow(bernd, trip.id, 30)).status).toBe(200)
  expect(await rooms()).toEqual({ [whole.trip.id]: 30, [part.trip.id]: 10 })
  // Now it is for a part, because somebody says so while the group is that large.
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${whole.request.id}`, { contingent: { askedAmount: 40 } }))
  expect(await rooms()).toMatchObject({ [whole.trip.id]: 20 })
  const copy = await expectStatus<Item>(201, bernd.post(`${part.trip.order}/copy?requests=true`, may))
  await grow(bernd, copy.id, 60)
  const [copied] = await expectStatus<Item[]>(200, bernd.get(`/api/hotel_requests?order.id=${copy.id}`))
  await expectStatus(200, hold(bernd, copied as Item))
  expect(await rooms()).toMatchObject({ [copy.id]: 10 })
})

test.each([
  ['grow', 39, (trip: number) => grow(bernd, trip, 20), {}, '14.05.2027 Doppelzimmer 40 von 39'],
  [
    ...(['move', 20, (trip: number) => anna.patch<Refused>(`/api/orders/${trip}`, may), june] as const),
    '14.05.2027 Doppelzimmer 38 von 20',
  ],
] as const)(
  'REQ-10 of two trips that %s at once into the last rooms the second is warned',
  async (_how, house, move, dates, told) => {
    const hotel = await houseWith(house)
    const both = [await asked(hotel, dates), await asked(hotel, dates)]
    for (const { request } of both) await expectStatus(200, hold(bernd, request))
    const answers = await Promise.all(both.map(({ trip }) => move(trip.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.message).toContain(told)
  },
)

test('REQ-10 a trip that takes no more, or in nights that were full already, is never asked about', async () => {
  const hotel = await houseWith(18)
  const { trip, request } = await asked(hotel)
  await expectStatus(200, hold(bernd.with(knowingly), request))
  await expectStatus(200, bernd.patch(trip.order, { groupName: 'Chor', currentStatus: 'booked' }))
  expect((await grow(bernd, trip.id, 17)).status).toBe(200)
  // Nothing in June is kept free, so nothing can be overbooked there.
  await expectStatus(200, bernd.patch(trip.order, june))
  expect((await grow(bernd, trip.id, 60)).status).toBe(200)
})
