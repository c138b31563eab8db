import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Day = {
  id: number
  date: string
  name: string
  isAutomaticName: boolean
  distance: number | null
  distanceIsCalculated: boolean
  sortHelper: string[]
  daySubtitles: { id: number; subtitle: string }[]
  hotelPlaceholders: { id: number; startAt: string; requests: { startAt: string }[] }[]
}
type Violations = { violations: { propertyPath: string; message: string }[] }

let desk: TestApp
let bernd: Caller
let north: Record<string, number>
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  north = await loadNorth(desk.db)
})
afterAll(() => desk.close())

const dashboard = async (trip: PlannedTrip) =>
  expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${trip.id}&_groups[]=trip_dashboard_read&_itemsPerPage=500`))
const datesById = async (trip: PlannedTrip) =>
  (await dashboard(trip)).map((day) => [trip.days.findIndex(({ id }) => id === day.id) + 1, day.date.slice(0, 5)])
const add = (kind: string, body: object) => expectStatus<{ id: number }>(201, bernd.post(`/api/${kind}`, body))
const day = (trip: PlannedTrip, number: number) => trip.days[number - 1] as PlannedTrip['days'][number]

test('DAY-01 a new trip has a day per date, without services', async () => {
  const trip = await planTrip(bernd)
  expect(trip.days.map(({ date }) => date)).toEqual(['14.05.2027', '15.05.2027', '16.05.2027', '17.05.2027'])
  expect((await dashboard(trip))[0]).toMatchObject({
    order: trip.order,
    name: '',
    isAutomaticName: true,
    sortHelper: [],
    daySubtitles: [],
    hotelPlaceholders: [],
    ferryPlaceholders: [],
    freeTextItems: [],
  })
})

test('DAY-05 moving a day by the query shifts its neighbours and tells how many have requests', async () => {
  const trip = await planTrip(bernd)
  const hotel = await add('hotel_placeholders', { day: day(trip, 1).link })
  await add('hotel_requests', { placeholder: `/api/placeholders/${hotel.id}` })
  const moved = await bernd.put<Day>(`/api/days/${day(trip, 1).id}?newDate=16.05.2027 00:00:00`, {})
  expect([moved.status, moved.body.date]).toEqual([200, '16.05.2027 00:00:00'])
  expect(moved.headers['x-moved-days-with-requests']).toBe('1')
  expect(await datesById(trip)).toEqual([
    [2, '14.05'],
    [3, '15.05'],
    [1, '16.05'],
    [4, '17.05'],
  ])
  const [service] = (await dashboard(trip))[2]?.hotelPlaceholders ?? []
  expect([service?.startAt, service?.requests[0]?.startAt]).toEqual(['16.05.2027 00:00:00', '16.05.2027 00:00:00'])
  const back = await bernd.patch<Day>(`/api/days/${day(trip, 1).id}`, { date: '14.05.2027' })
  expect(back.status).toBe(200)
  expect((await datesById(trip)).map(([number]) => number)).toEqual([1, 2, 3, 4])
})

test('DAY-05 a date outside the trip is refused and changes nothing', async () => {
  const trip = await planTrip(bernd)
  const answer = await bernd.put<Violations>(`/api/days/${day(trip, 2).id}?newDate=18.05.2027`, { name: 'Weg' })
  expect(answer.status).toBe(422)
  expect(answer.body.violations).toEqual([
    { propertyPath: 'date', message: 'Der 18.05.2027 liegt außerhalb der Reise (14.05.2027 bis 17.05.2027).' },
  ])
  expect((await dashboard(trip)).map(({ name }) => name)).toEqual(['', '', '', ''])
})

test('DAY-02 name and distance by query or body; writing by hand switches the automatic off', async () => {
  const trip = await planTrip(bernd)
  const url = `/api/days/${day(trip, 1).id}`
  expect((await bernd.put<Day>(`${url}?newName=Anreise&distance=512`)).body).toMatchObject({
    name: 'Anreise',
    isAutomaticName: false,
    distance: 512,
    distanceIsCalculated: false,
  })
  const calculated = await bernd.put<Day>(url, { distanceIsCalculated: true, isAutomaticName: true })
  expect(calculated.body).toMatchObject({ name: '', distance: 0, distanceIsCalculated: true, isAutomaticName: true })
  expect((await bernd.put(`${url}?newDate=morgen`, {})).status).toBe(400)
  expect((await bernd.put(url, { colour: 'red' })).status).toBe(422)
})

test('DAY-03 name and distance follow the ports and places of the day', async () => {
  const trip = await planTrip(bernd)
  await add('hotel_placeholders', { day: day(trip, 1).link, place: `/api/places/${north.Hamburg}` })
  const ports = { startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` }
  await add('ferry_placeholders', { day: day(trip, 2).link, ...ports })
  await add('hotel_placeholders', { day: day(trip, 2).link, place: `/api/places/${north.Oslo}` })
  const url = `/api/days/${day(trip, 2).id}`
  expect((await bernd.get(`${url}/generate_name`)).body).toEqual({ name: 'Hamburg – Hirtshals – Larvik – Oslo' })
  // 449 km to the ferry and 104 km from it as the crow flies, times 1.25
  expect((await bernd.get(`${url}/calculate_distance`)).body).toEqual({ distance: 691, isEstimate: true })
  const estimated = `/api/orders/${trip.id}/estimated_distances`
  expect((await bernd.get(estimated)).body).toEqual({ days: [day(trip, 2).id] })
  await bernd.patch(url, { distance: 700, distanceIsCalculated: false })
  expect((await bernd.get(estimated)).body).toEqual({ days: [] })
  expect((await bernd.put<Day>(url, { isAutomaticName: true })).body.name).toBe('Hamburg – Hirtshals – Larvik – Oslo')
})

