import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urlOfRole } from '../../platform/database/roles.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
let bernd: Caller
beforeAll(async () => {
  desk = await testApp()
  ;[anna, bernd] = await Promise.all([desk.as('anna'), desk.as('bernd')])
})
afterAll(() => desk.close())

type Listed = {
  complexity: string | null
  hotelContingent: string
  ferryContingent: string
  orderTodo: { dueDate: string | null }
  info: { paxAsked: number; paxReserved: number }
}
async function listed(trip: PlannedTrip): Promise<Listed | undefined> {
  const { body } = await anna.get<Listed[]>(`/api/orders?_groups[]=order_list_read&id=${trip.id}`)
  return body[0]
}

test('LIST-01 the list names a trip’s complexity and contingents, also after they came and went', async () => {
  const trip = await planTrip(anna)
  const [own] = await desk.db.query<{ complexity: number; hotel: number; ferry: number }>(
    `select c.id as complexity, h.id as hotel, f.id as ferry from order_contingent_hotels h
     join order_contingent_ferries f using (order_id) join complexities c using (order_id) where order_id = $1`,
    [trip.id],
  )
  expect(await listed(trip)).toMatchObject({
    complexity: `/api/complexities/${own?.complexity}`,
    hotelContingent: `/api/order_contingent_hotels/${own?.hotel}`,
    ferryContingent: `/api/order_contingent_ferries/${own?.ferry}`,
    info: { paxAsked: 38, paxReserved: 0 },
  })
  await desk.db.query('delete from complexities where order_id = $1', [trip.id])
  expect((await listed(trip))?.complexity).toBeNull()
  await expectStatus(200, anna.patch(trip.order, { complexity: { offerComplexity: 3 } }))
  expect((await listed(trip))?.complexity).toMatch(/^\/api\/complexities\/\d+$/)
})

test('LIST-01 a to-do that goes to another trip is that trip’s most urgent one, and no longer this one’s', async () => {
  const [from, to] = [await planTrip(anna), await planTrip(anna)]
  const usual = (await listed(from))?.orderTodo.dueDate
  await desk.db.query(
    `insert into todos (organisation_id, order_id, name, due_date) values (1, $1, 'Anzahlung', '2027-02-01')`,
    [from.id],
  )
  expect((await listed(from))?.orderTodo.dueDate).toMatch(/^01\.02\.2027/)
  await desk.db.query(`update todos set order_id = $2 where order_id = $1 and name = 'Anzahlung'`, [from.id, to.id])
  expect((await listed(from))?.orderTodo.dueDate).toBe(usual)
  expect((await listed(to))?.orderTodo.dueDate).toMatch(/^01\.02\.2027/)
})

test('LIST-01 APP-14 two people who change parts of one trip at the same time both count', async () => {
  const trip = await planTrip(anna)
  const [first, second] = await Promise.all([connection(), connection()])
  await first.query('begin')
  await first.query(
    `insert into todos (organisation_id, order_id, name, due_date) values (1, $1, 'Anzahlung', '2027-02-01')`,
    [trip.id],
  )
  await first.query('update orders set trip_name = $2 where id = $1', [trip.id, 'Fjordreise'])
  const waiting = second.query('update order_hotel_rooms set asked_amount = 21 where order_id = $1 and persons = 2', [
    trip.id,
  ])
  await first.query('commit')
  await waiting
  expect(await listed(trip)).toMatchObject({
    info: { paxAsked: 42 },
    orderTodo: { dueDate: expect.stringMatching(/^01/) },
  })
  await Promise.all([first.end(), second.end()])
})

test('APP-13 figures are seen by whoever sees the trip, whatever becomes of it', async () => {
  const trip = await planTrip(anna)
  const app = await connection(urlOfRole(desk.db.adminUrl, 'reisewerk_app'))
  const seen = async () => {
    await app.query('begin')
    await app.query(`select set_config('app.user', '2', true), set_config('app.organisations', '{1}', true)`)
    const { rowCount } = await app.query('select from order_figures where order_id = $1', [trip.id])
    await app.query('rollback')
    return rowCount
  }
  expect(await seen()).toBe(1)
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: true }))
  expect(await seen()).toBe(0)
  await expectStatus(200, anna.patch(trip.order, { isAdminOnly: false }))
  expect(await seen()).toBe(1)
  await expectStatus(200, bernd.patch(`${trip.order}?_groups[]=soft_delete`, { currentStatus: 'deleted' }))
  expect(await seen()).toBe(0)
  await app.end()
})

async function connection(url = desk.db.adminUrl): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
