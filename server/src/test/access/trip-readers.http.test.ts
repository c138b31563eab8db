import { groupsBeyondTrip } from '@reisewerk/domain/contract/groups.ts'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { expectStatus } from '../planned-trip.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { allResources, everyGroup, offers } from './resources.ts'
import { loadWorld, makePartners, makeTrip } from './whole-trip.ts'

/** Who asks for one trip reads as a role of its own (decision 019). It sees of other trips nothing, and all of this one. */

const ofTrips = (await allResources())
  .filter((resource) => offers(resource, 'list') && Object.hasOwn(resource.contract.filters, 'order.id'))
  .map(({ contract }) => [contract.name, contract] as const)

/** What administrators alone are told. */
const forAdministrators = new Set(['personal_data_erasures'])

let desk: TestApp
let anna: Caller
let bernd: Caller
/** A trip, another one, one for administrators, one that is deleted, and the shelf of a concept's days. */
let trips: { one: number; other: number; hidden: number; gone: number; shelf: number }
type Assignment = { id: number; links: object[] }

beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd] = [await desk.as('anna'), await desk.as('bernd')]
  const { db } = desk
  const north = await loadWorld(db)
  const partners = await makePartners(anna, 1, 'eins')
  const make = async (mark: string, isAdminOnly = false) =>
    (await makeTrip(anna, db, { organisation: 1, partners, north, mark, isAdminOnly })).order
  const [one, other] = [await make('eins'), await make('zwei')]
  const [hidden, gone] = [await make('vorstand', true), await make('weg')]
  // With everything that can hang on a trip it has invoices, too, and could not be deleted.
  await db.query('alter table orders disable trigger keep_invoiced_trip')
  await expectStatus(200, anna.patch(`/api/orders/${gone}`, { currentStatus: 'deleted' }))
  await db.query('alter table orders enable trigger keep_invoiced_trip')
  const [shelf] = await db.query<{ id: number }>(`select id::int from orders where current_status = 'concept' limit 1`)
  trips = { one, other, hidden, gone, shelf: shelf?.id ?? 0 }
  // The other trip was there first: what is known of a provider differs from what this trip alone tells.
  await db.query(`update requests set start_at = '2020-06-01', end_at = '2020-06-02' where order_id = $1`, [other])
})
afterAll(() => desk.close())

/** All groups but those for which other trips are looked at, too. */
const withinTrip = (contract: Contract) =>
  everyGroup(contract)
    .split('&')
    .filter((group) => !groupsBeyondTrip.some((beyond) => group.endsWith(beyond)))
    .join('&')

/** The same question twice: of one trip, and as one of several, which is read under the general policies. */
async function bothWays(caller: Caller, resource: string, trip: number, query: string) {
  const [one, general] = await Promise.all([
    caller.get<object[]>(`/api/${resource}?_itemsPerPage=500&order.id=${trip}&${query}`),
    caller.get<object[]>(`/api/${resource}?_itemsPerPage=500&order.id[]=${trip}&${query}`),
  ])
  expect([one.status, general.status], one.raw.toString()).toEqual([200, 200])
  return { one: one.body, general: general.body }
}

describe.each(['anna', 'bernd'] as const)('%s', (name) => {
  test.each(ofTrips)(
    'APP-03 APP-04 a trip read by itself tells what it tells among others: %s',
    async (resource, contract) => {
      const caller = await desk.as(name)
      for (const [which, trip] of Object.entries(trips)) {
        for (const query of ['', withinTrip(contract), everyGroup(contract)]) {
          const { one, general } = await bothWays(caller, resource, trip, query)
          expect(one, `${which} ${query}`).toEqual(general)
          const isForEverybody = name === 'anna' || !forAdministrators.has(resource)
          const isSeen =
            isForEverybody && (which === 'hidden' ? name === 'anna' : which !== 'gone' || query.includes('soft_delete'))
          if (which !== 'shelf') expect(one.length > 0, `${which} ${query}`).toBe(isSeen)
        }
      }
    },
  )
})

test('APP-03 the trip itself tells what it tells in the list, whatever is asked', async () => {
  const contract = (await allResources()).find((resource) => resource.contract.name === 'orders')?.contract
  if (contract === undefined) throw new Error('no trips')
  for (const trip of [trips.one, trips.other, trips.hidden, trips.gone]) {
    const alone = await expectStatus<object>(200, anna.get(`/api/orders/${trip}?${everyGroup(contract)}`))
    const [listed] = await expectStatus<object[]>(200, anna.get(`/api/orders?id[]=${trip}&${everyGroup(contract)}`))
    expect(alone).toMatchObject(listed ?? { missing: trip })
  }
})

test('MAIL-01 a mail read with one trip tells all it is assigned to, and saving it so takes it from nothing', async () => {
  const [concept] = await expectStatus<{ id: number }[]>(200, anna.get('/api/order_concepts?_itemsPerPage=1'))
  const links = [
    { order: `/api/orders/${trips.one}` },
    { order: `/api/orders/${trips.other}` },
    { orderConcept: `/api/order_concepts/${concept?.id}` },
  ]
  const secret = { order: `/api/orders/${trips.hidden}` }
  const all = [...links.slice(0, 2), secret, ...links.slice(2)]
  const mail = { subject: 'Alle', fromAddress: 'chor@kantorei.example', links: all }
  const made = await expectStatus<Assignment>(201, anna.post('/api/email_assignments', mail))
  const ofTrip = async (caller: Caller, trip: number) =>
    (await caller.get<Assignment[]>(`/api/email_assignments?order.id=${trip}`)).body.find(({ id }) => id === made.id)
  expect((await ofTrip(anna, trips.one))?.links).toEqual(all)
  const read = await ofTrip(bernd, trips.one)
  expect(read?.links).toEqual(links)
  await expectStatus(200, bernd.patch(`/api/email_assignments/${made.id}`, { links: read?.links, tags: ['gelesen'] }))
  expect((await ofTrip(anna, trips.other))?.links).toEqual(all)
  expect(await ofTrip(bernd, trips.hidden)).toBeUndefined()
})

test('APP-03 APP-04 a table is narrowed to the trip only where the general policy asks for nothing but the trip', async () => {
  const policies = await desk.db.query<{ name: string; general: string; inTrip: string }>(`
    select general.polrelid::regclass::text as name, pg_get_expr(general.polqual, general.polrelid) as general,
      pg_get_expr(narrow.polqual, narrow.polrelid) as "inTrip"
    from pg_policy general join pg_policy narrow on narrow.polrelid = general.polrelid and narrow.polname = 'visible_in_trip'
    where general.polname = 'visible'`)
  const plain = (condition: string) => condition.replace(/\s+/g, ' ').replace(/\b\w+\.order_id/, 'order_id')
  const below =
    '((order_id = ( SELECT actor_trip() AS actor_trip)) OR (EXISTS ( SELECT FROM orders o WHERE (o.id = order_id) OFFSET 0)))'
  const narrowed = policies.filter(({ inTrip }) => inTrip === '(order_id = actor_trip())')
  expect(narrowed.length).toBeGreaterThan(30)
  expect(narrowed.filter(({ general }) => plain(general) !== below).map(({ name }) => name)).toEqual([])
})
