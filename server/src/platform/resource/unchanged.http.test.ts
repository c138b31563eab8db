import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectLateSaveTold, type LateSave } from '../../test/late-save.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = Record<string, unknown> & { id: number; version: number }
type Conflict = { code: string; current: Item }

let desk: TestApp
let anna: Caller
let bernd: Caller
let trip: PlannedTrip
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
  bernd = await desk.as('bernd')
  await loadNorth(desk.db)
  trip = await planTrip(bernd)
})
afterAll(() => desk.close())

const made = async (resource: string, body: object) =>
  `/api/${resource}/${(await expectStatus<Item>(201, bernd.post(`/api/${resource}`, body))).id}`
const service = (resource: string, body: object = {}) => made(resource, { day: trip.days[0]?.link, ...body })
const request = async (kind: string, body: object = {}) =>
  made(`${kind}_requests`, { placeholder: await service(`${kind}_placeholders`), ...body })
const words = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const euros = (amount: string) => ({ amount, currency: 'EUR' })
const contingent = async () => String((await expectStatus<Item>(200, bernd.get(trip.order))).hotelContingent)
const guide = async () =>
  made('other_service_types', { name: `Stadtführung ${crypto.randomUUID()}`, category: 'guide' })
const destination = async () =>
  await desk.db.query<{ id: number }>('select id::int from destinations order by id limit 2')

/** An item, what one colleague saves of it, what another who read it before saves, and a field nobody touched. */
type Case = Omit<LateSave, 'path'> & { name: string; path: () => Promise<string> }
const cases: Case[] = [
  {
    name: 'the text of a free text',
    path: () => service('free_text_items'),
    first: { text: words('Probe im Dom') },
    second: { text: words('Probe im Saal') },
    other: { timeOfDay: '18:30' },
  },
  {
    name: 'the board of a hotel',
    path: () => service('hotel_placeholders'),
    first: { board: 'full' },
    second: { board: 'none' },
    other: { hotelType: { stars: 4 } },
  },
  {
    name: 'what a ferry takes',
    path: () => service('ferry_placeholders'),
    first: { offerBus: true },
    second: { offerBus: false },
    other: { offerCar: true },
  },
  {
    name: 'the wagon of a train',
    path: () => service('train_placeholders'),
    first: { wagonType: 'couchette' },
    second: { wagonType: 'sleeper' },
    other: { trainType: 'high_speed' },
  },
  {
    name: 'where one meets',
    path: async () => service('other_placeholders', { category: 'guide', otherServiceType: await guide() }),
    first: { meetingPoint: 'Am Dom' },
    second: { meetingPoint: 'Am Markt' },
    other: { serviceDescription: 'Führung' },
  },
  {
    name: 'the price of a route point',
    path: () => service('route_details'),
    first: { pricePerPerson: euros('4.00') },
    second: { pricePerPerson: euros('5.00') },
    other: { emptyDrive: true },
  },
  {
    name: 'the board of a hotel request',
    path: () => request('hotel'),
    first: { board: 'full' },
    second: { board: 'none' },
    other: { optionNr: 'A1' },
  },
  {
    name: 'the number of a train',
    path: () => request('train'),
    first: { trainNumber: 'ICE 77' },
    second: { trainNumber: 'ICE 79' },
    other: { startTrack: '8' },
  },
  {
    name: 'the ship in the drawer',
    path: async () => `${await request('ferry')}/quick_edit`,
    first: { shipName: 'MS Larvik' },
    second: { shipName: 'MS Oslo' },
    other: { contingent: { ticketPrice: euros('12.00') } },
  },
  {
    name: 'the ticket price in the drawer',
    path: async () => `${await request('ferry')}/quick_edit`,
    first: { contingent: { ticketPrice: euros('12.00') } },
    second: { contingent: { ticketPrice: euros('13.00') } },
    other: { shipName: 'MS Oslo' },
  },
  {
    name: 'the option deadline of a request',
    path: () => request('hotel', { optionTodo: { dueDate: '01.02.2027' } }),
    first: { optionTodo: { dueDate: '01.03.2027' } },
    second: { optionTodo: { dueDate: '01.04.2027' } },
    other: { notes: 'Zweite Reihe' },
  },
  {
    name: 'the estimate of a trip',
    path: async () => trip.order,
    first: { complexity: { rentability: 40 } },
    second: { complexity: { rentability: 50 } },
    other: { complexity: { offerComplexity: 3 } },
  },
  {
    name: 'the rooms of a size',
    path: contingent,
    first: { doubleRooms: [{ askedAmount: 18 }] },
    second: { doubleRooms: [{ askedAmount: 17 }] },
    other: { singleRooms: [{ askedAmount: 2 }] },
  },
]

test.each(cases)('APP-14 $name: who read it before a colleague saved is told', async (scene) => {
  await expectLateSaveTold(bernd, anna, { ...scene, path: await scene.path() })
})

test('APP-14 the refusal shows the text as it stands now', async () => {
  const path = await service('free_text_items', { text: words('Vorher') })
  const asRead = { 'if-match': String((await anna.get(path)).headers.etag) }
  await expectStatus(200, bernd.with(asRead).patch(path, { text: words('Von Bernd') }))
  const late = await anna.with(asRead).patch<Conflict>(path, { text: words('Von Anna') })
  expect(late).toMatchObject({
    status: 409,
    body: { current: { text: words('Von Bernd') }, changedBy: 'Bernd Brandt' },
  })
})

test('APP-14 places of a trip are a list of their own; its names are not', async () => {
  await desk.db.query(`insert into destinations (name) values ('Norwegen'), ('Dänemark')`)
  const [one, other] = (await destination()).map(({ id }) => `/api/destinations/${id}`)
  const asRead = { 'if-match': String((await anna.get(trip.order)).headers.etag) }
  await expectStatus(200, bernd.with(asRead).patch(trip.order, { trip: { destinations: [one] } }))
  const late = await anna.with(asRead).patch<Conflict>(trip.order, { trip: { destinations: [other] } })
  expect(late).toMatchObject({ status: 409, body: { current: { trip: { destinations: [one] } } } })
  await expectStatus(200, anna.with(asRead).patch(trip.order, { trip: { name: 'Chorreise' } }))
})

test('APP-14 a deadline moved from the list of to-dos counts as a change of its request', async () => {
  const path = await request('hotel', { optionTodo: { dueDate: '01.02.2027' } })
  const before = await bernd.get<Item>(path)
  const [todo] = await desk.db.query<{ id: number }>('select id::int from todos where request_id = $1', [
    before.body.id,
  ])
  await expectStatus(200, bernd.patch(`/api/todos/${todo?.id}`, { dueDate: '05.02.2027' }))
  const asRead = anna.with({ 'if-match': String(before.headers.etag) })
  expect((await asRead.patch(path, { optionTodo: { dueDate: '09.02.2027' } })).status).toBe(409)
})

test('APP-14 APP-06 a star means whatever there is', async () => {
  const anyVersion = bernd.with({ 'if-match': '*' })
  expect((await anyVersion.patch(trip.order, { groupName: 'Kantorei' })).status).toBe(200)
  expect((await anyVersion.patch('/api/orders/999999', { groupName: 'Kantorei' })).status).toBe(404)
})
