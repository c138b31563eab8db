import type { ListedPlanChange } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Made = { id: number; planChange: number; placeholders: number[]; day: number | null }
let desk: TestApp
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp()
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

/** A trip with a text and an asked hotel on its first day. */
async function planned() {
  const trip = await planTrip(bernd)
  const day = trip.days[0]?.link
  const made = (resource: string, body: object) => expectStatus<Made>(201, bernd.post(`/api/${resource}`, body))
  const text = await made('free_text_items', { day, isBrandNew: false, timeOfDay: '08:00' })
  const hotel = await made('hotel_placeholders', { day, isBrandNew: false })
  await made('hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  const to = (index: number) =>
    [`/api/free_text_items/${text.id}`, `/api/hotel_placeholders/${hotel.id}`].map((placeholder) => ({
      placeholder,
      day: trip.days[index]?.link,
    }))
  return { trip, to }
}
const copy = (copies: object[]) => expectStatus<Made>(201, bernd.post('/api/placeholders/copy', { copies }))
const copyDay = ({ days }: PlannedTrip, date: string) =>
  expectStatus<Made>(201, bernd.post(`/api/days/${days[0]?.id}/copy`, { date }))
const takeBack = (id: number, caller = bernd) => caller.post(`/api/plan_changes/${id}/take_back`)
const listOf = async ({ id }: PlannedTrip, caller = bernd) =>
  (await caller.get<ListedPlanChange[]>(`/api/plan_changes?order.id=${id}`)).body
const plan = async ({ id }: PlannedTrip) =>
  JSON.parse(
    JSON.stringify(
      (await bernd.get(`/api/days?order.id=${id}&_order[date]=asc&_groups[]=trip_dashboard_read`)).body,
      (key, value) => (key === 'version' ? undefined : value),
    ),
  )

test('EASE-02 EASE-03 copied services stand in the history of their trip and go from there, by whoever sees the trip', async () => {
  const { trip, to } = await planned()
  const before = await plan(trip)
  const { planChange } = await copy([...to(1), ...to(2)])
  expect(await listOf(trip)).toMatchObject([
    { id: planChange, title: 'Leistungen kopiert', name: 'Freitext und 3 weitere' },
  ])
  expect(await listOf(trip, clara)).toEqual([])
  expect((await takeBack(planChange, clara)).status).toBe(404)
  // What somebody does beside it hinders nothing.
  const beside = { day: trip.days[1]?.link, isBrandNew: false }
  const { id } = await expectStatus<Made>(201, bernd.post('/api/free_text_items', beside))
  expect((await takeBack(planChange)).status).toBe(204)
  expect(await listOf(trip)).toEqual([])
  await expectStatus(204, bernd.delete(`/api/free_text_items/${id}`))
  expect(await plan(trip)).toEqual(before)
  // Once more does nothing more; what went can come back as any deletion does.
  expect((await takeBack(planChange)).status).toBe(204)
  const deletions = (await bernd.get<{ name: string }[]>(`/api/deletions?order.id=${trip.id}`)).body
  expect(deletions.map(({ name }) => name)).toContainEqual(expect.stringContaining('und 3 weitere'))
})

test('EASE-02 EASE-03 what was copied or deleted together is called by its first words, whatever its kind', async () => {
  const { trip } = await planned()
  const [day, other] = trip.days
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Freizeit am Hafen' }] }] }
  const added = async (resource: string, body: object) => {
    const { id } = await expectStatus<Made>(201, bernd.post(`/api/${resource}`, { day: day?.link, ...body }))
    return `/api/${resource}/${id}`
  }
  const free = await added('free_text_items', { isBrandNew: false, text })
  const route = await added('route_details', { isBrandNew: false, routeDescription: 'Über die Alpen\nmit Halt' })
  for (const [first, second] of [
    [free, route],
    [route, free],
  ])
    await copy([first, second].map((placeholder) => ({ placeholder, day: other?.link })))
  expect((await listOf(trip)).map(({ name }) => name).toSorted()).toEqual([
    'Freizeit am Hafen und 1 weitere',
    'Über die Alpen und 1 weitere',
  ])
})

test.each<[string, (made: number[]) => Promise<unknown>]>([
  ['changed', ([text]) => expectStatus(200, bernd.patch(`/api/free_text_items/${text}`, { timeOfDay: '11:00' }))],
  ['deleted', ([, hotel]) => expectStatus(204, bernd.delete(`/api/hotel_placeholders/${hotel}`))],
  [
    'asked once more',
    ([, hotel]) =>
      expectStatus(201, bernd.post('/api/hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel}` })),
  ],
])('EASE-03 a copy of which something was %s since stays, and it is told who did what', async (_what, work) => {
  const { trip, to } = await planned()
  const { planChange, placeholders } = await copy(to(1))
  await work(placeholders)
  const before = await plan(trip)
  expect(await takeBack(planChange)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', message: expect.stringMatching(/^Seitdem hat Bernd .+ daran gearbeitet \(.+\)\.$/) },
  })
  expect(await plan(trip)).toEqual(before)
})

test('EASE-02 EASE-03 a copied day goes with its services and leaves the date as it was; one that was worked on stays', async () => {
  const { trip } = await planned()
  const last = trip.days[3]
  await expectStatus(204, bernd.delete(`/api/days/${last?.id}`))
  const before = await plan(trip)
  const { planChange } = await copyDay(trip, '17.05.2027')
  expect(await listOf(trip)).toMatchObject([{ title: 'Tag kopiert', name: '14.05.2027 → 17.05.2027' }])
  expect((await takeBack(planChange)).status).toBe(204)
  expect(await plan(trip)).toEqual(before)

  const again = await copyDay(trip, '17.05.2027')
  const more = { day: `/api/days/${again.day}`, isBrandNew: false }
  await expectStatus(201, bernd.post('/api/free_text_items', more))
  expect((await takeBack(again.planChange)).status).toBe(409)
})

test('EASE-02 EASE-03 several services that were moved go back to their places from the history, until somebody works on one', async () => {
  const { trip, to } = await planned()
  const before = await plan(trip)
  const move = (index: number) =>
    expectStatus<Made>(200, bernd.put('/api/placeholders/day', { moves: to(index).map((one) => ({ ...one })) }))
  const { planChange } = await move(2)
  expect(await listOf(trip)).toMatchObject([
    { id: planChange, title: 'Leistungen verschoben', name: expect.stringContaining('und 1 weitere') },
  ])
  expect((await takeBack(planChange, clara)).status).toBe(404)
  expect((await takeBack(planChange)).status).toBe(204)
  expect(await plan(trip)).toEqual(before)
  expect(await listOf(trip)).toEqual([])

  const again = await move(1)
  const [text] = to(1)
  await expectStatus(200, bernd.patch(text?.placeholder ?? '', { day: trip.days[3]?.link }))
  expect(await takeBack(again.planChange)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
})

test('EASE-02 EASE-03 the Abrechnung of several services goes back to what each had', async () => {
  const { trip, to } = await planned()
  const hotel = to(0)[1]?.placeholder ?? ''
  await expectStatus(200, bernd.patch(hotel, { clientOffer: { status: 'additional' } }))
  const before = await plan(trip)
  const offers = to(0).map(({ placeholder }) => ({ placeholder, status: 'optional' }))
  const { planChange } = await expectStatus<Made>(200, bernd.put('/api/placeholders/client_offer', { offers }))
  expect(await listOf(trip)).toMatchObject([{ title: 'Abrechnung geändert' }])
  expect((await takeBack(planChange)).status).toBe(204)
  expect(await plan(trip)).toEqual(before)
})

test('EASE-03 after 30 days a copy is taken back no more', async () => {
  const { trip, to } = await planned()
  const { planChange } = await copy(to(1))
  await desk.db.query(`update plan_changes set at = now() - interval '31 days' where id = $1`, [planChange])
  expect(await listOf(trip)).toEqual([])
  expect((await takeBack(planChange)).status).toBe(404)
})
