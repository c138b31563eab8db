import { setTimeout } from 'node:timers/promises'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectWithinASecond, timeOf } from '../../test/in-time.ts'
import { type EventReader, readEvents } from '../../test/read-events.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { Actor } from '../actor.ts'
import { connectDatabase, type Database } from '../database/connect.ts'
import { asActor, type Transaction } from '../database/transaction.ts'
import { answerErrors } from '../endpoint/error-answer.ts'
import { validate } from '../endpoint/validation.ts'
import { type Listener, startListener } from './listen.ts'
import { addLiveEvents } from './live-events.ts'
import { addPresence } from './presence-routes.ts'

const [north, south] = [1, 2]
const [northTrip, secretTrip, southTrip, otherTrip] = [11, 12, 13, 14]
const anna: Actor = { userId: 1, organisationIds: [north, south], isAdmin: true, maySeePurchase: true }
const bernd: Actor = { userId: 2, organisationIds: [north], isAdmin: false, maySeePurchase: true }
const clara: Actor = { userId: 3, organisationIds: [south], isAdmin: false, maySeePurchase: true }

let database: TestDatabase
let requests: Database
let listener: Listener
let app: FastifyInstance
let address: string
let actors: Map<string, Actor>
let streams: EventReader[]

beforeAll(async () => {
  database = await createTestDatabase()
  requests = connectDatabase(database.adminUrl)
  await database.query(`insert into orders (id, organisation_id, order_number, is_admin_only, start_at, end_at, user_id)
    overriding system value
    values (${northTrip}, ${north}, '2600011', false, '2027-05-14', '2027-05-23', 1),
      (${secretTrip}, ${north}, '2600012', true, '2027-05-14', '2027-05-23', 1),
      (${otherTrip}, ${north}, '2600014', false, '2027-05-14', '2027-05-23', 1),
      (${southTrip}, ${south}, '2600013', false, '2027-05-14', '2027-05-23', 3)`)
})

afterAll(async () => {
  await requests?.close()
  await database?.drop()
})

beforeEach(() => {
  actors = new Map(Object.entries({ anna, bernd, clara }))
  streams = []
})

afterEach(async () => {
  for (const stream of streams) stream.close()
  await app.close()
  await listener.stop()
})

type Limits = { heartbeatMs?: number; slowLimitBytes?: number; streamsPerUser?: number; silentAfterMs?: number }

async function startApp(limits: Limits = {}): Promise<void> {
  ;({ app, listener, address } = await startProcess(limits))
}

/** What one process of the server has of its own. */
async function startProcess(limits: Limits = {}) {
  const app = fastify()
  app.setValidatorCompiler(validate)
  app.setErrorHandler(answerErrors(new Map()))
  const authenticate = async (request: FastifyRequest) => actors.get(String(request.headers['x-user'])) ?? null
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request) => {
    request.actor = await authenticate(request)
  })
  const listener = await startListener({ connection: { connectionString: database.adminUrl }, log: app.log })
  const pool = requests.app
  const clients = await addLiveEvents(app, { listener, pool, authenticate, hidesColumns: () => false, ...limits })
  const seesOrder = async (trx: Transaction, order: number) =>
    (await trx.query('select from orders where id = $1', [order])).length === 1
  await addPresence(app, { listener, clients, pool, seesOrder, ...limits })
  return { app, listener, address: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** As a request of the actor's browser does it. */
const as = (actor: Actor, text: string, tab = '') => asActor(requests.app, actor, { tab }, (trx) => trx.query(text))

const rename = (actor: Actor, order: number, name: string) =>
  as(actor, `update orders set trip_name = '${name}' where id = ${order}`, 'tab-1')

async function open(user: string, lastEventId?: string, at = address, since = ''): Promise<EventReader> {
  const headers = { 'x-user': user, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }
  const stream = await readEvents(`${at}/api/events${since && `?since=${since}`}`, headers)
  streams.push(stream)
  return stream
}

test('APP-12 a saved change reaches the colleague within a second, with what he needs to ask again', async () => {
  await startApp()
  const stream = await open('bernd')
  await stream.next('hello')
  let tries = 0
  await expectWithinASecond(async () => {
    const before = performance.now()
    await rename(anna, northTrip, `Norwegen ${tries++}`)
    const { data, id } = await stream.next('changes')
    const milliseconds = performance.now() - before
    const change = { id: Number(id), table: 'orders', row: northTrip, operation: 'update' }
    const told = { ...change, order: northTrip, user: anna.userId, tab: 'tab-1', columns: ['trip_name'] }
    expect(data).toEqual([{ ...told, version: expect.any(Number) }])
    return milliseconds
  })
})

test('APP-12 TRUE-08 a first stream that comes late tells what changed since the page asked for its first data', async () => {
  await startApp()
  const [moment, early] = ['select now() as now, pg_current_snapshot()::text as snapshot', await open('bernd')]
  const [row] = await database.query<{ now: Date }>(moment)
  await rename(anna, northTrip, 'Vor dem Strom')
  await early.next('changes')
  const [later] = await database.query<{ now: Date; snapshot: string }>(moment)
  const upToDate = await open('bernd', undefined, address, `${later?.now.toISOString()}&snapshot=${later?.snapshot}`)
  await upToDate.next('hello')
  const late = await open('bernd', undefined, address, row?.now.toISOString())
  expect((await late.next('hello')).data).toEqual({ resumed: true })
  const { data, id } = await late.next('changes')
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ row: northTrip, table: 'orders' })]))
  expect(id).not.toBeNull()
  expect(upToDate.told.filter(({ event }) => event === 'changes')).toEqual([])
  // The log holds nothing of tomorrow: nothing was missed, and an id is there to resume from.
  const idle = await open('bernd', undefined, address, new Date(Date.now() + 86_400_000).toISOString())
  const hello = await idle.next('hello')
  expect(hello).toMatchObject({ data: { resumed: true }, id: expect.stringMatching(/^\d+$/) })
  expect((await open('bernd', undefined, address, 'gestern')).status).toBe(400)
})

