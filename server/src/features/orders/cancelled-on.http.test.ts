import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { databaseUrl, runSql } from '../../test/test-database.ts'

type Order = { currentStatus: string; cancelledOn: string | null }

let desk: TestApp
let bernd: Caller
let order: string
let now = new Date('2027-02-15T23:30:00Z')
beforeAll(async () => {
  desk = await testApp({ now: () => now })
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())
beforeEach(async () => {
  now = new Date('2027-02-15T23:30:00Z')
  order = (await planTrip(bernd)).order
})

const change = (body: object) => expectStatus<Order>(200, bernd.patch(order, body))
const refused = (message: RegExp) => ({
  ...{ status: 422, body: { violations: [{ propertyPath: 'cancelledOn', message: expect.stringMatching(message) }] } },
})

test('INV-03 a trip that is cancelled keeps since when, in German time, and is not cancelled anew by other changes', async () => {
  expect(await change({ currentStatus: 'cancelled' })).toMatchObject({ cancelledOn: '16.02.2027 00:00:00' })
  now = new Date('2027-03-01T09:00:00Z')
  expect(await change({ groupName: 'Kantorei' })).toMatchObject({ cancelledOn: '16.02.2027 00:00:00' })
  expect(await change({ currentStatus: 'cancelled' })).toMatchObject({ cancelledOn: '16.02.2027 00:00:00' })
  // It goes ahead after all, and is cancelled later.
  expect(await change({ currentStatus: 'booked' })).toMatchObject({ cancelledOn: null })
  expect(await change({ currentStatus: 'cancelled' })).toMatchObject({ cancelledOn: '01.03.2027 00:00:00' })
})

test('INV-03 the day is corrected by hand, or told at once; never one to come, and none of a trip that goes ahead', async () => {
  expect(await bernd.patch(order, { cancelledOn: '12.02.2027' })).toMatchObject(refused(/nicht storniert/))
  expect(await change({ currentStatus: 'cancelled', cancelledOn: '12.02.2027' })).toMatchObject({
    cancelledOn: '12.02.2027 00:00:00',
  })
  expect(await bernd.patch(order, { cancelledOn: '17.02.2027' })).toMatchObject(refused(/nicht in der Zukunft/))
  expect(await change({ cancelledOn: '10.02.2027' })).toMatchObject({ cancelledOn: '10.02.2027 00:00:00' })
  const clara = await desk.as('clara')
  expect(await clara.patch(order, { cancelledOn: '11.02.2027' })).toMatchObject({ status: 404 })
  expect(await change({ cancelledOn: null })).toMatchObject({ currentStatus: 'cancelled', cancelledOn: null })
})

test('INV-03 APP-11 deleted and brought back it is what it was', async () => {
  await change({ currentStatus: 'cancelled', cancelledOn: '12.02.2027' })
  await change({ currentStatus: 'deleted' })
  const anna = await desk.as('anna')
  await expectStatus(200, anna.post(`${order}/restore`))
  expect(await expectStatus(200, bernd.get(order))).toMatchObject({
    ...{ currentStatus: 'cancelled', cancelledOn: '12.02.2027 00:00:00' },
  })
})

test('INV-03 of trips that were cancelled before, the day is what the change log says, else unknown', async () => {
  const name = `cancelled_${randomUUID().slice(0, 8)}`
  const url = databaseUrl(inject('clusterUrl'), name)
  await runSql(inject('clusterUrl'), `create database ${name}`)
  await migrate(url, (migration) => migration < '0313')
  // The functions are those of today: their triggers may write what these tables do not have yet.
  await runSql(
    url,
    `set session_replication_role = replica;
     insert into organisations (id, name, short_name) values (1, 'Nord', 'Nord');
     insert into users (id, first_name, last_name, email) values (1, 'Anna', 'Lindqvist', 'anna@nord.example');
     insert into orders (id, organisation_id, order_number, start_at, end_at, user_id, current_status)
       select n, 1, '270000' || n, '2027-05-14', '2027-05-17', 1, case when n < 3 then 'cancelled' else 'booked' end
       from generate_series(1, 3) n;
     insert into change_log (at, order_id, table_name, row_id, operation, before, after)
       select at, 1, 'orders', 1, 'update', '{"current_status": "booked"}', '{"current_status": "cancelled"}'
       from unnest(array['2027-01-10T10:00:00Z', '2027-02-01T23:30:00Z']::timestamptz[]) at;
     set session_replication_role = default`,
  )
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select id::int, cancelled_on::text as "on" from orders order by id')
  await client.end()
  expect(rows).toEqual([
    { id: 1, on: '2027-02-02' },
    { id: 2, on: null },
    { id: 3, on: null },
  ])
})
