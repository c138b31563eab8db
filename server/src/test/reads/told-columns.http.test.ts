import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hidesColumns } from '../../platform/resource/hidden-columns.ts'
import { resourceSet } from '../../platform/resource/resource.ts'
import { allResources } from '../access/resources.ts'
import type { Caller } from '../caller.ts'
import { planServices } from '../planned-services.ts'
import { expectStatus, loadNorth, type PlannedTrip, planTrip } from '../planned-trip.ts'
import { type EventReader, readEvents } from '../read-events.ts'
import type { TestUser } from '../test-accounts.ts'
import { type TestApp, testApp } from '../test-app.ts'

type Told = { id: number; table: string; order: number | null; operation: string; columns: string[] | null }

let desk: TestApp
let address: string
let anna: Caller
let trip: PlannedTrip
let north: Record<string, number>
let streams: EventReader[] = []

beforeAll(async () => {
  desk = await testApp()
  address = await desk.app.listen({ port: 0, host: '127.0.0.1' })
  north = await loadNorth(desk.db)
  anna = await desk.as('anna')
  trip = await planTrip(anna)
  await desk.db.query('update users set may_see_purchase = false where id = 2')
})
afterEach(() => {
  for (const stream of streams) stream.close()
  streams = []
})
afterAll(() => desk.close())

async function open(user: TestUser, since = ''): Promise<EventReader> {
  const { headers } = await desk.as(user)
  const stream = await readEvents(`${address}/api/events${since}`, { ...headers })
  streams.push(stream)
  await stream.next('hello')
  return stream
}

/** What a stream has said of a table so far. */
function heard({ told }: EventReader, table: string): Told[] {
  // The server sends nothing else under this name.
  const changes = told.filter(({ event }) => event === 'changes').flatMap(({ data }) => data as Told[])
  return changes.filter((one) => one.table === table)
}

test('APP-12 TRUE-08 an event tells which columns of a trip a save changed; rows that come or go tell none', async () => {
  const bernd = await open('bernd')
  await expectStatus(200, anna.patch(trip.order, { groupName: 'Domchor', trip: { name: 'Nordland' } }))
  await expect
    .poll(() => heard(bernd, 'orders').at(-1))
    .toMatchObject({
      order: trip.id,
      operation: 'update',
      columns: expect.arrayContaining(['group_name', 'trip_name']),
    })
  const todo = await expectStatus<{ id: number }>(201, anna.post('/api/todos', { name: 'Bus', order: trip.order }))
  await expectStatus(204, anna.delete(`/api/todos/${todo.id}`))
  await expect.poll(() => heard(bernd, 'todos').at(-1)).toMatchObject({ operation: 'delete', columns: null })
  expect(heard(bernd, 'todos').every(({ columns }) => columns === null)).toBe(true)
})

test('APP-12 TRUE-01 who may not see a price is told no column when it changes, live and told afterwards; of anything else they are', async () => {
  const [day, next] = trip.days
  if (day === undefined || next === undefined) throw new TypeError('a trip of two days and more')
  const { ferryRequest } = await planServices(anna, north, day, next.date)
  const [read] = await desk.db.query<{ now: Date; snapshot: string }>(
    'select now() as now, pg_current_snapshot()::text as snapshot',
  )
  const [ofBernd, ofAnna] = [await open('bernd'), await open('anna')]
  const request = `/api/ferry_requests/${ferryRequest}`
  const price = { amount: '41.50', currency: 'EUR' }
  await expectStatus(200, anna.patch(request, { contingent: { ticketPrice: price } }))
  const change = () =>
    heard(ofAnna, 'ferry_requests').find(({ columns }) => columns?.includes('contingent_ticket_price_cents'))
  await expect.poll(change).toBeDefined()
  const late = await open('bernd', `?since=${read?.now.toISOString()}&snapshot=${read?.snapshot}`)
  for (const stream of [ofBernd, late]) {
    const same = () => heard(stream, 'ferry_requests').find(({ id }) => id === change()?.id)
    await expect.poll(() => same()?.columns).toBeNull()
  }
  await expectStatus(200, anna.patch(request, { shipName: 'MS Hirtshals' }))
  await expect.poll(() => heard(ofBernd, 'ferry_requests').at(-1)?.columns).toEqual(['ship_name'])
})

test('APP-12 a row changed twice in one breath tells the columns of both; one that came with it is new', async () => {
  const bernd = await open('bernd')
  await desk.db.query(`do $$ begin
    update orders set group_name = 'Erster' where id = ${trip.id};
    update orders set is_dummy = not is_dummy where id = ${trip.id};
    insert into days (order_id, date) values (${trip.id}, '2027-05-19');
    update days set name = 'Fahrt' where order_id = ${trip.id} and date = '2027-05-19';
  end $$`)
  await expect.poll(() => heard(bernd, 'days').map(({ columns }) => columns)).toEqual([null])
  expect(heard(bernd, 'orders').at(-1)?.columns).toEqual(['group_name', 'is_dummy'])
})

test.each<[string, string[], string[]]>([
  ['ferry_requests', ['ship_name', 'contingent_ticket_price_cents'], ['purchase']],
  ['request_item_prices', ['price_cents'], ['purchase']],
  ['request_item_prices', ['sell_price_cents'], []],
  ['order_exchange_rates', ['rate'], ['purchase']],
  ['passengers', ['date_of_birth'], ['personal']],
  ['passengers', ['last_name'], []],
  ['orders', ['group_name'], []],
])('APP-12 TRUE-01 of %s %j is hidden from whoever lacks %j', async (table, columns, rights) => {
  const resources = resourceSet(await allResources())
  const somebody = { userId: 2, organisationIds: [1], isAdmin: false, maySeePurchase: true, maySeePersonal: true }
  const hides = (lacking: object) => hidesColumns(resources, { ...somebody, ...lacking }, table, columns)
  expect(hides({})).toBe(false)
  expect(hides({ maySeePurchase: false })).toBe(rights.includes('purchase'))
  expect(hides({ maySeePersonal: false })).toBe(rights.includes('personal'))
})