test('APP-03 APP-04 nobody hears of an admin-only trip or of another organisation', async () => {
  await startApp()
  const [ofAnna, ofBernd, ofClara] = [await open('anna'), await open('bernd'), await open('clara')]
  for (const stream of [ofAnna, ofBernd, ofClara]) await stream.next('hello')
  await rename(anna, secretTrip, 'Vorstand')
  await rename(anna, southTrip, 'Toskana')
  await rename(anna, northTrip, 'Oslo')
  const ordersOf = (stream: EventReader) =>
    stream.told
      .filter((one) => one.event === 'changes')
      .flatMap((one) => one.data as { order: number }[])
      .map((change) => change.order)
  await expect.poll(() => ordersOf(ofAnna)).toEqual([secretTrip, southTrip, northTrip])
  await expect.poll(() => ordersOf(ofBernd)).toEqual([northTrip])
  await expect.poll(() => ordersOf(ofClara)).toEqual([southTrip])
})

test('APP-12 a transaction of 200 changes is one event', async () => {
  await startApp()
  const stream = await open('bernd')
  await stream.next('hello')
  await as(
    anna,
    `insert into days (order_id, date)
      select ${northTrip}, '2027-05-14'::date + number from generate_series(1, 200) number`,
  )
  const { data } = await stream.next('changes')
  expect(data).toHaveLength(200)
  expect(stream.told.filter((one) => one.event === 'changes')).toHaveLength(1)
  await as(anna, `delete from days where order_id = ${northTrip}`)
})

test('APP-12 after a broken connection the browser gets what it missed, and only what it may see', async () => {
  await startApp()
  const first = await open('bernd')
  const { id } = await first.next('hello')
  first.close()
  await rename(anna, northTrip, 'Bergen')
  await rename(anna, secretTrip, 'Klausur')
  const second = await open('bernd', id ?? '')
  expect((await second.next('hello')).data).toEqual({ resumed: true })
  const { data } = await second.next('changes')
  const orders = (data as { order: number }[]).map((change) => change.order)
  expect(orders).toContain(northTrip)
  expect(orders).not.toContain(secretTrip)
})

test('APP-12 a change that committed late under a smaller id is not missed', async () => {
  await startApp()
  const late = await requests.app.connect()
  await late.query('begin')
  await late.query(`select set_config('app.organisations', '{${north}}', true)`)
  await late.query(`update orders set group_name = 'spät' where id = ${northTrip}`)
  await rename(anna, otherTrip, 'früh')
  const first = await open('bernd')
  const { id } = await first.next('hello')
  first.close()
  await late.query('commit')
  late.release()
  const second = await open('bernd', id ?? '')
  const { data } = await second.next('changes')
  const lateChange = (data as { id: number; order: number }[]).find((change) => change.order === northTrip)
  expect(lateChange?.id).toBeLessThan(Number(id))
})