test('DAY-03 subtitles are replaced as a list and kept one by one', async () => {
  const trip = await planTrip(bernd)
  const url = `/api/days/${day(trip, 1).id}`
  const first = await bernd.put<Day>(url, { daySubtitles: [{ subtitle: 'Stadtrundgang' }, { subtitle: 'Konzert' }] })
  expect(first.body.daySubtitles.map(({ subtitle }) => subtitle)).toEqual(['Stadtrundgang', 'Konzert'])
  const second = first.body.daySubtitles[1] as { id: number }
  expect((await bernd.put(`/api/day_subtitles/${second.id}`, { subtitle: 'Chorkonzert' })).status).toBe(200)
  await add('day_subtitles', { day: day(trip, 1).link, subtitle: 'Abendessen' })
  // One that says nothing would stand in the day's head as a gap.
  const empty = [{ propertyPath: 'subtitle', message: 'Bitte ausfüllen' }]
  for (const body of [{}, { subtitle: '' }, { subtitle: '   ' }]) {
    const answer = await bernd.post('/api/day_subtitles', { day: day(trip, 1).link, ...body })
    expect(answer).toMatchObject({ status: 422, body: { violations: [{ propertyPath: 'subtitle' }] } })
  }
  expect(await bernd.put(`/api/day_subtitles/${second.id}`, { subtitle: ' ' })).toMatchObject({
    status: 422,
    body: { violations: empty },
  })
  for (const entry of [{ subtitle: '' }, {}]) {
    expect(await bernd.patch(url, { daySubtitles: [entry] })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'daySubtitles[0].subtitle', message: 'Bitte ausfüllen' }] },
    })
  }
  const kept = await bernd.patch<Day>(url, { daySubtitles: [{ id: second.id, subtitle: 'Konzert im Dom' }] })
  expect(kept.body.daySubtitles.map(({ id, subtitle }) => [id, subtitle])).toEqual([[second.id, 'Konzert im Dom']])
})

