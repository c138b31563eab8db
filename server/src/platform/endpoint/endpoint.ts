import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { groupsBeyondTrip } from '@reisewerk/domain/contract/groups.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type * as z from 'zod'
import type { Actor } from '../actor.ts'
import { DatabaseAwayError } from '../database/away.ts'
import { asActor, type Transaction } from '../database/transaction.ts'
import { ApiError, forbidden, noPurchase } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { createEditOrder, editOf } from './edit-order.ts'
import { answerOnce } from './idempotency.ts'
import { groupNames } from './known-parameters.ts'
import { createTurns } from './turns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyContextConfig {
    permission?: Permission
    writes?: boolean
    /** Its answers are data, not pages: their security headers are always the same and worked out once. */
    isAnswer?: boolean
  }
}

/** Who may call an endpoint. There is no default: one that declares none stops the start-up. */
export type Permission = 'public' | 'signedIn' | 'purchase' | 'admin'

type Shape = z.ZodType | undefined
type Read<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined

export type Endpoint<P extends Shape = Shape, Q extends Shape = Shape, B extends Shape = Shape> = {
  readonly method: HTTPMethods
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly permission: Exclude<Permission, 'public'>
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly answer?: z.ZodType
  readonly headers?: z.ZodType
  /** Status of success, 200 unless told. */
  readonly status?: number
  /** A GET that changes something, as the documents have it; it is then refused to other sites like any change. */
  readonly writes?: boolean
  /** The handler fires all its statements before it awaits the first: the request costs one round trip to the database. */
  readonly atOnce?: boolean | ((query: unknown) => boolean)
  /** The trip the request is about, as far as its address tells; spares the policies a look-up per row. */
  readonly trip?: (input: { params: unknown; query: unknown }) => number | null
  /** Its answers tell of people in confidence: reading is noted, and answers are kept for repeats encrypted (decision 037). */
  readonly isPersonal?: boolean
  /** A PUT that makes something: like a POST it is made once per Idempotency-Key, though its version is another one by then. */
  readonly isMadeOnce?: boolean
  readonly bodyLimit?: number
  /** What is told of a refusal, in a transaction of its own: what the refused one wrote is gone. */
  readonly refused?: (trx: Transaction, error: ApiError) => Promise<ApiError>
  readonly handle: (trx: Transaction, input: Input<P, Q, B>) => Promise<unknown>
}
export type Input<P extends Shape = Shape, Q extends Shape = Shape, B extends Shape = Shape> = {
  readonly params: Read<P>
  readonly query: Read<Q>
  readonly body: Read<B>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const isAtOnce = ({ atOnce = false }: Pick<Endpoint, 'atOnce'>, query: unknown) =>
  typeof atOnce === 'boolean' ? atOnce : atOnce(query)
const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const inOrder = createEditOrder()
// A database that is away is so for everybody who waits.
const endsAll = (error: unknown) => error instanceof DatabaseAwayError
const readsInTurn = createTurns(endsAll)
const changesInTurn = createTurns(endsAll)

/** Adds one endpoint: contract, permission, one call (style, rule 3). */
export function addEndpoint<P extends Shape, Q extends Shape, B extends Shape>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<P, Q, B>,
): void {
  const { method, path, params, query, body, answer, headers, summary, tag, status = 200, bodyLimit } = endpoint
  app.route({
    method,
    url: path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    helmet: false,
    config: { permission: endpoint.permission, writes: endpoint.writes ?? false, isAnswer: true },
    schema: {
      summary,
      tags: [tag],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(headers && { headers }),
      ...(answer && { response: { [status]: answer } }),
    },
    handler: async (request, reply) => {
      const actor = requiredActor(request)
      checkPermission(endpoint.permission, actor)
      const isRead = readMethods.has(request.method) && endpoint.writes !== true
      const readOnly = isRead && endpoint.isPersonal !== true
      const work = async (trx: Transaction) => {
        const input = { params: request.params, query: request.query, body: request.body, request, reply }
        return endpoint.handle(trx, input as Input<P, Q, B>)
      }
      const trip = endpoint.trip?.({ params: request.params, query: request.query }) ?? null
      const groups = heededGroups(request)
      const softDelete = groups.includes('soft_delete')
      const options = {
        ...{ tab: tabOf(request), isConfirmed: isConfirmed(request), today: todayInGermany(platform.now()) },
        ...{ readOnly, atOnce: isAtOnce(endpoint, request.query), trip, softDelete },
      }
      // Who reads one trip sees that trip only, under the shortest policies.
      const isOfOneTrip = readOnly && trip !== null && !groups.some((group) => groupsBeyondTrip.includes(group))
      const pool = isOfOneTrip ? platform.database.trip : platform.database.app
      const answered = () =>
        asActor(pool, actor, options, (trx) =>
          request.method === 'POST' || endpoint.isMadeOnce === true
            ? answerOnce(trx, request, { status, seal: endpoint.isPersonal ? platform.seal : null }, () => work(trx))
            : work(trx),
        )
      const { refused } = endpoint
      const inTransaction = () =>
        refused === undefined
          ? answered()
          : answered().catch(async (error: unknown) => {
              if (!(error instanceof ApiError)) throw error
              throw await asActor(pool, actor, options, (trx) => refused(trx, error))
            })
      // Reads are what one can ask for by the hundred; a quarter of the connections is enough for anybody's screen.
      const share = Math.max(2, Math.floor((pool.options.max ?? 10) / 4))
      const inTurn = isRead ? readsInTurn : changesInTurn
      // A change that answers little goes ahead at once.
      const isHeavy = isRead || request.url.includes('groups')
      const answer = isHeavy ? () => inTurn(actor.userId, share, inTransaction) : inTransaction
      const edit = editOf(request)
      const line = `${actor.userId} ${options.tab} ${request.url}`
      const result = edit === null ? await answer() : await inOrder(line, edit, answer)
      // A handler that sends a stream or a file has answered by itself.
      if (reply.sent) return reply
      // Also of a repeat that got the first answer: the version is part of it.
      const version = versionOf(result)
      if (version !== null && !reply.hasHeader('etag')) reply.header('etag', `"${version}"`)
      return reply.code(result === undefined ? 204 : status).send(result)
    },
  })
}

