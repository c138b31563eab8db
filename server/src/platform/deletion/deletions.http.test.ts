import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { addDaysTo } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Made = { id: number }
type Listed = { id: number; resource: string; name: string; title: string }
let desk: TestApp
let anna: Caller
let bernd: Caller
let clara: Caller
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd, clara] = [await desk.as('anna'), await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

async function plannedDays() {
  const made = await bernd.post<Made>('/api/orders', {
    organisationFilter: '/api/organisations/1',
    startAt: '14.05.2027',
    endAt: '15.05.2027',
  })
  const { id } = made.body
  const days = await addDaysTo(bernd, id, '14.05.2027', '15.05.2027')
  const first = { day: `/api/days/${days[0]?.id}`, isBrandNew: false }
  const text = await bernd.post<Made>('/api/free_text_items', { ...first, timeOfDay: '08:00' })
  const hotel = await bernd.post<Made>('/api/hotel_placeholders', first)
  const asked = await bernd.post<Made>('/api/hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.body.id}`,
    notes: 'Zimmer zum Hof',
  })
  const chosen = { selectedRequest: `/api/requests/${asked.body.id}` }
  expect((await bernd.patch(`/api/hotel_placeholders/${hotel.body.id}`, chosen)).status).toBe(200)
  return { id, day: days[0]?.id ?? 0, text: text.body.id, hotel: hotel.body.id, request: asked.body.id }
}

const plan = async (id: number) =>
  (await bernd.get(`/api/days?order.id=${id}&_order[date]=asc&_groups[]=trip_dashboard_read`)).body
const listOf = async (caller: Caller, id: number) => (await caller.get<Listed[]>(`/api/deletions?order.id=${id}`)).body
const restore = (caller: Caller, id: number | undefined) => caller.post<Made>(`/api/deletions/${id}/restore`)
/** What counts as the same: versions go on, so that whoever has read the old one is told of a change. */
const told = (value: unknown) => JSON.parse(JSON.stringify(value, (key, one) => (key === 'version' ? undefined : one)))

test('EASE-03 a deleted day comes back with its services, their order, their requests and what was chosen', async () => {
  const trip = await plannedDays()
  const before = await plan(trip.id)
  const answer = await bernd.delete(`/api/days/${trip.day}`)
  expect(answer.status).toBe(204)
  const [deletion] = await listOf(bernd, trip.id)
  expect(deletion).toMatchObject({ resource: 'days', title: 'Tag' })
  expect(answer.headers['x-reisewerk-deletion']).toBe(String(deletion?.id))
  expect(await restore(bernd, deletion?.id)).toMatchObject({ status: 200, body: { resource: 'days', id: trip.day } })
  expect(told(await plan(trip.id))).toEqual(told(before))
  expect(await listOf(bernd, trip.id)).toEqual([])
  // Once more does nothing more.
  expect((await restore(bernd, deletion?.id)).status).toBe(200)
  expect(told(await plan(trip.id))).toEqual(told(before))
})

test('EASE-03 a restored request is chosen again, in the place that its service has', async () => {
  const trip = await plannedDays()
  const before = await plan(trip.id)
  await bernd.delete(`/api/hotel_requests/${trip.request}`)
  await restore(bernd, (await listOf(bernd, trip.id))[0]?.id)
  expect(told(await plan(trip.id))).toEqual(told(before))
  // Whoever has read it before goes on without a conflict.
  const now = await bernd.get<{ version: number }>(`/api/hotel_requests/${trip.request}`)
  const reader = bernd.with({ 'if-match': `"${now.body.version}"` })
  const saved = await reader.patch(`/api/hotel_requests/${trip.request}`, { notes: 'Zur Straße' })
  expect(saved.status).toBe(200)
})

test('EASE-03 what it belonged to comes first; what stands in its place is told', async () => {
  const trip = await plannedDays()
  await bernd.delete(`/api/free_text_items/${trip.text}`)
  const [ofText] = await listOf(bernd, trip.id)
  await bernd.delete(`/api/days/${trip.day}`)
  const [ofDay] = await listOf(bernd, trip.id)
  expect(await restore(bernd, ofText?.id)).toMatchObject({
    status: 409,
    body: { code: 'not_restorable', message: expect.stringContaining('Tag, wozu es gehört, gibt es nicht mehr') },
  })
  const [other] = await addDaysTo(bernd, trip.id, '14.05.2027', '14.05.2027')
  expect(await restore(bernd, ofDay?.id)).toMatchObject({
    status: 409,
    body: { code: 'not_restorable', message: expect.stringContaining('steht inzwischen etwas anderes') },
  })
  await bernd.delete(`/api/days/${other?.id}`)
  expect((await restore(bernd, ofDay?.id)).status).toBe(200)
  expect((await restore(bernd, ofText?.id)).status).toBe(200)
})

test('EASE-03 only who sees the trip restores, only an administrator what only they delete; a cancelled draft was nothing', async () => {
  const trip = await plannedDays()
  await bernd.delete(`/api/hotel_placeholders/${trip.hotel}`)
  const [deletion] = await listOf(bernd, trip.id)
  expect((await restore(clara, deletion?.id)).status).toBe(404)
  expect(await listOf(clara, trip.id)).toEqual([])
  const draft = await bernd.post<Made>('/api/free_text_items', { day: `/api/days/${trip.day}`, isBrandNew: true })
  await bernd.delete(`/api/free_text_items/${draft.body.id}`)
  expect(await listOf(bernd, trip.id)).toHaveLength(1)

  const place = await anna.post<Made>('/api/places', {
    name: 'Verschwundene Au',
    country: 'DE',
    latitude: 50,
    longitude: 9,
  })
  expect((await anna.delete(`/api/places/${place.body.id}`)).status).toBe(204)
  const found = (await anna.get<Listed[]>('/api/deletions')).body.find(({ resource }) => resource === 'places')
  expect(found).toMatchObject({ name: 'Verschwundene Au' })
  expect((await restore(bernd, found?.id)).status).toBe(404)
  expect((await restore(anna, found?.id)).status).toBe(200)
  expect((await anna.get(`/api/places/${place.body.id}`)).body).toMatchObject({ name: 'Verschwundene Au' })
})
