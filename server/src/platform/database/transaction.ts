import { createHash } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Actor } from '../actor.ts'
import { DatabaseAwayError, isConnectionError } from './away.ts'

/** A transaction that speaks for one actor. */
export type Transaction = {
  readonly actor: Actor
  /** Typed queries on the same connection. */
  readonly db: NodePgDatabase
  /** One statement, prepared under its own text; statements fired without awaiting share a round trip. */
  readonly query: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** How many statements were fired so far, those of `db` included. */
  readonly fired: () => number
}

type Options = { readonly tab?: string | null; readonly readOnly?: boolean }

/** The actor waits for no lock: a database that has not set it by then is frozen or out of reach, and nobody shall hang on it. */
const firstAnswerMs = 4_000
/** Deadlocks and serialization failures roll everything back; the same work may simply be tried again. */
const retryable = new Set(['40001', '40P01'])

/**
 * Runs work in a transaction under the actor's policies. BEGIN and the actor travel with the first statement of the work,
 * so a single read costs one round trip (stack: round trips cost more than policies).
 * @throws DatabaseAwayError when the database cannot be reached
 */
export async function asActor<T>(
  pool: pg.Pool,
  actor: Actor,
  options: Options,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, actor, options, work)
    } catch (error) {
      if (isConnectionError(error)) throw new DatabaseAwayError('the database is away', { cause: error })
      if (attempt >= 3 || !retryable.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

async function once<T>(
  pool: pg.Pool,
  actor: Actor,
  options: Options,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const release = releaseOf(client)
  try {
    sendTogether(client)
    const begun = begin(client, actor, options)
    const result = await work(transactionOn(client, actor)).catch(async (error: unknown) => {
      await client.query('rollback').catch(release.broken)
      await begun.catch(() => undefined)
      throw error
    })
    const ended = commit(client, begun)
    if (options.readOnly === true) {
      // A read has nothing that could get lost in the end; whoever asked need not wait for it.
      ended.then(release, release)
      return result
    }
    await ended
    release()
    return result
  } catch (error) {
    release(error)
    throw error
  }
}

/** What is fired before the process turns to anything else leaves in one packet, BEGIN and the first statements above all. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** Gives a connection back to its pool; one that broke meanwhile is dropped. */
function releaseOf(client: pg.PoolClient) {
  let failure: Error | undefined
  const broken = (error: Error) => {
    failure = error
  }
  client.on('error', broken)
  const release = (error?: unknown) => {
    if (error instanceof Error && isConnectionError(error)) failure = error
    client.off('error', broken)
    client.release(failure)
  }
  return Object.assign(release, { broken })
}

/**
 * BEGIN and the actor in one message, fired without awaiting; the promise is awaited at commit, so a failure here never
 * goes unseen.
 */
function begin(client: pg.PoolClient, actor: Actor, { tab, readOnly = false }: Options): Promise<unknown> {
  const settings = {
    'app.user': String(actor.userId),
    'app.organisations': `{${actor.organisationIds.join(',')}}`,
    'app.admin': String(actor.isAdmin),
    'app.tab': tab ?? '',
  }
  const sets = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${client.escapeLiteral(value)}, true)`,
  )
  const message = {
    text: `${readOnly ? 'begin read only' : 'begin'}; select ${sets.join(', ')}`,
    query_timeout: firstAnswerMs,
  }
  const begun = client.query(message)
  begun.catch(() => undefined)
  return begun
}

async function commit(client: pg.PoolClient, begun: Promise<unknown>): Promise<void> {
  const [, ended] = await Promise.all([begun, client.query('commit')])
  // PostgreSQL answers ROLLBACK to a COMMIT of a transaction in which a statement failed.
  if (ended.command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back')
}

function transactionOn(client: pg.PoolClient, actor: Actor): Transaction {
  let db: NodePgDatabase | undefined
  let fired = 0
  return {
    actor,
    fired: () => fired,
    // Made when first used: most requests never do. Whoever takes it fires a statement.
    get db() {
      fired++
      db ??= drizzle(client, { casing: 'snake_case' })
      return db
    },
    query: async (text, values = []) => {
      fired++
      return (await client.query({ name: nameOf(text), text, values: [...values] })).rows
    },
  }
}

const names = new Map<string, string>()

/** A short stable name per statement text, so that each connection plans it once. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url')
    // Filters make new texts; beyond this many the oldest names are simply computed again.
    if (names.size > 2_000) names.clear()
    names.set(text, name)
  }
  return name
}
