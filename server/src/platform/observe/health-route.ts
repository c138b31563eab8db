import type { FastifyInstance } from 'fastify'
import { openPool } from '../database/open-pool.ts'

export type HealthDeps = {
  /** Any role's connection; health has one of its own, for a busy pool is not an absent database. */
  databaseUrl: string
  version: string
  /** False while live events cannot be heard. */
  isListening?: () => boolean
  /** True while what people save cannot be written; may try to write. */
  isFull?: (canWrite: () => Promise<boolean>) => Promise<boolean>
  /** Writes a file as those of trips are, and removes it. @throws when it cannot be written */
  tryFile?: () => Promise<void>
  timeLimitMs?: number
}

type Health = { status: 'ok' | 'degraded'; database: 'ok' | 'away'; version: string }

/** However many ask: the database is asked once in a second. */
const freshMs = 1_000

/** So long after the last failure of writing it is tried whether somebody made room. */
const fullMs = 60_000

/** Remembers when something could last not be written, until something could be. */
export function watchStorage(now: () => number = Date.now) {
  let failedAt = Number.NEGATIVE_INFINITY
  let trying: Promise<boolean> | null = null
  const fail = () => {
    failedAt = now()
  }
  async function isFull(canWrite: () => Promise<boolean>): Promise<boolean> {
    if (now() - failedAt < fullMs) return true
    if (failedAt === Number.NEGATIVE_INFINITY) return false
    trying ??= canWrite().finally(() => {
      trying = null
    })
    if (await trying) failedAt = Number.NEGATIVE_INFINITY
    else fail()
    return failedAt !== Number.NEGATIVE_INFINITY
  }
  return { fail, isFull }
}

/** More than the health connection may sort in memory: PostgreSQL has to write it to the disk of its data. */
const writesToDisk =
  'select count(*) from (select md5(n::text) as text from generate_series(1, 10000) as n order by text) t'

/** Adds `GET /health`: 200, also when degraded, as long as the database answers; 503 when it is away. */
export function addHealthRoute(app: FastifyInstance, deps: HealthDeps): void {
  const { databaseUrl, version, isListening = () => true, isFull = async () => false, timeLimitMs = 2_000 } = deps
  const pool = openPool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: timeLimitMs,
    query_timeout: timeLimitMs,
    idleTimeoutMillis: 0,
    options: '-c work_mem=64kB',
    application_name: 'reisewerk health',
  })
  app.addHook('onClose', async () => pool.end())

  let asked: { at: number; answer: Promise<boolean> } | undefined
  function databaseAnswers(): Promise<boolean> {
    if (asked === undefined || Date.now() - asked.at > freshMs) {
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      )
      asked = { at: Date.now(), answer: Promise.race([answer, falseAfter(timeLimitMs)]) }
    }
    return asked.answer
  }

  async function canWrite(): Promise<boolean> {
    const written = Promise.all([pool.query(writesToDisk), deps.tryFile?.()]).then(
      () => true,
      () => false,
    )
    return Promise.race([written, falseAfter(timeLimitMs)])
  }

  const described = { config: { permission: 'public' as const }, schema: { summary: 'Befinden', tags: ['operations'] } }
  app.get('/health', described, async (_request, reply) => {
    const isThere = await databaseAnswers()
    const health: Health = {
      status: isThere && isListening() && !(await isFull(canWrite)) ? 'ok' : 'degraded',
      database: isThere ? 'ok' : 'away',
      version,
    }
    return reply
      .code(isThere ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health)
  })
}

function falseAfter(milliseconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds, false).unref()
  })
}
