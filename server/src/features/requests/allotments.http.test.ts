import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { allotmentDesk, hold, option, type Refused } from './allotments.fixture.ts'

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

const made: typeof rooms.made = (...given) => rooms.made(...given)
const houseWith: typeof rooms.houseWith = (...given) => rooms.houseWith(...given)
const asked: typeof rooms.asked = (...given) => rooms.asked(...given)
const nightsOf: typeof rooms.nightsOf = (...given) => rooms.nightsOf(...given)

test('REQ-10 what is asked for takes nothing; what is held or chosen takes its rooms', async () => {
  const hotel = await houseWith(40)
  const [one, other] = [await asked(hotel), await asked(hotel)]
  expect(await nightsOf(hotel)).toMatchObject([{ contracted: 40, used: 0, left: 40, trips: [] }])
  await expectStatus(200, hold(bernd, one.request))
  const chosen = { selectedRequest: `/api/requests/${other.request.id}` }
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${other.service.id}`, chosen))
  const trips = [one, other].map(({ trip }) => ({ order: trip.id, rooms: 19 }))
  expect(await nightsOf(hotel)).toMatchObject([{ used: 38, left: 2, trips }])
  await expectStatus(
    200,
    bernd.patch(`/api/hotel_requests/${one.request.id}`, { requestStatus: { status: 'declined' } }),
  )
  expect(await nightsOf(hotel)).toMatchObject([{ used: 19, left: 21 }])
})

test('REQ-10 two clerks who take the last rooms at once: the second is warned, and must confirm knowingly', async () => {
  const hotel = await houseWith(20)
  const [one, other] = [await asked(hotel), await asked(hotel)]
  const answers = await Promise.all([hold(bernd, one.request), hold(anna, other.request)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const warned = answers.find(({ status }) => status === 422)?.body
  expect(warned).toMatchObject({ code: 'overbooked' })
  expect(warned?.message).toMatch(/^Das Hotelkontingent wird überbucht: 14\.05\.2027 Doppelzimmer 38 von 20/)
  expect(await nightsOf(hotel)).toMatchObject([{ used: 19, left: 1 }])
  const late = answers[0]?.status === 422 ? one : other
  await expectStatus(200, hold(bernd.with({ 'x-reisewerk-confirmed': 'yes' }), late.request))
  expect(await nightsOf(hotel)).toMatchObject([{ used: 38, left: -18 }])
  // What is overbooked already may be changed otherwise: nothing more is taken.
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${late.request.id}`, { optionNr: 'R 7' }))
})

test.each(['choose', 'bulk', 'create', 'provider', 'more guests'])(
  'REQ-10 overbooking is warned of: %s',
  async (how) => {
    const hotel = await houseWith(18)
    const free = await made('hotels', { name: 'Ohne Kontingent' })
    const { request, service } = await asked(how === 'provider' ? free : hotel)
    const path = `/api/hotel_requests/${request.id}`
    if (how === 'provider') await expectStatus(200, hold(bernd, request))
    if (how === 'more guests') {
      await expectStatus(200, bernd.patch(path, { contingent: { askedAmount: 20 } }))
      await expectStatus(200, hold(bernd, request))
    }
    const attempts: Record<string, () => Promise<{ status: number; body: Refused }>> = {
      choose: () =>
        bernd.patch(`/api/hotel_placeholders/${service.id}`, { selectedRequest: `/api/requests/${request.id}` }),
      bulk: () => bernd.put('/api/requests/status', { requests: [`/api/requests/${request.id}`], status: 'option' }),
      create: () =>
        bernd.post('/api/hotel_requests', {
          ...{ placeholder: `/api/hotel_placeholders/${service.id}`, hotel: `/api/hotels/${hotel.id}` },
          ...option,
        }),
      provider: () => bernd.patch(path, { hotel: `/api/hotels/${hotel.id}` }),
      'more guests': () => bernd.patch(path, { contingent: { askedAmount: 38 } }),
    }
    const answer = await attempts[how]?.()
    expect(answer).toMatchObject({ status: 422, body: { code: 'overbooked' } })
    expect(answer?.body.message).toMatch(/19 von 18/)
  },
)

test('REQ-10 after the day of release the allotment is gone: nothing is left, and nothing is overbooked', async () => {
  // Today is in 2026: a night of May 2027 is released 730 days before.
  const hotel = await houseWith(5, { releaseDays: 730 })
  const { request } = await asked(hotel)
  await expectStatus(200, hold(bernd, request))
  expect(await nightsOf(hotel)).toMatchObject([{ contracted: 5, used: 19, left: 0, isReleased: true }])
})

test('REQ-10 rooms of a trip that one is not shown count, and its name is not told', async () => {
  const hotel = await houseWith(40)
  const { request, trip } = await asked(hotel)
  await expectStatus(200, hold(bernd, request))
  await expectStatus(200, anna.patch(`/api/orders/${trip.id}`, { isAdminOnly: true }))
  expect(await nightsOf(hotel)).toMatchObject([{ used: 19, trips: [{ order: null, orderNumber: '', name: '' }] }])
})

test('REQ-10 another house is told nothing, and one kind of room has one allotment a night', async () => {
  const hotel = await houseWith(7)
  const clara = await desk.as('clara')
  await expectStatus(404, clara.get(`/api/hotels/${hotel.id}/allotment_nights`))
  const again = { provider: `/api/hotels/${hotel.id}`, startAt: '31.05.2027', endAt: '01.06.2027', rooms: 3 }
  const answer = await expectStatus<Refused>(422, bernd.post('/api/hotel_allotments', { ...again, roomType: 'double' }))
  expect(answer.violations).toMatchObject(
    [{ propertyPath: 'startAt', message: /schon ein Kontingent/ }].map(({ propertyPath, message }) => ({
      propertyPath,
      message: expect.stringMatching(message),
    })),
  )
  await made('hotel_allotments', { ...again, roomType: 'single' })
  const line = await made('ferries', { name: 'Nordfjord Linie' })
  const toLine = { ...again, provider: `/api/ferries/${line.id}`, roomType: 'single' }
  await expectStatus(422, bernd.post('/api/hotel_allotments', toLine))
  const asProvider = { ...toLine, provider: `/api/providers/${line.id}` }
  const refused = await expectStatus<Refused>(422, bernd.post('/api/hotel_allotments', asProvider))
  expect(refused.violations).toEqual([{ propertyPath: 'provider', message: 'Dieser Leistungsträger ist kein Hotel.' }])
})
