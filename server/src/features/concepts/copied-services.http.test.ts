import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Request = {
  id: number
  startAt: string
  optionNr: string
  requestStatus: { status: string }
  contingent: { askedAmount: number; reservedAmount: number }
  agreed: { askedAmount: number | null }
  itemPrices: { price: { amount: string } }[]
}
type Service = { id: number; startAt: string; selectedRequest: string | null; requests: Request[] }
type Day = { id: number; name: string; sortHelper: string[]; hotelPlaceholders: Service[]; freeTextItems: Service[] }

let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let hotel: number
let text: number
beforeAll(async () => {
  desk = await testApp()
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  const north = await loadNorth(desk.db)
  trip = await planTrip(bernd)
  const day = trip.days[0]?.link
  hotel = (await expectStatus<Service>(201, bernd.post('/api/hotel_placeholders', { day, isBrandNew: false }))).id
  text = (await expectStatus<Service>(201, bernd.post('/api/free_text_items', { day, isBrandNew: false }))).id
  const request = await expectStatus<Request>(
    201,
    bernd.post('/api/hotel_requests', {
      placeholder: `/api/hotel_placeholders/${hotel}`,
      hotel: `/api/hotels/${north['Hotel Fjordblick']}`,
      requestStatus: { status: 'approved' },
      optionNr: 'F-88',
      contingent: { askedAmount: 30, reservedAmount: 30 },
      optionTodo: { dueDate: '01.03.2027' },
    }),
  )
  const chosen = { selectedRequest: `/api/requests/${request.id}` }
  await expectStatus(200, bernd.patch(`/api/hotel_placeholders/${hotel}`, chosen))
})
afterAll(() => desk.close())

const plan = (of = trip) =>
  expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${of.id}&_order[date]=asc&_groups[]=trip_dashboard_read`))
const copy = (copies: object[], requests = true, caller = bernd) =>
  caller.post<{ placeholders: number[] }>('/api/placeholders/copy', { copies, requests })
const link = () => `/api/hotel_placeholders/${hotel}`
const remove = (ids: readonly number[]) =>
  expectStatus(200, bernd.put('/api/placeholders/delete', { placeholders: ids.map((id) => `/api/placeholders/${id}`) }))

test('EASE-02 a duplicate stands behind its original, asks the same house for as many and begins as not asked', async () => {
  const { placeholders } = await expectStatus<{ placeholders: number[] }>(
    201,
    copy([{ placeholder: link(), day: trip.days[0]?.link }]),
  )
  const [first] = await plan()
  expect(first?.sortHelper).toEqual([`hotel-${hotel}`, `hotel-${placeholders[0]}`, `free-${text}`])
  const made = first?.hotelPlaceholders.find(({ id }) => id === placeholders[0])
  const [request] = made?.requests ?? []
  expect(request).toMatchObject({
    ...{ optionNr: '', requestStatus: { status: 'new' }, optionTodo: { dueDate: null } },
    contingent: { askedAmount: 30, reservedAmount: 0 },
    agreed: { startAt: null, endAt: null, askedAmount: null },
  })
  expect(made?.selectedRequest).toBe(`/api/requests/${request?.id}`)
  await remove(placeholders)
})

test('EASE-02 a service stands on each day until another; one that would leave the trip lets none arise', async () => {
  const days = trip.days.slice(1, 3).map(({ link: day }) => ({ placeholder: link(), day }))
  const { placeholders } = await expectStatus<{ placeholders: number[] }>(201, copy(days))
  const dates = (await plan()).flatMap(({ hotelPlaceholders }) =>
    hotelPlaceholders.map(({ startAt }) => startAt.slice(0, 10)),
  )
  expect(dates).toEqual(['14.05.2027', '15.05.2027', '16.05.2027'])
  await remove(placeholders)
  const stay = { day: trip.days[0]?.link, endAt: '17.05.2027 00:00:00', isBrandNew: false }
  const { id } = await expectStatus<Service>(201, bernd.post('/api/hotel_placeholders', stay))
  const beyond = [...days, { placeholder: `/api/hotel_placeholders/${id}`, day: trip.days[3]?.link }]
  expect(await copy(beyond)).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'copies' }] } })
  expect((await plan()).flatMap(({ hotelPlaceholders }) => hotelPlaceholders)).toHaveLength(2)
  await remove([id])
})

test('EASE-02 services come from another trip of the house, for its group; not of another house and not unseen', async () => {
  const other = await planTrip(bernd, { startAt: '01.09.2027', endAt: '04.09.2027' })
  const to = [{ placeholder: link(), day: other.days[1]?.link }]
  await expectStatus(201, copy(to, false))
  const [, second] = await plan(other)
  expect(second?.hotelPlaceholders).toMatchObject([{ startAt: expect.stringContaining('02.09.2027'), requests: [] }])
  expect((await copy(to, true, clara)).status).toBe(422)
  const strange = await planTrip(clara, { organisation: 2 })
  const anna = await desk.as('anna')
  const mixed = await copy([{ placeholder: link(), day: strange.days[0]?.link }], true, anna)
  expect(mixed).toMatchObject({
    status: 422,
    body: { violations: [{ message: expect.stringContaining('anderen Organisation') }] },
  })
  const ofTwo = [trip, other].map(({ days }) => ({ placeholder: link(), day: days[0]?.link }))
  expect((await copy(ofTwo)).status).toBe(422)
})

test('EASE-02 a day is copied to a free date, and onto a day that has services', async () => {
  const copyTo = (date: string, caller = bernd) => caller.post(`/api/days/${trip.days[0]?.id}/copy`, { date })
  expect((await copyTo('16.05.2027', clara)).status).toBe(404)
  expect((await copyTo('14.05.2027')).status).toBe(422)
  const onto = await expectStatus<{ day: null; placeholders: number[] }>(201, copyTo('16.05.2027'))
  expect(onto.placeholders).toHaveLength(2)
  expect((await plan())[2]?.sortHelper).toEqual([`hotel-${onto.placeholders[0]}`, `free-${onto.placeholders[1]}`])
  await remove(onto.placeholders)
  await expectStatus(204, bernd.delete(`/api/days/${trip.days[2]?.id}`))
  const free = await expectStatus<{ day: number; placeholders: number[] }>(201, copyTo('16.05.2027'))
  const copied = (await plan())[2]
  expect(copied).toMatchObject({
    id: free.day,
    hotelPlaceholders: [{ requests: [{ requestStatus: { status: 'new' } }] }],
  })
  expect(copied?.sortHelper).toHaveLength(2)
})
