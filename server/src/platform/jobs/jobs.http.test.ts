import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectWithinASecond, timeOf } from '../../test/in-time.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { connectDatabase, type Database } from '../database/connect.ts'
import { openPool } from '../database/open-pool.ts'
import { urlOfRole } from '../database/roles.ts'
import { asActor, type Transaction } from '../database/transaction.ts'
import { type Listener, startListener } from '../live/listen.ts'
import { defineJob, handleJob, type JobHandler } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { type RunningJobs, startJobs } from './start-jobs.ts'

const greet = defineJob('greet', z.object({ name: z.string() }))
const silent = { info() {}, warn() {}, error() {} }

let database: TestDatabase
let requests: Database
let listener: Listener
let running: RunningJobs[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  await prepareJobs(database.adminUrl)
  requests = connectDatabase(database.adminUrl)
  listener = await startListener({ connection: { connectionString: database.adminUrl }, log: silent })
})

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop(1_000)))
  running = []
  await database.query('delete from pgboss.job')
  await database.query('delete from pgboss.outbox')
})

afterAll(async () => {
  await listener?.stop()
  await requests?.close()
  await database?.drop()
})

async function start(handlers: JobHandler[], retryLimit = 3): Promise<RunningJobs> {
  const url = urlOfRole(database.adminUrl, 'reisewerk_jobs')
  const jobs = await startJobs({ url, handlers, listener, log: silent, retryDelaySeconds: 0, retryLimit })
  running.push(jobs)
  return jobs
}

/** As a request does it: with the role of the requests, in a transaction of its own. */
const inRequest = (work: (trx: Transaction) => Promise<void>) =>
  asActor(requests.app, { userId: 1, organisationIds: [1], isAdmin: false, maySeePurchase: true }, {}, work)

