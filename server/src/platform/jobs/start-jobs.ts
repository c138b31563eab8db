import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { type JobResult, PgBoss, type Job as PgBossJob } from 'pg-boss'
import { openPool } from '../database/open-pool.ts'
import type { Listener } from '../live/listen.ts'
import type { JobHandler } from './define-job.ts'
import { jobsChannel } from './enqueue.ts'
import { relayJobs } from './relay-jobs.ts'

export type JobsOptions = {
  url: string
  handlers: readonly JobHandler[]
  listener: Listener
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Pause before the first repetition; it grows up to ten minutes. */
  retryDelaySeconds?: number
  retryLimit?: number
}

export type RunningJobs = {
  counts(): Promise<JobCounts>
  /** Lets running jobs finish; what does not within the time is repeated by the next process. */
  stop(timeoutMs?: number): Promise<void>
}

/** How many jobs wait and run, by name, and how many were given up after all repetitions. */
export type JobCounts = {
  waiting: Record<string, number>
  active: Record<string, number>
  dead: number
  outbox: number
}

const deadLetter = 'dead-letter'
/** Even if every notification were lost, no job waits longer. */
const relayEveryMs = 5_000

/** Works off the queue in this process; any number of processes may do so side by side. */
export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const { url, handlers, listener, log } = options
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    createSchema: false,
    max: 4,
    // How often jobs are looked for whose process no longer gives a sign of life.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue has a fault'))
  await boss.start()
  await createQueues(boss, options)
  const workers = new Map<string, string>()
  for (const handler of handlers) workers.set(handler.name, await work(boss, handler, log))

  const pool = openPool({ connectionString: url, max: 2 }, (error) =>
    log.warn({ err: error }, 'A connection of the job queue was lost'),
  )
  const relay = oneAtATime(async () => {
    try {
      const moved = await relayJobs(pool, boss, [...workers.keys()])
      for (const name of new Set(moved)) boss.notifyWorker(workers.get(name) ?? '')
    } catch (error) {
      log.warn({ err: error }, 'Jobs could not be taken over from the outbox; they stay there until the next attempt')
    }
  })
  await listener.hear(jobsChannel, relay.start)
  listener.onRestored(relay.start)
  const timer = setInterval(relay.start, relayEveryMs)
  relay.start()

  let stopping: Promise<void> | undefined
  async function stop(timeoutMs: number): Promise<void> {
    clearInterval(timer)
    await relay.stop()
    await boss.stop({ graceful: true, timeout: timeoutMs })
    await pool.end()
  }

  return {
    counts: () => countJobs(pool),
    stop(timeoutMs = 20_000) {
      stopping ??= stop(timeoutMs)
      return stopping
    },
  }
}

async function createQueues(boss: PgBoss, options: JobsOptions): Promise<void> {
  const { handlers, retryLimit = 6, retryDelaySeconds = 5 } = options
  await boss.createQueue(deadLetter)
  const rules = {
    deadLetter,
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 600,
    deleteAfterSeconds: 86_400,
    // A process that died gives its jobs free after this time, not after the quarter of an hour a job may take.
    heartbeatSeconds: 30,
  }
  for (const { name } of handlers) {
    await boss.createQueue(name, rules)
    // A queue that exists keeps its old rules unless it is told the new ones.
    await boss.updateQueue(name, rules)
  }
}

async function work(boss: PgBoss, handler: JobHandler, log: JobsOptions['log']): Promise<string> {
  const settle = async (job: PgBossJob): Promise<JobResult> => {
    try {
      await handler.handle(job.data, { id: job.id, retry: job.retryCount, signal: job.signal })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      log.error({ err: error, job: handler.name, jobId: job.id, retry: job.retryCount }, 'A job failed')
      // The log has the error, cleared of personal data; the queue keeps its kind only.
      return { id: job.id, status: 'failed', output: { error: error instanceof Error ? error.name : 'unknown' } }
    }
  }
  const polling = { batchSize: 10, pollingIntervalSeconds: 2, burstWhenBatchFull: true, perJobResults: true } as const
  return boss.work<object, never, typeof polling>(handler.name, polling, (jobs) => Promise.all(jobs.map(settle)))
}

async function countJobs(pool: pg.Pool): Promise<JobCounts> {
  const { rows } = await pool.query<{ name: string; state: string; count: number }>(
    `select name, state::text, count(*)::int from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2
     union all select '', 'outbox', count(*)::int from pgboss.outbox`,
  )
  const counts: JobCounts = { waiting: {}, active: {}, dead: 0, outbox: 0 }
  for (const { name, state, count } of rows) {
    if (state === 'outbox') counts.outbox = count
    else if (name === deadLetter) counts.dead += count
    else if (state === 'active') counts.active[name] = count
    else counts.waiting[name] = (counts.waiting[name] ?? 0) + count
  }
  return counts
}

/** Runs `work` again when it was asked for while it ran, never twice at once. */
function oneAtATime(work: () => Promise<void>): { start(): void; stop(): Promise<void> } {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  async function run(): Promise<void> {
    do {
      again = false
      await work()
    } while (again && !stopped)
    running = null
  }

  return {
    start() {
      again = true
      if (!stopped) running ??= run()
    },
    async stop() {
      stopped = true
      await running
    },
  }
}