test('DAY-04 the order of services is kept, foreign ones are refused, none is lost', async () => {
  const trip = await planTrip(bernd)
  const [one, two] = [day(trip, 1), day(trip, 2)]
  const hotel = await add('hotel_placeholders', { day: one.link })
  const text = await add('free_text_items', { day: one.link })
  const elsewhere = await add('ferry_placeholders', { day: two.link })
  const keys = [`free-${text.id}`, `hotel-${hotel.id}`]
  expect((await bernd.patch<Day>(`/api/days/${one.id}`, { sortHelper: keys })).body.sortHelper).toEqual(keys)
  expect((await bernd.patch<Day>(`/api/days/${one.id}`, { sortHelper: [] })).body.sortHelper).toEqual(keys)
  const foreign = await bernd.patch<Violations>(`/api/days/${one.id}`, { sortHelper: [`ferry-${elsewhere.id}`] })
  expect([foreign.status, foreign.body.violations[0]?.propertyPath]).toEqual([422, 'sortHelper'])
})

test('DAY-06 DAY-09 a day is deleted with its services and added again on its free date', async () => {
  const trip = await planTrip(bernd)
  const hotel = await add('hotel_placeholders', { day: day(trip, 2).link })
  const taken = { order: trip.order, date: '15.05.2027', name: 'Oslo', sortHelper: [] }
  const refused = await bernd.post<Violations>('/api/days', taken)
  expect(refused.body.violations).toEqual([
    { propertyPath: 'date', message: 'Für den 15.05.2027 gibt es schon einen Tag.' },
  ])
  expect((await bernd.delete(`/api/days/${day(trip, 2).id}`)).status).toBe(204)
  expect((await bernd.get(`/api/hotel_placeholders/${hotel.id}`)).status).toBe(404)
  expect((await bernd.get<{ endAt: string }>(trip.order)).body.endAt).toBe('17.05.2027 00:00:00')
  expect((await bernd.post<Day>('/api/days', taken)).body).toMatchObject({ name: 'Oslo', isAutomaticName: false })
  const outside = await bernd.post<Violations>('/api/days', { order: trip.order, date: '20.05.2027' })
  expect([outside.status, outside.body.violations[0]?.propertyPath]).toEqual([422, 'date'])
})

test('DAY-06 two colleagues who add the same day at once get one day', async () => {
  const trip = await planTrip(bernd)
  await bernd.delete(`/api/days/${day(trip, 3).id}`)
  const body = { order: trip.order, date: '16.05.2027' }
  const answers = await Promise.all([bernd.post('/api/days', body), bernd.post('/api/days', body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
})

test.each(['clara', 'bernd'] as const)('APP-04 %s reaches no day of a trip that is not for them', async (name) => {
  const anna = await desk.as('anna')
  const trip = await planTrip(anna, name === 'bernd' ? { isAdminOnly: true } : {})
  const stranger = await desk.as(name)
  const url = `/api/days/${day(trip, 1).id}`
  expect((await stranger.get<unknown[]>(`/api/days?order.id=${trip.id}`)).body).toEqual([])
  expect((await stranger.get(`/api/orders/${trip.id}/estimated_distances`)).status).toBe(404)
  const answers = await Promise.all([
    stranger.get(url),
    stranger.put(`${url}?newDate=16.05.2027`, {}),
    stranger.patch(url, { name: 'Fremd' }),
    stranger.get(`${url}/generate_name`),
    stranger.get(`${url}/calculate_distance`),
    stranger.delete(url),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect((await stranger.post('/api/days', { order: trip.order, date: '14.05.2027' })).status).toBe(422)
  expect((await stranger.post('/api/day_subtitles', { day: day(trip, 1).link, subtitle: 'Fremd' })).status).toBe(422)
  expect((await anna.get<Day>(url)).body).toMatchObject({ name: '', date: '14.05.2027 00:00:00', daySubtitles: [] })
})
