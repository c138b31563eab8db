import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { planServices } from '../../test/planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
let north: Record<string, number>
let full: PlannedTrip['days'][number]
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  north = await loadNorth(desk.db)
  full = (await planTrip(bernd)).days[1] as PlannedTrip['days'][number]
  await planServices(bernd, north, full, '16.05.2027')
})
afterAll(() => desk.close())

const keep = (body: object, query = '') =>
  bernd.post<{ id: number }>(`/api/day_concepts/create_from_day/${full.id}${query}`, body)

test('MD-09 the shelf of a concept is no trip: in no list, count, search, nor open to any call on trips', async () => {
  const before = await bernd.get<object[]>('/api/orders')
  const { body } = await keep({ name: 'Im Regal' })
  const [shelf] = await desk.db.query<{ id: number }>('select shelf_id::int as id from day_concepts where id = $1', [
    body.id,
  ])
  const url = `/api/orders/${shelf?.id}`
  const period = { startAt: '01.06.2027', endAt: '04.06.2027' }
  const answers = [
    await anna.get(`${url}?_groups[]=soft_delete`),
    await anna.patch(url, { groupName: 'x' }),
    await anna.patch(url, period),
    await anna.post(`${url}/copy`, period),
    await anna.get(`${url}/history`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await bernd.post('/api/days', { order: url, date: '02.01.2000' })).status).toBe(422)
  expect((await bernd.post(`/api/day_concepts/create_from_day/${body.id}`, { name: 'Kopie' })).status).toBe(404)
  const after = await bernd.get<object[]>('/api/orders')
  expect([after.headers['x-total-items'], after.body.length]).toEqual([
    before.headers['x-total-items'],
    before.body.length,
  ])
  expect((await bernd.get<object[]>('/api/orders?_search=concept')).body).toEqual([])
  expect((await bernd.get<object[]>('/api/orders?_groups[]=soft_delete&_search=concept')).body).toEqual([])
})

test('MD-09 no figure takes a concept for a trip: dashboard, to-dos, usage of master data', async () => {
  const figures = async () => {
    const read = (part: string) => expectStatus<object>(200, bernd.get(`/api/user_dashboard/${part}`))
    return [await read('todos'), await read('trips')]
  }
  const usage = () =>
    expectStatus<{ trips: number; latestTrips: object[]; others: object[] }>(
      200,
      bernd.get(`/api/hotels/${north['Hotel Fjordblick']}/usage`),
    )
  const [before, used] = [await figures(), await usage()]
  const { body } = await keep({ name: 'Zählt nicht' }, '?requests=true')
  expect(await figures()).toEqual(before)
  expect(await usage()).toMatchObject({ trips: used.trips, latestTrips: used.latestTrips })
  expect((await usage()).others).toContainEqual(expect.objectContaining({ resource: 'day_concepts' }))
  // Whoever sets a deadline in a concept all the same finds it there, not among the deadlines of trips.
  const [request] = await desk.db.query<{ id: number }>(
    `select r.id::int from requests r join placeholders p on p.id = r.placeholder_id where p.day_id = $1 and r.request_type = 'hotel'`,
    [body.id],
  )
  const due = { optionTodo: { dueDate: '22.11.2026 00:00:00' } }
  await expectStatus(200, bernd.patch(`/api/hotel_requests/${request?.id}/quick_edit`, due))
  expect(await figures()).toEqual(before)
})

test('MD-09 MAIL-03 nobody is written to for a concept: it has no dates to ask for', async () => {
  const { body } = await keep({ name: 'Ohne Briefe' }, '?requests=true')
  const [place] = await desk.db.query<{ shelf: number; request: number }>(
    `select d.order_id::int as shelf, r.id::int as request from days d join placeholders p on p.day_id = d.id
     join requests r on r.placeholder_id = p.id where d.id = $1 limit 1`,
    [body.id],
  )
  const order = `/api/orders/${place?.shelf}`
  const answers = [
    await bernd.post(`/api/requests/${place?.request}/letter/preview`, {}),
    await bernd.get(`${order}/mail_contacts`),
    await bernd.post('/api/email_messages', { order, subject: 'Frage', to: [] }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 422])
})
