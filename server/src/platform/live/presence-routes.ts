import { idOfLink, linkTo } from '@reisewerk/domain/wire.ts'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { asActor, type Transaction } from '../database/transaction.ts'
import { requiredActor, tabOf } from '../endpoint/endpoint.ts'
import { badRequest, notFound, violated } from '../errors.ts'
import type { Listener } from './listen.ts'
import type { LiveClients } from './live-clients.ts'
import { openPresenceBook, type PresenceNotice, presenceNoticeOf } from './presence.ts'

export type PresenceDeps = {
  listener: Listener
  clients: LiveClients
  pool: pg.Pool
  seesOrder(trx: Transaction, orderId: number): Promise<boolean>
  silentAfterMs?: number
  gatherMs?: number
}

const presenceChannel = 'presence'
const bodySchema = z.strictObject({ order: z.string().max(60).nullable(), field: z.string().max(120).nullish() })
const tabHeader = z.string().optional().meta({ description: 'Kennung des Browser-Tabs, für die das gilt' })
const described = {
  config: { permission: 'signedIn' as const },
  schema: {
    summary: 'Sagen, welche Reise offen ist',
    tags: ['live'],
    headers: z.looseObject({ 'x-reisewerk-tab': tabHeader }),
    body: bodySchema,
  },
}

/**
 * Adds `PUT /api/presence` {order, field?} for the tab named in the header `x-reisewerk-tab`: who is here. It holds for 30 seconds
 * and is renewed by the browser. Everybody in the same order hears `event: presence` {order, users: [{id, tab, field}]}.
 * Whether an order exists for a user is asked before his presence is taken and again before he is told of others.
 */
export async function addPresence(app: FastifyInstance, deps: PresenceDeps): Promise<void> {
  const { listener, clients, silentAfterMs = 30_000, gatherMs = 50 } = deps
  const book = openPresenceBook(silentAfterMs)
  const untold = new Set<number>()
  let timer: NodeJS.Timeout | undefined

  await listener.hear(presenceChannel, (payload) => {
    try {
      markUntold(book.enter(presenceNoticeOf(payload)))
    } catch (error) {
      app.log.error({ err: error }, 'A presence notice cannot be read')
    }
  })
  // A stream that was broken comes back without a renewal that would tell it who is here.
  clients.onJoined((client) => markUntold(book.ordersOf(client.actor.userId)))
  const sweep = setInterval(() => markUntold(book.forgetSilent()), Math.min(1_000, silentAfterMs))
  sweep.unref()
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    clearTimeout(timer)
  })

  app.put<{ Body: z.infer<typeof bodySchema> }>('/api/presence', described, async (request, reply) => {
    const actor = requiredActor(request)
    const tab = tabOf(request)
    if (tab === null) throw badRequest('Es fehlt, welcher Browser-Tab fragt: Der Kopf X-Reisewerk-Tab nennt ihn.')
    const { order: link, field = null } = request.body
    const order = link === null ? null : idOfLink(link, 'orders')
    if (link !== null && order === null) throw violated({ propertyPath: 'order', message: 'Das ist keine Reise.' })
    if (order !== null && !(await seesOrder(order, actor))) {
      await say({ user: actor.userId, tab, order: null, field: null })
      throw notFound('Die Reise')
    }
    await say({ user: actor.userId, tab, order, field: order === null ? null : field })
    return reply.code(204).send()
  })

  const seesOrder = (order: number, actor: Actor) =>
    asActor(deps.pool, actor, { readOnly: true }, (trx) => deps.seesOrder(trx, order))
  const say = (notice: PresenceNotice) => listener.notify(presenceChannel, JSON.stringify(notice))

  function markUntold(orders: readonly number[]): void {
    for (const order of orders) untold.add(order)
    if (untold.size > 0) timer ??= setTimeout(() => void tellUntold(), gatherMs)
  }

  async function tellUntold(): Promise<void> {
    const orders = [...untold]
    untold.clear()
    timer = undefined
    for (const order of orders) await tell(order)
  }

  /** Only who is in an order hears who else is: told by user, for several tabs may share one stream. */
  async function tell(order: number): Promise<void> {
    const users = book.inOrder(order).map(({ user, tab, field }) => ({ id: user, tab, field }))
    for (const userId of new Set(users.map((user) => user.id))) {
      const listening = clients.of(userId)
      const [first] = listening
      if (first === undefined || !(await mayBeTold(order, first.actor))) continue
      for (const client of listening) {
        client.send({ event: 'presence', data: { order: linkTo('orders', order), users } })
      }
    }
  }

  async function mayBeTold(order: number, actor: Actor): Promise<boolean> {
    try {
      return await seesOrder(order, actor)
    } catch (error) {
      app.log.warn({ err: error }, 'Presence could not be told; the next change tells it again')
      return false
    }
  }
}
