import type pg from 'pg'
import type { Actor } from '../../platform/actor.ts'
import { asActor } from '../../platform/database/transaction.ts'
import { changesChannel, notifiedChangeOf } from '../../platform/live/change.ts'
import type { Listener } from '../../platform/live/listen.ts'
import type { RoadService } from '../../platform/routing/road-service.ts'
import { withPlansOf } from '../orders/plan-lock.service.ts'
import { refreshRoutes, storeTold, unknownLegs } from './day-route.service.ts'

type Keeper = {
  readonly pool: pg.Pool
  readonly listener: Listener
  readonly roads: RoadService
  readonly onError: (error: unknown) => void
}

/**
 * Makes estimated distances exact once the transaction that led a day elsewhere has committed: nobody waits for the routing
 * service, and no row is locked while it answers (DAY-03). What it changes stands in the history of who moved the stop.
 */
export async function keepRoads({ pool, listener, roads, onError }: Keeper): Promise<void> {
  const asked = new Map<number, Actor>()
  const running = new Set<number>()
  await listener.hear(changesChannel, (payload) => {
    const { table, order, organisation, user } = notifiedChangeOf(payload)
    if (!leadsElsewhere(table) || order == null || user == null || organisation == null) return
    asked.set(order, { userId: user, organisationIds: [organisation], isAdmin: true, maySeePurchase: false })
    void run(order)
  })

  /** One after the other for a trip; what changes meanwhile is looked at again. */
  async function run(order: number): Promise<void> {
    if (running.has(order)) return
    running.add(order)
    for (let actor = asked.get(order); actor !== undefined; actor = asked.get(order)) {
      asked.delete(order)
      await settle(order, actor).catch(onError)
    }
    running.delete(order)
  }

  async function settle(order: number, actor: Actor): Promise<void> {
    const legs = await asActor(pool, actor, { readOnly: true }, (trx) => unknownLegs(trx, order))
    if (legs.length === 0) return
    const told = await roads.kilometres(legs)
    if (told.every((kilometres) => kilometres === null)) return
    await asActor(pool, actor, { trip: order }, async (trx) => {
      await withPlansOf(trx, 'orders', [order], () => storeTold(trx, legs, told))
      await refreshRoutes(trx, order)
    })
  }
}

function leadsElsewhere(table: string): boolean {
  return table === 'days' || table === 'placeholders' || table === 'route_details' || table.endsWith('_placeholders')
}
