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

/** A trip of four days from a concept of one: the other three came empty with it. */
async function tripOfConcept(): Promise<PlannedTrip> {
  const source = await planTrip(bernd, { endAt: '14.05.2027' })
  await expectStatus(200, bernd.put(source.days[0]?.link ?? '', { name: 'Anreise' }))
  const concept = { name: `Konzept ${source.id}`, days: [{ day: source.days[0]?.link }] }
  const { id } = await expectStatus<{ id: number }>(201, bernd.post('/api/order_concepts', concept))
  const period = { startAt: '14.05.2027', endAt: '17.05.2027' }
  const trip = await expectStatus<{ id: number }>(201, bernd.post(`/api/orders/from_concept/${id}`, period))
  const days = await expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${trip.id}&_order[date]=asc`))
  return {
    id: trip.id,
    order: `/api/orders/${trip.id}`,
    days: days.map((day) => ({ ...day, link: `/api/days/${day.id}` })),
  }
}

const daysOf = async (trip: PlannedTrip) =>
  (await expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${trip.id}&_order[date]=asc`))).map(({ name }) => name)
const add = (trip: PlannedTrip, body: object) => bernd.post<Day>('/api/days', { order: trip.order, ...body })

test('DAY-06 a day is added on any open date of a trip from a concept, once', async () => {
  const trip = await tripOfConcept()
  const body = { name: 'Oslo', date: '15.05.2027 00:00:00', sortHelper: [] }
  const made = await add(trip, body)
  expect([made.status, made.body]).toMatchObject([201, { name: 'Oslo', date: '15.05.2027 00:00:00' }])
  expect(await daysOf(trip)).toEqual(['Anreise', 'Oslo', '', ''])
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
  const trip = await tripOfConcept()
  const day = trip.days[1]
  expect((await touch(day?.link ?? '')).status).toBeLessThan(300)
  expect(await add(trip, { name: 'Oslo', date: '15.05.2027' })).toMatchObject({
    status: 422,
    body: { violations: [{ propertyPath: 'date', message: 'Für den 15.05.2027 gibt es schon einen Tag.' }] },
  })
  expect((await bernd.get(day?.link ?? '')).status).toBe(200)
})

test('DAY-06 two colleagues who add the same day of a new trip at once get one day', async () => {
  const trip = await tripOfConcept()
  const anna = await desk.as('anna')
  const body = { order: trip.order, date: '16.05.2027' }
  const answers = await Promise.all([bernd.post('/api/days', body), anna.post('/api/days', body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  expect(await daysOf(trip)).toHaveLength(4)
})

test('DAY-06 an overall concept fills a trip without days; a trip with a day of its own is left as it is', async () => {
  const source = await planTrip(bernd, { endAt: '15.05.2027' })
  await expectStatus(200, bernd.put(source.days[0]?.link ?? '', { name: 'Anreise' }))
  await expectStatus(200, bernd.put(source.days[1]?.link ?? '', { name: 'Heimreise' }))
  const days = source.days.map(({ link }) => ({ day: link }))
  const concept = await expectStatus<{ id: number; days: string[] }>(
    201,
    bernd.post('/api/order_concepts', { name: 'Zwei Tage', days }),
  )
  const fill = (order: string) => bernd.post(`/api/days/from_order_concept/${concept.id}`, { order })
  const body = { startAt: '14.05.2027', endAt: '17.05.2027' }
  const { id } = await expectStatus<{ id: number }>(201, bernd.post('/api/orders', body))
  const whole = { id, order: `/api/orders/${id}`, days: [] }
  expect(await daysOf(whole)).toEqual([])
  await expectStatus(201, fill(whole.order))
  expect(await daysOf(whole)).toEqual(['Anreise', 'Heimreise'])

  const part = await tripOfConcept()
  const last = concept.days[1]?.split('/').pop()
  await expectStatus(201, bernd.post(`/api/days/from_concept/${last}`, { order: part.order, date: '17.05.2027' }))
  expect(await daysOf(part)).toEqual(['Anreise', '', '', 'Heimreise'])
  expect((await fill(part.order)).status).toBe(409)
  expect(await daysOf(part)).toEqual(['Anreise', '', '', 'Heimreise'])
})
