import { createServer, type Server, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { pgTable, text } from 'drizzle-orm/pg-core'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectWithinASecond, timeOf } from '../../test/in-time.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { answerErrors } from '../endpoint/error-answer.ts'
import { addHealthRoute, watchStorage } from './health-route.ts'
import { type MetricSources, measureRequests, openMetrics } from './metrics.ts'
import { addMetricsRoute } from './metrics-route.ts'
import { loggableError } from './without-personal-data.ts'

let database: TestDatabase
let pool: pg.Pool
let app: FastifyInstance

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
})

beforeEach(() => {
  app = fastify()
  app.decorateRequest('actor', null)
  app.setErrorHandler(answerErrors(new Map()))
})

afterEach(async () => {
  await app.close()
})

afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

test('APP-16 health is ok while the database answers, degraded when live events cannot be heard', async () => {
  let listening = true
  addHealthRoute(app, { databaseUrl: database.adminUrl, version: '1.2.3', isListening: () => listening })
  const answer = await app.inject('/health')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'ok', database: 'ok', version: '1.2.3' })
  listening = false
  expect((await app.inject('/health')).json()).toEqual({ status: 'degraded', database: 'ok', version: '1.2.3' })
})

test('APP-16 health is degraded for a minute after something could not be written', async () => {
  let now = 1_000
  const { fail, isFull } = watchStorage(() => now)
  addHealthRoute(app, { databaseUrl: database.adminUrl, version: '1', isFull })
  const status = async () => (await app.inject('/health')).json().status
  expect(await status()).toBe('ok')
  fail()
  expect(await status()).toBe('degraded')
  now += 60_000
  expect(await status()).toBe('ok')
})

test('APP-16 health stays degraded after a quiet minute until the disks of database and files take something again', async () => {
  let [now, isDiskFull] = [1_000, true]
  const { fail, isFull } = watchStorage(() => now)
  const tryFile = async () => {
    if (isDiskFull) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
  }
  const name = new URL(database.adminUrl).pathname.slice(1)
  const role = `without_room_${name}`
  await pool.query(`create role ${role} login password 'room'`)
  await pool.query(`alter role ${role} in database ${name} set temp_file_limit = 0`)
  const url = new URL(database.adminUrl)
  url.username = role
  url.password = 'room'
  addHealthRoute(app, { databaseUrl: url.href, version: '1', isFull, tryFile })
  const status = async () => (await app.inject('/health')).json().status
  expect(await status()).toBe('ok')
  fail()
  now += 60_000
  expect(await status()).toBe('degraded')
  isDiskFull = false
  now += 60_000
  expect(await status()).toBe('degraded')
  await pool.query(`alter role ${role} in database ${name} reset temp_file_limit`)
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`)
  const statusLater = async () => {
    now += 60_000
    return status()
  }
  await expect.poll(statusLater, { timeout: 15_000 }).toBe('ok')
  await pool.query(`drop role ${role}`)
})

test('APP-16 health says 503 when nobody listens at the database address', async () => {
  addHealthRoute(app, { databaseUrl: 'postgres://reisewerk@127.0.0.1:1/reisewerk', version: '1.2.3' })
  const answer = await app.inject('/health')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toEqual({ status: 'degraded', database: 'away', version: '1.2.3' })
})

test('APP-16 health answers in time when the database takes the call and says nothing', async () => {
  const sockets: Socket[] = []
  const mute: Server = createServer((socket) => sockets.push(socket))
  await new Promise<void>((listening) => mute.listen(0, '127.0.0.1', listening))
  const address = mute.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const databaseUrl = `postgres://reisewerk@127.0.0.1:${port}/reisewerk`
  await expectWithinASecond(async () => {
    const asked = fastify()
    asked.decorateRequest('actor', null)
    addHealthRoute(asked, { databaseUrl, version: '1', timeLimitMs: 300 })
    await asked.ready()
    const milliseconds = await timeOf(async () => expect((await asked.inject('/health')).statusCode).toBe(503))
    for (const socket of sockets.splice(0)) socket.destroy()
    await asked.close()
    return milliseconds
  })
  mute.close()
})

test('APP-16 many questions after health are one question to the database', async () => {
  addHealthRoute(app, { databaseUrl: database.adminUrl, version: '1' })
  const count = async () =>
    Number(
      (
        await database.query<{ calls: string }>(
          `select count(*) as calls from pg_stat_activity where application_name = 'reisewerk health'`,
        )
      )[0]?.calls,
    )
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/health')))
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true)
  expect(await count()).toBe(1)
})