test('a job runs soon after its transaction has committed, and not when it was rolled back', async () => {
  const greeted: string[] = []
  await start([handleJob(greet, async ({ name }) => void greeted.push(name))])
  const failing = inRequest(async (trx) => {
    await enqueue(trx, greet, { name: 'nie' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await expectWithinASecond(async () => {
    greeted.length = 0
    return timeOf(async () => {
      await inRequest((trx) => enqueue(trx, greet, { name: 'Anna' }))
      await expect.poll(() => greeted).toEqual(['Anna'])
    })
  })
})

test('a job enqueued while no process works is done by the next one', async () => {
  await inRequest((trx) => enqueue(trx, greet, { name: 'früh' }))
  const greeted: string[] = []
  await start([handleJob(greet, async ({ name }) => void greeted.push(name))])
  await expect.poll(() => greeted).toEqual(['früh'])
})

test('of several processes each job is done by one', async () => {
  const greeted: string[] = []
  for (let count = 0; count < 3; count += 1) {
    await start([handleJob(greet, async ({ name }) => void greeted.push(name))])
  }
  const names = Array.from({ length: 450 }, (_, number) => `Gast ${number}`)
  await inRequest(async (trx) => {
    for (const name of names) await enqueue(trx, greet, { name })
  })
  await expect.poll(() => greeted.length, { timeout: 25_000 }).toBe(names.length)
  expect(new Set(greeted)).toEqual(new Set(names))
})

test('a job that fails is repeated; one that always fails is kept as a dead letter', async () => {
  const attempts: number[] = []
  const flaky = handleJob(greet, async ({ name }, { retry }) => {
    attempts.push(retry)
    if (name === 'immer' || retry === 0) throw new Error('no line')
  })
  const jobs = await start([flaky], 1)
  await inRequest((trx) => enqueue(trx, greet, { name: 'einmal' }))
  await expect.poll(() => attempts, { timeout: 25_000 }).toEqual([0, 1])
  await inRequest((trx) => enqueue(trx, greet, { name: 'immer' }))
  await expect.poll(async () => (await jobs.counts()).dead, { timeout: 25_000 }).toBe(1)
  expect(await jobs.counts()).toEqual({ waiting: {}, active: {}, dead: 1, outbox: 0 })
  const [letter] = await database.query(`select data from pgboss.job where name = 'dead-letter'`)
  expect(letter).toEqual({ data: { name: 'immer' } })
})

test('one bad job of a batch does not repeat the good ones', async () => {
  const greeted: string[] = []
  const handler = handleJob(greet, async ({ name }) => {
    greeted.push(name)
    if (name === 'schlecht') throw new Error('no')
  })
  await inRequest(async (trx) => {
    for (const name of ['gut', 'schlecht', 'besser']) await enqueue(trx, greet, { name })
  })
  const jobs = await start([handler], 1)
  await expect.poll(async () => (await jobs.counts()).dead, { timeout: 25_000 }).toBe(1)
  expect(greeted.toSorted()).toEqual(['besser', 'gut', 'schlecht', 'schlecht'])
})

test('a job whose data no longer fits is a dead letter, not a crash', async () => {
  const jobs = await start([handleJob(greet, async () => undefined)], 0)
  await database.query(`insert into pgboss.outbox (name, data) values ('greet', '{"name": 7}')`)
  await expect.poll(async () => (await jobs.counts()).dead, { timeout: 25_000 }).toBe(1)
})

test('a job waits for its time and shows as waiting', async () => {
  const jobs = await start([handleJob(greet, async () => undefined)])
  await inRequest((trx) => enqueue(trx, greet, { name: 'später' }, new Date(Date.now() + 3_600_000)))
  await expect.poll(async () => (await jobs.counts()).waiting).toEqual({ greet: 1 })
})

test('APP-16 a job whose process died is taken over within a minute', async () => {
  const greeted: string[] = []
  const first = await start([handleJob(greet, async () => undefined)])
  await inRequest((trx) => enqueue(trx, greet, { name: 'Waise' }, new Date(Date.now() + 3_600_000)))
  await expect.poll(async () => (await first.counts()).waiting).toEqual({ greet: 1 })
  await first.stop()
  await database.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '35 seconds',
       heartbeat_on = now() - interval '35 seconds' where name = 'greet'`,
  )
  await start([handleJob(greet, async ({ name }) => void greeted.push(name))])
  await expect.poll(() => greeted, { timeout: 25_000 }).toEqual(['Waise'])
})

test('stopping lets a running job finish', async () => {
  let finished = false
  let started = false
  const slow = handleJob(greet, async () => {
    started = true
    await new Promise((done) => setTimeout(done, 600))
    finished = true
  })
  const jobs = await start([slow])
  await inRequest((trx) => enqueue(trx, greet, { name: 'langsam' }))
  await expect.poll(() => started).toBe(true)
  await jobs.stop()
  expect(finished).toBe(true)
  expect(await database.query(`select state::text from pgboss.job where name = 'greet'`)).toEqual([
    { state: 'completed' },
  ])
})

test('APP-04 the role of the requests can put jobs out and read none', async () => {
  await expect(requests.app.query('select * from pgboss.outbox')).rejects.toThrow('permission denied')
  await expect(requests.app.query('select * from pgboss.job')).rejects.toThrow('permission denied')
  await expect(requests.app.query(`insert into pgboss.job (name) values ('greet')`)).rejects.toThrow(
    'permission denied',
  )
})

test('APP-18 preparing twice, and by several processes at once, harms nothing', async () => {
  await Promise.all([prepareJobs(database.adminUrl), prepareJobs(database.adminUrl)])
  const other = await createTestDatabase()
  await Promise.all([prepareJobs(other.adminUrl), prepareJobs(other.adminUrl)])
  await other.drop()
})

test('APP-16 a database that goes while jobs are handed over ends no process, and they are done when it is back', async () => {
  const greeted: string[] = []
  await start([handleJob(greet, async ({ name }) => void greeted.push(name))])
  await expect.poll(async () => (await running[0]?.counts())?.outbox).toBe(0)
  // The queue's table is locked: a batch has been taken out and waits to be put in.
  const blocker = new pg.Client({ connectionString: database.adminUrl })
  await blocker.connect()
  await blocker.query('begin; lock table pgboss.job in access exclusive mode')
  const relaying = `from pg_stat_activity where usename = 'reisewerk_jobs' and datname = current_database()
    and wait_event_type = 'Lock' and query ilike '%insert%'`
  const waiting = async () => (await database.query(`select pid ${relaying}`)).length
  try {
    await inRequest((trx) => enqueue(trx, greet, { name: 'trotzdem' }))
    await expect.poll(waiting).toBeGreaterThan(0)
    await database.query(`select pg_terminate_backend(pid) ${relaying}`)
  } finally {
    await blocker.end()
  }
  await expect.poll(() => greeted, { timeout: 25_000 }).toEqual(['trotzdem'])
})

test('APP-16 a connection that breaks while it is lent out and waits for nothing ends no process', async () => {
  const pool = openPool({ connectionString: database.adminUrl })
  const client = await pool.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const gone = new Promise<void>((resolve) => client.once('end', resolve))
  await database.query('select pg_terminate_backend($1)', [rows[0].pid])
  await gone
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  await pool.end()
})