/** @throws ApiError 403 when the actor lacks the right a permission stands for */
export function checkPermission(permission: Permission, actor: Actor): void {
  if (permission === 'admin' && !actor.isAdmin) throw forbidden()
  if (permission === 'purchase' && !actor.maySeePurchase) throw noPurchase()
}

const groupsHeeded = ['soft_delete', ...groupsBeyondTrip]

/**
 * Which of the groups asked for decide what is seen at all, read from the address for every endpoint: with `soft_delete`
 * deleted trips are read, too (APP-11).
 */
function heededGroups({ url }: FastifyRequest): readonly string[] {
  if (!groupsHeeded.some((group) => url.includes(group))) return []
  const query = new URLSearchParams(url.slice(url.indexOf('?')))
  return groupNames.flatMap((name) => query.getAll(name)).flatMap((value) => value.split(','))
}

function versionOf(answer: unknown): number | null {
  const version = typeof answer === 'object' && answer !== null && 'version' in answer ? answer.version : null
  return typeof version === 'number' ? version : null
}

/** @throws ApiError 401 without a session */
export function requiredActor(request: FastifyRequest): Actor {
  if (request.actor === null) throw new ApiError(401, 'unauthenticated', 'Bitte melde dich an.')
  return request.actor
}

/** Which browser tab asks; its own changes need not be told to it again. */
export function tabOf(request: FastifyRequest): string | null {
  const tab = request.headers['x-reisewerk-tab']
  return typeof tab === 'string' && /^[\w-]{1,64}$/.test(tab) ? tab : null
}

/** Whether whoever asks was warned of what follows from it, and wants it all the same. */
function isConfirmed(request: FastifyRequest): boolean {
  return request.headers['x-reisewerk-confirmed'] === 'yes'
}
