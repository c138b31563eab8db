import { snapshotSchema } from '@reisewerk/domain/accounts/session.contract.ts'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { asActor } from '../database/transaction.ts'
import { requiredActor } from '../endpoint/endpoint.ts'
import { ApiError } from '../errors.ts'
import { actorChannel } from './actor-changes.ts'
import { changesChannel, type HidesColumns, notifiedChangeOf } from './change.ts'
import { changesSince, changesSinceRead, type FirstRead, latestChangeId } from './change-replay.ts'
import { type EventStream, openEventStream } from './event-stream.ts'
import type { Listener } from './listen.ts'
import { gatherLiveClients, type LiveClient, type LiveClients, resync } from './live-clients.ts'

export type LiveEventsDeps = {
  listener: Listener
  pool: pg.Pool
  /** Who asks, without prolonging the session: it is asked again at every heartbeat. Null without a session. */
  authenticate(request: FastifyRequest): Promise<Actor | null>
  /** Whether somebody may not see one of a table's columns, and so not be told that it changed. */
  hidesColumns: HidesColumns
  heartbeatMs?: number
  slowLimitBytes?: number
  streamsPerUser?: number
  gatherMs?: number
}

const querySchema = z.strictObject({ since: z.iso.datetime().optional(), snapshot: snapshotSchema.optional() })

const described: RouteShorthandOptions = {
  config: { permission: 'signedIn' },
  schema: { summary: 'Änderungen mithören (server-sent events)', tags: ['live'], querystring: querySchema },
}

/**
 * Adds `GET /api/events`, the live events (design §1): `event: hello` {resumed} once, then `event: changes` with a list
 * of changes, `event: resync` (ask for everything again), `event: presence`, `event: signed-out`. A first connection begins
 * `since` the server's time at which the page asked for its first data, and of the `snapshot` that showed it; a broken one
 * resumes by Last-Event-ID.
 * @returns the open streams, for presence and metrics
 */
export async function addLiveEvents(app: FastifyInstance, deps: LiveEventsDeps): Promise<LiveClients> {
  const { listener, heartbeatMs = 15_000, slowLimitBytes = 262_144 } = deps
  const clients = gatherLiveClients(deps.hidesColumns, {
    perUser: deps.streamsPerUser ?? 20,
    gatherMs: deps.gatherMs ?? 50,
  })
  const latest = (actor: Actor) => asActor(deps.pool, actor, { readOnly: true }, latestChangeId)
  const replay = (since: number | FirstRead, actor: Actor) =>
    asActor(deps.pool, actor, { readOnly: true }, (trx) =>
      typeof since === 'number' ? changesSince(trx, since) : changesSinceRead(trx, since),
    )
  const recheckers = new Map<LiveClient, () => Promise<void>>()

  listener.onRestored(() => {
    clients.resyncAll()
    for (const recheckNow of recheckers.values()) void recheckNow()
  })
  await listener.hear(changesChannel, (payload) => {
    try {
      clients.tell(notifiedChangeOf(payload))
    } catch (error) {
      // One change that cannot be read must not leave screens stale.
      app.log.error({ err: error }, 'A notified change cannot be read')
      clients.resyncAll()
    }
  })
  await listener.hear(actorChannel, (payload) => {
    for (const client of clients.of(Number(payload))) void recheckers.get(client)?.()
  })
  // Before the server waits for open answers: these never end by themselves.
  app.addHook('preClose', async () => clients.endAll())

  app.get('/api/events', described, async (request, reply) => {
    const actor = requiredActor(request)
    const stream = openEventStream(slowLimitBytes)
    const client = clients.join(actor, stream)
    if (client === null) throw new ApiError(429, 'too_many_streams', 'Es sind zu viele Fenster gleichzeitig offen.')
    recheckers.set(client, () => recheck(request, client))
    const beat = setInterval(() => {
      stream.beat()
      void recheck(request, client)
    }, heartbeatMs)
    stream.onClose(() => {
      clearInterval(beat)
      recheckers.delete(client)
    })
    void greet(request, client, stream)
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        // Kept alive, it would hold up the stop of the server after its stream has ended.
        connection: 'close',
      })
      .send(stream.readable)
  })

  /** Joined before this reads the log, so nothing falls between the replay and the flow. */
  async function greet(request: FastifyRequest, client: LiveClient, stream: EventStream): Promise<void> {
    try {
      const since = beginningOf(request)
      const missed = since === undefined ? [] : since === null ? null : await replay(since, client.actor)
      const resumed = since !== undefined && missed !== null
      // Whoever missed something gets its id with it and not before: the connection may break again in between.
      const isBehind = resumed && missed.length > 0
      client.send({ event: 'hello', data: { resumed }, id: isBehind ? undefined : await latest(client.actor) })
      client.begin(missed)
    } catch (error) {
      request.log.warn({ err: error }, 'A live stream could not begin; the browser will connect again')
      stream.end()
    }
  }

  async function recheck(request: FastifyRequest, client: LiveClient): Promise<void> {
    try {
      const actor = await deps.authenticate(request)
      if (actor !== null && hasSameRights(actor, client.actor)) return
      client.send(actor === null ? { event: 'signed-out', data: {} } : resync)
      client.end()
    } catch (error) {
      // With the database away nothing can be told either; the next heartbeat asks again.
      request.log.warn({ err: error }, 'The session of a live stream could not be checked')
    }
  }

  return clients
}

const lastEventIdSchema = z.string().regex(/^\d{1,15}$/)

/** @returns an id or what was read first, undefined without either, null for an id that this server never gave */
function beginningOf(request: FastifyRequest): number | FirstRead | null | undefined {
  const header = request.headers['last-event-id']
  if (header === undefined || header === '') {
    const { since, snapshot = null } = querySchema.parse(request.query)
    return since === undefined ? undefined : { since, snapshot }
  }
  const id = lastEventIdSchema.safeParse(header)
  return id.success ? Number(id.data) : null
}

function hasSameRights(one: Actor, other: Actor): boolean {
  const idsOf = (actor: Actor) =>
    actor.organisationIds.toSorted((first: number, second: number) => first - second).join()
  return (
    one.userId === other.userId &&
    one.isAdmin === other.isAdmin &&
    one.maySeePurchase === other.maySeePurchase &&
    one.maySeePersonal === other.maySeePersonal &&
    idsOf(one) === idsOf(other)
  )
}