test.each(['999999999', 'unsinn', '99999999999999999999'])(
  'APP-12 an unknown last event (%s) leads to a resync',
  async (id) => {
    await startApp()
    const stream = await open('bernd', id)
    expect((await stream.next('hello')).data).toEqual({ resumed: false })
    await stream.next('resync')
  },
)

test('APP-12 more than 5,000 missed changes lead to a resync', async () => {
  await startApp()
  const first = await open('bernd')
  const { id } = await first.next('hello')
  first.close()
  await database.query(`insert into change_log (organisation_id, table_name, row_id, operation)
    select ${north}, 'clients', number, 'update' from generate_series(1, 5001) number`)
  const second = await open('bernd', id ?? '')
  await second.next('resync')
  await database.query(`delete from change_log where table_name = 'clients'`)
})

test('APP-12 when the listening connection was lost everybody is told to ask again, and changes flow on', async () => {
  await startApp()
  const stream = await open('bernd')
  await stream.next('hello')
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
  )
  await stream.next('resync')
  await rename(anna, northTrip, 'Trondheim')
  await stream.next('changes')
})

test('APP-02 a stream ends at once when the session ends', async () => {
  await startApp()
  const stream = await open('bernd')
  await stream.next('hello')
  actors.delete('bernd')
  await database.query('update users set is_active = false where id = $1', [bernd.userId])
  await stream.next('signed-out')
  await stream.closed
  expect((await open('bernd')).status).toBe(401)
  await database.query('update users set is_active = true where id = $1', [bernd.userId])
})

test('APP-04 rights that changed while the listening connection was away end the stream when it is back', async () => {
  await startApp()
  const stream = await open('bernd')
  await stream.next('hello')
  actors.delete('bernd')
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
  )
  await stream.next('signed-out')
  await stream.closed
})

test.each([{ organisationIds: [] }, { maySeePurchase: false }, { isAdmin: true }])(
  'APP-04 a stream ends at the next heartbeat when rights changed to %j, and the screen is asked to reload',
  async (right) => {
    await startApp({ heartbeatMs: 100 })
    const stream = await open('bernd')
    await stream.next('hello')
    actors.set('bernd', { ...bernd, ...right })
    await stream.next('resync')
    await stream.closed
  },
)

test('APP-12 a browser that does not read is cut off, the others are not', async () => {
  await startApp({ slowLimitBytes: 20_000 })
  const quick = await open('bernd')
  await quick.next('hello')
  const slow = await fetch(`${address}/api/events`, { headers: { 'x-user': 'clara' } })
  const notice = JSON.stringify({ id: 1, table: 'x'.repeat(7_000), operation: 'update' })
  await expect.poll(connections).toBe(2)
  let sent = 0
  while (sent < 3_000 && (await connections()) === 2) {
    for (let round = 0; round < 50; round += 1, sent += 1) {
      await database.query(`select pg_notify('changes', $1)`, [notice.replace('"id":1', `"id":1,"row":${sent}`)])
    }
  }
  expect(await connections()).toBe(1)
  const known = quick.told.length
  await rename(anna, northTrip, 'Ålesund')
  await expect.poll(() => quick.told.length).toBeGreaterThan(known)
  await slow.body?.cancel().catch(() => undefined)
})

const connections = () => new Promise<number>((done) => app.server.getConnections((_, count) => done(count)))

test('APP-16 a stop of the server ends the streams at once', async () => {
  await expectWithinASecond(async () => {
    await startApp()
    const opened = [await open('anna'), await open('bernd')]
    for (const stream of opened) await stream.next('hello')
    const milliseconds = await timeOf(() => app.close())
    await Promise.all(opened.map((stream) => stream.closed))
    await listener.stop()
    return milliseconds
  })
})

test('APP-12 a user opens no more than his share of streams', async () => {
  await startApp({ streamsPerUser: 2 })
  const statuses = [await open('bernd'), await open('bernd'), await open('bernd'), await open('clara')].map(
    (one) => one.status,
  )
  expect(statuses).toEqual([200, 200, 429, 200])
})

