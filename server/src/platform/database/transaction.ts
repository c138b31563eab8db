import { setTimeout as pause } from 'node:timers/promises'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Actor } from '../actor.ts'
import { DatabaseAwayError, isAway, isConnectionError, isOutOfConnections, TooManyError } from './away.ts'
import { nameOf } from './statement-names.ts'
import { type Opening, openSender, type StatementSender } from './statement-sender.ts'
import { pgErrorOf } from './violations.ts'

/** A transaction that speaks for one actor. */
export type Transaction = {
  readonly actor: Actor
  /** Whoever asked was warned, and wants it all the same. */
  readonly isConfirmed: boolean
  readonly db: NodePgDatabase
  /** One statement, kept prepared when it repeats; statements fired without awaiting share a round trip. */
  readonly query: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** How many statements were fired so far. */
  readonly fired: () => number
}

type Options = {
  readonly softDelete?: boolean
  readonly tab?: string | null
  readonly isConfirmed?: boolean
  /** The day of whoever asks; the database takes its own where nobody names one (`desk_today`). */
  readonly today?: CalendarDate
  readonly readOnly?: boolean
  /**
   * All statements are fired before the first answer is awaited. Then they are one batch, which is a transaction in itself:
   * one packet there and one back; a statement fired later is refused.
   */
  readonly atOnce?: boolean
  /** The trip asked about, if there is one: whether the actor sees it is then asked once, not for each row below it. */
  readonly trip?: number | null
  /** The hash of the token by which somebody who is not signed in came; the database decides what it opens. */
  readonly road?: string
}

/** Deadlocks and serialization failures roll everything back; the same work may simply be tried again. */
const retryable = new Set(['40001', '40P01'])
const attempts = 5
/** How often somebody lines up for a connection of a living database before hearing of too many: a late answer is worth more than none. */
const queues = 3
/** Those who stood in each other's way start again at different moments, the later the more often they met. */
const longestPauseMs = 40

/**
 * Runs work in a transaction under the actor's policies. What sets the actor travels with the first statement of the work,
 * so a single read costs one round trip (stack: round trips cost more than policies).
 * @throws DatabaseAwayError when the database cannot be reached
 * @throws TooManyError when others kept all connections until patience ended
 */
export async function asActor<T>(
  pool: pg.Pool,
  actor: Actor,
  options: Options,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  let queued = 0
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, actor, options, work)
    } catch (error) {
      if (isConnectionError(error)) {
        // Who waited in vain for a connection may have waited behind too many others.
        if (isOutOfConnections(error) && !(await isAway(pool.options))) {
          if (++queued < queues) continue
          throw new TooManyError('no connection was free', { cause: error })
        }
        throw new DatabaseAwayError('the database is away', { cause: error })
      }
      if (attempt >= attempts || !retryable.has(pgErrorOf(error)?.code ?? '')) throw error
      await pause(Math.random() * longestPauseMs * attempt)
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
    const sender = openSender(client, pool, openingOf(actor, options), options.atOnce === true)
    const { trx, close } = transactionOn(client, sender, actor, options.isConfirmed === true)
    const working = work(trx)
    let ended = options.atOnce === true ? end(sender, close) : null
    const result = await working.catch(async (error: unknown) => {
      if (ended === null) await sender.rollback().catch(release.broken)
      await Promise.allSettled([ended])
      throw error
    })
    ended ??= end(sender, close)
    if (options.readOnly === true) {
      // A read has nothing that could get lost in the end; whoever asked need not wait for it.
      ended.then(() => release(), release)
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
 * What makes the transaction the actor's. Prepared, because PostgreSQL would otherwise plan the look-up of the trip anew
 * for each request.
 */
function openingOf(
  actor: Actor,
  { tab, trip, road, today, readOnly = false, softDelete = false, atOnce = false }: Options,
): Opening {
  const values = [
    String(actor.userId),
    `{${actor.organisationIds.join(',')}}`,
    String(actor.isAdmin),
    String(actor.maySeePurchase),
    tab ?? '',
    String(softDelete),
    today ?? '',
    readOnly ? 'on' : 'off',
  ]
  // What travels as one batch is a transaction without saying so.
  const opening: Opening[number][] = atOnce ? [] : [[{ name: 'begin', text: 'begin' }, []]]
  opening.push([{ name: 'actor', text: actorSettings }, values])
  if (road !== undefined) opening.push([{ name: 'road', text: `select set_config('app.road', $1, true)` }, [road]])
  if (trip !== null && trip !== undefined && Number.isSafeInteger(trip)) {
    const setting = readOnly ? { name: 'trip read', text: tripReading } : { name: 'trip', text: tripSettings }
    opening.push([setting, [trip]])
  }
  return opening
}

const settings = [
  'app.user',
  'app.organisations',
  'app.admin',
  'app.purchase',
  'app.tab',
  'app.soft_delete',
  'app.today',
  'transaction_read_only',
]
const actorSettings = `select ${settings.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}`

/** Under the policy of `orders`, which the settings before have just made the actor's: an unseen trip is set to nothing. */
const tripSettings = `select set_config('app.trip', coalesce((select id::text from orders where id = $1), ''), true)`

/**
 * What is read of one trip is planned alike for all trips. Left to itself PostgreSQL would plan a statement anew the first
 * five times on each connection, which takes the day plan's as long as running it. And it is planned as what is looked up by its
 * number, not read and sorted (decision 111). Not for changes: their triggers look at the very values.
 */
const tripReading = `${tripSettings}, set_config('plan_cache_mode', 'force_generic_plan', true),
  set_config('random_page_cost', '1.1', true)`

/** Ends the transaction, fired without awaiting; nothing more can be asked in it. */
function end(sender: StatementSender, close: () => void): Promise<void> {
  close()
  const ended = sender.commit()
  // Whoever waits for it hears of a failure; until then it must not count as unseen.
  ended.catch(() => undefined)
  return ended
}

function transactionOn(client: pg.PoolClient, sender: StatementSender, actor: Actor, isConfirmed: boolean) {
  let db: NodePgDatabase | undefined
  let fired = 0
  let isOpen = true
  const send: StatementSender['send'] = async (statement, values) => {
    // Outside its transaction a statement would speak for nobody.
    if (!isOpen) throw new Error('the transaction has ended; its statements are fired at once or it is not declared so')
    fired++
    return sender.send(statement, values)
  }
  const trx: Transaction = {
    actor,
    isConfirmed,
    fired: () => fired,
    // Made when first used: most requests never do.
    get db() {
      db ??= drizzle(Object.create(client, { query: { value: send } }), { casing: 'snake_case' })
      return db
    },
    query: async (text, values = []) => (await send({ name: nameOf(text), text }, values)).rows,
  }
  const close = () => {
    isOpen = false
  }
  return { trx, close }
}
