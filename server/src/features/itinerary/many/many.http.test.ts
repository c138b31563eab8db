import type { BulkAnswer } from '@reisewerk/domain/itinerary/bulk.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

type Item = { id: number; startAt: string | null; clientOffer: { status: string } }
let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
})
afterAll(() => desk.close())

const put = (path: string, body: object, caller = bernd) => caller.put<BulkAnswer>(`/api/placeholders/${path}`, body)
const read = async (of: PlannedTrip) =>
  (
    await expectStatus<{ id: number; sortHelper: string[] }[]>(
      200,
      bernd.get(`/api/days?order.id=${of.id}&_order[date]=asc&_groups[]=trip_dashboard_read`),
    )
  ).map((day) => JSON.parse(JSON.stringify(day, (key, value) => (key === 'version' ? undefined : value))))

/** Two texts and an asked hotel on the first day of a trip of its own. */
async function services() {
  trip = await planTrip(bernd)
  const day = trip.days[0]?.link
  const made = async (resource: string, body: object = {}) =>
    (await expectStatus<Item>(201, bernd.post(`/api/${resource}`, { day, isBrandNew: false, ...body }))).id
  const texts = [await made('free_text_items', { timeOfDay: '08:00' }), await made('free_text_items')]
  const hotel = await made('hotel_placeholders')
  await expectStatus(201, bernd.post('/api/hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel}` }))
  const links = [...texts.map((id) => `/api/free_text_items/${id}`), `/api/hotel_placeholders/${hotel}`]
  return { links, ids: [...texts, hotel] }
}

test('EASE-02 several services are deleted in one go and come back by one undo, requests and order included', async () => {
  const { links, ids } = await services()
  const before = await read(trip)
  const gone = { id: 999_999, message: 'Leistung wurde nicht gefunden.' }
  const strange = await put('delete', { placeholders: links }, clara)
  expect(strange.body.changed).toEqual([])
  const answer = await put('delete', { placeholders: [...links, '/api/placeholders/999999'] })
  expect(answer).toMatchObject({ status: 200, body: { changed: ids, failed: [gone] } })
  expect((await read(trip))[0]).toMatchObject({ sortHelper: [], hotelPlaceholders: [], freeTextItems: [] })
  const list = (await bernd.get<{ id: number; name: string }[]>(`/api/deletions?order.id=${trip.id}`)).body
  expect(list).toMatchObject([{ name: expect.stringContaining('und 2 weitere') }])
  expect(answer.headers['x-reisewerk-deletion']).toBe(String(list[0]?.id))
  expect((await bernd.post(`/api/deletions/${list[0]?.id}/restore`, {})).status).toBe(200)
  expect(await read(trip)).toEqual(before)
})

test('EASE-02 several services move to another day with their times and requests, and back to their places', async () => {
  const { links, ids } = await services()
  const before = await read(trip)
  const [from, to] = [trip.days[0]?.link, trip.days[2]?.link]
  const [first, second, hotel] = links
  const moves = [first, hotel].map((placeholder) => ({ placeholder, day: to }))
  expect((await put('day', { moves }, clara)).body.changed).toEqual([])
  expect((await put('day', { moves })).body).toMatchObject({ changed: [ids[0], ids[2]], failed: [] })
  const after = await read(trip)
  expect(after[2].hotelPlaceholders[0]).toMatchObject({
    startAt: expect.stringContaining('16.05.2027'),
    requests: [{ startAt: expect.stringContaining('16.05.2027') }],
  })
  expect(after.map(({ sortHelper }: { sortHelper: string[] }) => sortHelper.length)).toEqual([1, 0, 2, 0])
  const back = [
    { placeholder: hotel, day: from, before: null },
    { placeholder: first, day: from, before: `free-${ids[1]}` },
  ]
  expect((await put('day', { moves: back })).status).toBe(200)
  expect(await read(trip)).toEqual(before)
  // One that may not go keeps all where they are.
  const other = await planTrip(bernd)
  const mixed = [
    { placeholder: second, day: to },
    { placeholder: first, day: other.days[0]?.link },
  ]
  expect((await put('day', { moves: mixed })).status).toBe(422)
  expect(await read(trip)).toEqual(before)
})

test('EASE-02 the Abrechnung of several services changes in one go, and back', async () => {
  const { links, ids } = await services()
  const before = await read(trip)
  const offers = (status: string) => links.map((placeholder) => ({ placeholder, status }))
  expect((await put('client_offer', { offers: offers('optional') })).body).toMatchObject({ changed: ids, failed: [] })
  expect((await read(trip))[0].hotelPlaceholders[0].clientOffer.status).toBe('optional')
  expect((await put('client_offer', { offers: offers('optional') }, clara)).body.changed).toEqual([])
  expect((await put('client_offer', { offers: offers('nonsense') })).status).toBe(422)
  await put('client_offer', { offers: offers('included') })
  expect(await read(trip)).toEqual(before)
})