const put = (user: string, tab: string, body: unknown, at = address) =>
  fetch(`${at}/api/presence`, {
    method: 'PUT',
    headers: { 'x-user': user, 'x-reisewerk-tab': tab, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('APP-12 who is here: colleagues in the same trip see each other, and who left is gone', async () => {
  await startApp()
  const [ofAnna, ofBernd] = [await open('anna'), await open('bernd')]
  await Promise.all([ofAnna.next('hello'), ofBernd.next('hello')])
  const order = `/api/orders/${northTrip}`
  expect((await put('anna', 'a1', { order })).status).toBe(204)
  expect((await ofAnna.next('presence')).data).toEqual({ order, users: [{ id: 1, tab: 'a1', field: null }] })
  await put('bernd', 'b1', { order, field: 'trip_name' })
  const both = [
    { id: 1, tab: 'a1', field: null },
    { id: 2, tab: 'b1', field: 'trip_name' },
  ]
  expect((await ofAnna.next('presence')).data).toEqual({ order, users: both })
  expect((await ofBernd.next('presence')).data).toEqual({ order, users: both })
  await put('anna', 'a1', { order: null })
  expect((await ofBernd.next('presence')).data).toEqual({ order, users: both.slice(1) })
  expect(ofAnna.told.filter((one) => one.event === 'presence')).toHaveLength(2)
})

test("APP-18 colleagues on two processes see each other and each other's changes", async () => {
  await startApp()
  const other = await startProcess()
  const [ofAnna, ofBernd] = [await open('anna'), await open('bernd', undefined, other.address)]
  await Promise.all([ofAnna.next('hello'), ofBernd.next('hello')])
  const order = `/api/orders/${northTrip}`
  await put('anna', 'a1', { order })
  await ofAnna.next('presence')
  await put('bernd', 'b1', { order }, other.address)
  expect((await ofAnna.next('presence')).data).toMatchObject({ users: [{ id: 1 }, { id: 2 }] })
  expect((await ofBernd.next('presence')).data).toMatchObject({ users: [{ id: 1 }, { id: 2 }] })
  await rename(anna, northTrip, 'Molde')
  await Promise.all([ofAnna.next('changes'), ofBernd.next('changes')])
  ofBernd.close()
  await other.app.close()
  await other.listener.stop()
})

test('APP-12 a tab that falls silent is gone after its time', async () => {
  await startApp({ silentAfterMs: 2_000 })
  const ofAnna = await open('anna')
  const order = `/api/orders/${northTrip}`
  await put('bernd', 'b1', { order })
  await put('anna', 'a1', { order })
  expect((await ofAnna.next('presence')).data).toMatchObject({ users: [{ id: 1 }, { id: 2 }] })
  const told = ofAnna.next('presence')
  // Each call is awaited: one still on its way when the process closes would be an error of this file.
  do expect((await put('anna', 'a1', { order })).status).toBe(204)
  while ((await Promise.race([told, setTimeout(150)])) === undefined)
  expect((await told).data).toMatchObject({ users: [{ id: 1 }] })
})

test('APP-03 nobody enters or hears of a trip that does not exist for him', async () => {
  await startApp()
  const [ofAnna, ofBernd] = [await open('anna'), await open('bernd')]
  await Promise.all([ofAnna.next('hello'), ofBernd.next('hello')])
  expect((await put('bernd', 'b1', { order: `/api/orders/${secretTrip}` })).status).toBe(404)
  expect((await put('bernd', 'b1', { order: `/api/orders/${southTrip}` })).status).toBe(404)
  await put('anna', 'a1', { order: `/api/orders/${secretTrip}` })
  expect((await ofAnna.next('presence')).data).toMatchObject({ users: [{ id: 1 }] })

  // A trip that becomes admin-only while Bernd is in it: he is told no more.
  await put('bernd', 'b1', { order: `/api/orders/${northTrip}` })
  await ofBernd.next('presence')
  await database.query(`update orders set is_admin_only = true where id = ${northTrip}`)
  await put('anna', 'a1', { order: `/api/orders/${northTrip}` })
  expect((await ofAnna.next('presence')).data).toMatchObject({ users: [{ id: 1 }, { id: 2 }] })
  expect(ofBernd.told.filter((one) => one.event === 'presence')).toHaveLength(1)
  await database.query(`update orders set is_admin_only = false where id = ${northTrip}`)
})

test.each([
  ['a1', { order: '/api/clients/1' }, 422],
  ['a1', { order: 12 }, 422],
  ['a1', {}, 422],
  ['a1', { order: null, more: 1 }, 422],
  ['a b', { order: null }, 400],
])('APP-12 a presence that makes no sense is refused (%s %j)', async (tab, body, status) => {
  await startApp()
  expect((await put('anna', tab, body)).status).toBe(status)
})
