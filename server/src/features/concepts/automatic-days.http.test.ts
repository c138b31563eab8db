import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Day = {
  id: number
  name: string
  isAutomaticName: boolean
  distance: number | null
  distanceIsCalculated: boolean
}
type Concept = { id: number; name: string }

let desk: TestApp
let bernd: Caller
let trip: PlannedTrip
let hotel: (day: PlannedTrip['days'][number] | Day, place: string) => Promise<unknown>

/** Hamburg, an empty day, Oslo with a heading and kilometres that were typed, and the way back to Hamburg. */
beforeAll(async () => {
  desk = await testApp()
  bernd = await desk.as('bernd')
  const north = await loadNorth(desk.db)
  hotel = ({ id }, place) =>
    expectStatus(
      201,
      bernd.post('/api/hotel_placeholders', { day: `/api/days/${id}`, place: `/api/places/${north[place]}` }),
    )
  trip = await planTrip(bernd)
  for (const [index, place] of [
    [0, 'Hamburg'],
    [2, 'Oslo'],
    [3, 'Hamburg'],
  ] as const) {
    await hotel(trip.days[index] as PlannedTrip['days'][number], place)
  }
  await expectStatus(200, bernd.patch(trip.days[2]?.link ?? '', { name: 'Ans Ziel', distance: 1000 }))
})
afterAll(() => desk.close())

const daysOf = (id: number) => expectStatus<Day[]>(200, bernd.get(`/api/days?order.id=${id}`))
const told = (days: readonly Day[]) =>
  days.map((day) => [day.name, day.isAutomaticName, day.distance, day.distanceIsCalculated])
/** As the dialogs send it: with the heading and the kilometres as they read them. */
const rowsOf = (days: readonly Day[]) =>
  days.map(({ id, name, distance }) => ({ day: `/api/days/${id}`, name, distance, replace: true }))
const keepTrip = (body: object) =>
  expectStatus<Concept & { days: Concept[] }>(
    201,
    bernd.post('/api/order_concepts?_groups[]=order_concept_read', { name: 'Hin und zurück', ...body }),
  )
const period = { startAt: '01.07.2028', endAt: '04.07.2028' }

test('DAY-06 DAY-07 MD-09 one day kept and taken again is called by its route until a heading is typed', async () => {
  const [day] = await daysOf(trip.id)
  if (day === undefined) throw new Error('the trip has no days')
  const { name, distance } = day
  const keep = (body: object) =>
    expectStatus<Concept>(201, bernd.post(`/api/day_concepts/create_from_day/${day.id}`, body))
  const target = await planTrip(bernd)
  for (const { link } of target.days) await expectStatus(204, bernd.delete(link))
  const take = async (concept: Concept, date: string, typed: object = {}) => {
    const body = { order: target.order, date, ...typed }
    return told([await expectStatus<Day>(201, bernd.post(`/api/days/from_concept/${concept.id}`, body))])[0]
  }
  const concept = await keep({ name, distance, category: 'culture' })
  const link = `/api/day_concepts/${concept.id}`
  // The concept's page sends the whole form; what it only repeats was not typed.
  await expectStatus(200, bernd.put(link, { name, distance, catalogText: 'An der Elbe' }))
  expect(await take(concept, '14.05.2027', { name })).toEqual(['Hamburg', true, 0, true])
  expect((await take(concept, '15.05.2027', { name: 'Elbtag' }))?.slice(0, 2)).toEqual(['Elbtag', false])
  await expectStatus(200, bernd.patch(link, { name: 'Hafentag', distance: 7 }))
  expect(await take(concept, '16.05.2027')).toEqual(['Hafentag', false, 7, false])
})

test('BULK-04 NEW-06 DAY-02 automatic names and calculated kilometres stay so by way of a concept, what was typed stays typed', async () => {
  const days = await daysOf(trip.id)
  expect(told(days)).toEqual([
    ['Hamburg', true, 0, true],
    // Where it begins is known from the night before it, how far it goes is not.
    ['Hamburg', true, null, true],
    ['Ans Ziel', false, 1000, false],
    ['Oslo – Hamburg', true, expect.any(Number), true],
  ])
  const concept = await keepTrip({ days: rowsOf(days) })
  const made = await expectStatus<Concept>(201, bernd.post(`/api/orders/from_concept/${concept.id}`, period))
  expect(told(await daysOf(made.id))).toEqual(told(days))
  const empty = await planTrip(bernd, period)
  for (const { link } of empty.days) await expectStatus(204, bernd.delete(link))
  await expectStatus(201, bernd.post(`/api/days/from_order_concept/${concept.id}`, { order: empty.order }))
  expect(told(await daysOf(empty.id))).toEqual(told(days))
  // From then on they keep up with the plan.
  const [first] = await daysOf(made.id)
  if (first === undefined) throw new Error('the trip has no days')
  await hotel(first, 'Oslo')
  expect((await daysOf(made.id))[0]).toMatchObject({ name: 'Hamburg – Oslo', isAutomaticName: true })
})

test('BULK-04 MD-09 a day without a name is a concept called by its number, and has no name in a trip', async () => {
  const nameless = await planTrip(bernd)
  const days = await daysOf(nameless.id)
  const rows = rowsOf(days).map((row, index) => (index === 2 ? { ...row, name: 'Freier Tag', distance: 12 } : row))
  const concept = await keepTrip({ days: rows })
  expect(concept.days.map(({ name }) => name)).toEqual(['Tag 1', 'Tag 2', 'Freier Tag', 'Tag 4'])
  const made = await expectStatus<Concept>(201, bernd.post(`/api/orders/from_concept/${concept.id}`, period))
  const none = ['', true, null, true]
  expect(told(await daysOf(made.id))).toEqual([none, none, ['Freier Tag', false, 12, false], none])
})