const token = 'a-token-of-some-length'

async function readMetrics(
  sources: Partial<MetricSources> = {},
): Promise<(headers?: Record<string, string>) => Promise<string>> {
  const metrics = openMetrics({ version: '1.2.3', pools: { app: pool }, ...sources })
  measureRequests(app, metrics)
  addMetricsRoute(app, metrics, token)
  app.get('/api/orders/:id', async (_request, reply) => reply.code(404).send({}))
  metrics.watchLiveClients(() => 3)
  metrics.onPdfEvent({ kind: 'rendered', template: 'offer', milliseconds: 150, bytes: 1 })
  metrics.onPdfEvent({ kind: 'failed', template: 'offer', code: 'pdf_time', message: 'x' })
  return async () => (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).body
}

test('APP-16 metrics count requests by route pattern and class of status', async () => {
  const read = await readMetrics()
  for (const path of ['/api/orders/1', '/api/orders/2', '/nowhere']) await app.inject(path)
  const body = await read()
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/orders/:id",status="4xx"} 2')
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="unmatched",status="4xx"} 1')
  expect(body).not.toContain('orders/1')
})

test('APP-16 metrics show connections, jobs, dead letters, live streams, documents and the process', async () => {
  const client = await pool.connect()
  const read = await readMetrics({
    jobs: async () => ({ waiting: { 'send-mail': 4 }, active: {}, dead: 2, outbox: 1 }),
  })
  const body = await read()
  client.release()
  for (const line of [
    'reisewerk_info{version="1.2.3"} 1',
    'reisewerk_database_connections{pool="app",state="busy"} 1',
    'reisewerk_jobs{job="send-mail",state="waiting"} 4',
    'reisewerk_jobs{job="all",state="dead"} 2',
    'reisewerk_live_clients 3',
    'reisewerk_pdf_duration_seconds_count{template="offer"} 1',
    'reisewerk_pdf_failures_total{template="offer",code="pdf_time"} 1',
    'process_resident_memory_bytes ',
  ]) {
    expect(body).toContain(line)
  }
})

test('APP-16 metrics are still there when the jobs cannot be counted', async () => {
  const read = await readMetrics({ jobs: async () => Promise.reject(new Error('away')) })
  const body = await read()
  expect(body).toContain('reisewerk_info')
  expect(body).not.toContain('reisewerk_jobs{')
})

test.each([undefined, 'Bearer wrong', `bearer ${token}x`, 'Bearer '])(
  'APP-02 metrics are refused to %s',
  async (authorization) => {
    await readMetrics()
    const headers = authorization === undefined ? {} : { authorization }
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(401)
  },
)

test('APP-02 metrics are shown to an administrator, not to others', async () => {
  app.addHook('onRequest', async (request) => {
    request.actor = {
      userId: 1,
      organisationIds: [1],
      isAdmin: request.headers['x-admin'] === 'yes',
      maySeePurchase: true,
    }
  })
  await readMetrics()
  expect((await app.inject('/metrics')).statusCode).toBe(401)
  expect((await app.inject({ url: '/metrics', headers: { 'x-admin': 'yes' } })).statusCode).toBe(200)
})

test('APP-16 errors of the database are logged without the values of rows', async () => {
  const people = pgTable('users', { email: text(), firstName: text('first_name'), lastName: text('last_name') })
  const db = drizzle(pool)
  const secret = 'geheim@kantorei.example'
  const person = { email: 'anna@reisewerk.example', firstName: 'Geheim', lastName: secret }
  const errors = await Promise.all([
    db
      .insert(people)
      .values(person)
      .catch((error: unknown) => error),
    db
      .select()
      .from(people)
      .where(eq(people.email, `${secret}\0`))
      .catch((error: unknown) => error),
    pool.query('select $1::bigint', ['Geheim']).catch((error: unknown) => error),
    pool
      .query(`insert into users (first_name, last_name, email) values ('Geheim', 'Geheim', 'anna@reisewerk.example')`)
      .catch((error: unknown) => error),
  ])
  for (const error of errors) {
    expect(error).toBeInstanceOf(Error)
    const logged = JSON.stringify(loggableError(error))
    expect(logged).not.toMatch(/geheim|anna@/i)
  }
  expect(loggableError(errors[0])).toMatchObject({
    message: expect.stringContaining('insert into "users"'),
    cause: { code: '23505', table: 'users' },
    stack: expect.stringContaining('    at '),
  })
})
