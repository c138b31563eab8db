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

test('DAY-07 MD-09 a day is kept with all that a day concept has, and its check begins anew', async () => {
  const { id } = await expectStatus<{ id: number }>(201, bernd.post('/api/destinations', { name: 'Hardanger' }))
  const fields = {
    name: 'Über den Fjord',
    subtitle: 'Mit dem Schiff',
    isHidden: false,
    destinations: [`/api/destinations/${id}`],
    category: 'classic',
    catalogText: 'Zum Wasserfall',
    distance: 120,
  }
  const answer = await keep({ ...fields, checkStatus: 'checked', traitTags: ['Natur', 'Natur'], sortHelper: [] })
  expect([answer.status, answer.body]).toMatchObject([201, { ...fields, checkStatus: 'new', traitTags: ['Natur'] }])
})

test('MD-09 lists that ask for nothing certain leave out what concepts hold', async () => {
  const made = await expectStatus<{ id: number; sortHelper: string[] }>(
    201,
    keep({ name: 'Nicht gelistet' }, '?requests=true'),
  )
  const [shelf] = await desk.db.query<{ id: number }>('select shelf_id::int as id from day_concepts where id = $1', [
    made.id,
  ])
  type Row = { id: number; order: string }
  const kinds = [
    'hotel_placeholders',
    'ferry_placeholders',
    'free_text_items',
    'placeholders',
    'hotel_requests',
    'requests',
  ]
  for (const resource of ['days', ...kinds]) {
    const own = await expectStatus<Row[]>(200, bernd.get(`/api/${resource}?order.id=${shelf?.id}`))
    expect(own.map(({ order }) => order)).toContain(`/api/orders/${shelf?.id}`)
    const all = await bernd.get<Row[]>(`/api/${resource}?_itemsPerPage=500`)
    expect(all.body.map(({ id }) => id)).not.toContain(own[0]?.id)
    expect(Number(all.headers['x-total-items'])).toBe(all.body.length)
    expect(all.body.length).toBeGreaterThan(0)
    expect(await expectStatus<Row[]>(200, bernd.get(`/api/${resource}?id=${own[0]?.id}`))).toHaveLength(1)
  }
})

test('DAY-06 how long services of a concept last is said in any of the documented forms', async () => {
  const concept = await expectStatus<{ id: number; sortHelper: string[] }>(201, keep({ name: 'Drei Nächte' }))
  const hotel = concept.sortHelper.find((key) => key.startsWith('hotel')) ?? ''
  const id = hotel.replace('hotel-', '')
  for (const nights of [
    `nights[${hotel}]`,
    `nights[${id}]`,
    `${hotel}[nights]`,
    `placeholders[${id}][nights]`,
    'nights',
  ]) {
    const target = await planTrip(bernd, { startAt: '01.07.2027', endAt: '05.07.2027' })
    await expectStatus(204, bernd.delete(target.days[1]?.link ?? ''))
    const path = `/api/days/from_concept/${concept.id}?${nights}=3&groups[]=trip_dashboard_read`
    const day = await expectStatus<{ hotelPlaceholders: object[] }>(
      201,
      bernd.post(path, { order: target.order, date: '02.07.2027' }),
    )
    expect(day.hotelPlaceholders).toMatchObject([{ endAt: '05.07.2027 00:00:00' }])
  }
})

test('DAY-06 lengths are for services of the concept that last days; others are refused by their name', async () => {
  const concept = await expectStatus<{ id: number; day: string; sortHelper: string[] }>(
    201,
    bernd.post('/api/day_concepts', { name: 'Mit Flug und Führung' }),
  )
  const [lbc, bgo] = await desk.db.query<{ id: number }>('select id::int from airports order by id')
  const times = { startAt: '01.01.2000 09:00:00', endAt: '01.01.2000 11:00:00' }
  const flight = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/airline_placeholders', {
      ...{
        day: concept.day,
        ...times,
        startAirport: `/api/airports/${lbc?.id}`,
        endAirport: `/api/airports/${bgo?.id}`,
      },
    }),
  )
  await expectStatus(201, bernd.post('/api/other_placeholders', { day: concept.day, ...times }))
  const target = await planTrip(bernd, { startAt: '01.07.2027', endAt: '05.07.2027' })
  await expectStatus(204, bernd.delete(target.days[1]?.link ?? ''))
  const body = { order: target.order, date: '02.07.2027' }
  const path = `/api/days/from_concept/${concept.id}`
  for (const [query, propertyPath, message] of [
    ['nights[hotel-1]=3', 'nights[hotel-1]', "Zum Tageskonzept gehört keine Leistung 'hotel-1'."],
    [
      'placeholders[9999999][durationDays]=3',
      'durationDays[9999999]',
      "Zum Tageskonzept gehört keine Leistung '9999999'.",
    ],
    [
      `durationDays[airline-${flight.id}]=3`,
      `durationDays[airline-${flight.id}]`,
      'Diese Leistung endet an dem Tag, an dem sie beginnt.',
    ],
  ] as const) {
    expect(await bernd.post(`${path}?${query}`, body)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath, message }] },
    })
  }
  const day = await expectStatus<object>(201, bernd.post(`${path}?durationDays=3&_groups[]=trip_dashboard_read`, body))
  expect(day).toMatchObject({
    airlinePlaceholders: [{ startAt: '02.07.2027 09:00:00', endAt: '02.07.2027 11:00:00' }],
    otherPlaceholders: [{ startAt: '02.07.2027 09:00:00', endAt: '04.07.2027 11:00:00' }],
  })
})

test('DAY-06 NEW-06 no service of a concept comes to lie outside the trip', async () => {
  const name = 'Lange Nächte'
  const concept = await expectStatus<{ id: number; day: string }>(201, bernd.post('/api/day_concepts', { name }))
  const hotel = { day: concept.day, startAt: '01.01.2000 00:00:00', endAt: '05.01.2000 00:00:00' }
  await expectStatus(201, bernd.post('/api/hotel_placeholders', hotel))
  const whole = await expectStatus<{ id: number }>(
    201,
    bernd.post('/api/order_concepts', { name, days: [`/api/day_concepts/${concept.id}`] }),
  )
  const dates = { startAt: '01.07.2027', endAt: '03.07.2027' }
  const target = await planTrip(bernd, dates)
  for (const { link } of target.days) await expectStatus(204, bernd.delete(link))
  const message = 'Die Leistung liegt außerhalb der Reise (01.07.2027 bis 03.07.2027).'
  const day = { order: target.order, date: '02.07.2027' }
  for (const [path, body, propertyPath] of [
    [`days/from_concept/${concept.id}`, day, 'date'],
    [`days/from_concept/${concept.id}?nights=3`, day, 'date'],
    [`days/from_order_concept/${whole.id}`, { order: target.order }, 'order'],
    [`orders/from_concept/${whole.id}`, dates, 'endAt'],
  ] as const) {
    const { status, body: answer } = await bernd.post<{ violations?: object[] }>(`/api/${path}`, body)
    expect([path, status, answer.violations]).toEqual([path, 422, [{ propertyPath, message }]])
  }
  expect((await bernd.get(`/api/days?order.id=${target.id}`)).body).toEqual([])
  // The last night may lie behind the last day.
  expect((await bernd.post(`/api/days/from_concept/${concept.id}?nights=2`, day)).status).toBe(201)
  expect((await bernd.post(`/api/orders/from_concept/${whole.id}`, { ...dates, endAt: '04.07.2027' })).status).toBe(201)
})
