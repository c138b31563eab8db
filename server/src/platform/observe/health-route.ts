import type { FastifyInstance } from 'fastify'
import { openPool } from '../database/open-pool.ts'

export type HealthDeps = {
  /** Any role's connection; health has one of its own, for a busy pool is not an absent database. */
  databaseUrl: string
  version: string
  /** False while live events cannot be heard. */
  isListening?: () => boolean
  /** True while what people save cannot be written. */
  isFull?: () => boolean
  timeLimitMs?: number
}

type Health = { status: 'ok' | 'degraded'; database: 'ok' | 'away'; version: string }

/** However many ask: the database is asked once in a second. */
const freshMs = 1_000

/** Longer than this after the last failure of writing it is taken to be over: somebody made room. */
const fullMs = 60_000

/** Remembers when something could last not be written. */
export function watchStorage(now: () => number = Date.now): { fail: () => void; isFull: () => boolean } {
  let failedAt = Number.NEGATIVE_INFINITY
  return {
    fail() {
      failedAt = now()
    },
    isFull: () => now() - failedAt < fullMs,
  }
}

/** Adds `GET /health`: 200, also when degraded, as long as the database answers; 503 when it is away. */
export function addHealthRoute(app: FastifyInstance, deps: HealthDeps): void {
  const { databaseUrl, version, isListening = () => true, isFull = () => false, timeLimitMs = 2_000 } = deps
  const pool = openPool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: timeLimitMs,
    query_timeout: timeLimitMs,
    idleTimeoutMillis: 0,
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

  const described = { config: { permission: 'public' as const }, schema: { summary: 'Befinden', tags: ['operations'] } }
  app.get('/health', described, async (_request, reply) => {
    const isThere = await databaseAnswers()
    const health: Health = {
      status: isThere && isListening() && !isFull() ? 'ok' : 'degraded',
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
