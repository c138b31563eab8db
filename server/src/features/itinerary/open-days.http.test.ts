import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { testApp } from '../../test/test-app.ts'

const desk = await testApp()
afterAll(desk.close)

type Day = { id: number; date: string; name: string }
let bernd: Caller
beforeAll(async () => {
  bernd = await desk.as('bernd')
})

const daysOf = async (trip: PlannedTrip) =>
  (await expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${trip.id}&_order[date]=asc`))).map(({ name }) => name)
const add = (trip: PlannedTrip, body: object) => bernd.post<Day>('/api/days', { order: trip.order, ...body })

test('DAY-06 a day is added on any date of a new trip, once', async () => {
  const trip = await planTrip(bernd)
  const body = { name: 'Oslo', date: '15.05.2027 00:00:00', sortHelper: [] }
  const made = await add(trip, body)
  expect([made.status, made.body]).toMatchObject([201, { name: 'Oslo', date: '15.05.2027 00:00:00' }])
  expect(await daysOf(trip)).toEqual(['', 'Oslo', '', ''])
  expect((await add(trip, { date: '15.05.2027' })).status).toBe(422)
  expect((await add(trip, { date: '16.05.2027' })).status).toBe(201)
  // The second of these was added by somebody, too, although it has no name.
  expect((await add(trip, { date: '16.05.2027' })).status).toBe(422)
})

test.each([
  ['a service', (day: string) => bernd.post('/api/free_text_items', { day })],
  ['a subtitle', (day: string) => bernd.post('/api/day_subtitles', { day, subtitle: 'Am Fjord' })],
  ['a name', (day: string) => bernd.put(day, { name: 'Bergen' })],
  ['kilometres', (day: string) => bernd.put(day, { distance: 80 })],
])('DAY-06 a day that came with the trip stays once it has %s', async (_, touch) => {
  const trip = await planTrip(bernd)
  const day = trip.days[1]
  expect((await touch(day?.link ?? '')).status).toBeLessThan(300)
  expect(await add(trip, { name: 'Oslo', date: '15.05.2027' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'date', message: 'Für den 15.05.2027 gibt es schon einen Tag.' }] },
  })
  expect((await bernd.get(day?.link ?? '')).status).toBe(200)
})

test('DAY-06 two colleagues who add the same day of a new trip at once get one day', async () => {
  const trip = await planTrip(bernd)
  const anna = await desk.as('anna')
  const body = { order: trip.order, date: '16.05.2027' }
  const answers = await Promise.all([bernd.post('/api/days', body), anna.post('/api/days', body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(await daysOf(trip)).toHaveLength(4)
})

test('DAY-06 concepts fill a new trip as they do one without days', async () => {
  const source = await planTrip(bernd, { endAt: '15.05.2027' })
  await expectStatus(200, bernd.put(source.days[0]?.link ?? '', { name: 'Anreise' }))
  await expectStatus(200, bernd.put(source.days[1]?.link ?? '', { name: 'Heimreise' }))
  const days = source.days.map(({ link }) => ({ day: link }))
  const concept = await expectStatus<{ id: number; days: string[] }>(
    201,
    bernd.post('/api/order_concepts', { name: 'Zwei Tage', days }),
  )
  const whole = await planTrip(bernd)
  await expectStatus(201, bernd.post(`/api/days/from_order_concept/${concept.id}`, { order: whole.order }))
  expect(await daysOf(whole)).toEqual(['Anreise', 'Heimreise'])

  const part = await planTrip(bernd)
  const id = concept.days[1]?.split('/').pop()
  await expectStatus(201, bernd.post(`/api/days/from_concept/${id}`, { order: part.order, date: '17.05.2027' }))
  expect(await daysOf(part)).toEqual(['', '', '', 'Heimreise'])
  // A trip with a day of its own is filled by nobody, and loses none of its days by the attempt.
  expect((await bernd.post(`/api/days/from_order_concept/${concept.id}`, { order: part.order })).status).toBe(409)
  expect(await daysOf(part)).toEqual(['', '', '', 'Heimreise'])
})
