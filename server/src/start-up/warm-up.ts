import { daysAsked } from '@reisewerk/domain/itinerary/days-asked.ts'
import type { Actor } from '../platform/actor.ts'
import { type Database, keptConnections } from '../platform/database/connect.ts'
import { asActor, type Transaction } from '../platform/database/transaction.ts'
import { listItems, readItem } from '../platform/resource/list.ts'
import { readGroups, readListQuery } from '../platform/resource/list-query.ts'
import { type ResourceSet, resourceOf } from '../platform/resource/resource.ts'

/** Sees nothing, and is asked for the way most people see it. */
const nobody: Actor = { userId: 0, organisationIds: [], isAdmin: false, maySeePurchase: true }
const noTrip = 0

/**
 * Has every connection that is kept plan what opening a trip asks, before somebody waits for it. A connection plans a statement
 * for itself when it first meets it, and a day plan's takes longer to plan than to answer (decision 150).
 * @throws DatabaseAwayError
 */
export async function warmUp({ trip: pool }: Pick<Database, 'trip'>, resources: ResourceSet): Promise<void> {
  const open = () =>
    asActor(pool, nobody, { readOnly: true, atOnce: true, trip: noTrip }, (trx) => openTrip(trx, resources))
  // What was asked once only is not kept prepared.
  await open()
  await Promise.all(Array.from({ length: keptConnections }, open))
}

async function openTrip(trx: Transaction, resources: ResourceSet): Promise<void> {
  const [orders, days] = [resourceOf(resources, 'orders'), resourceOf(resources, 'days')]
  const groups = [...daysAsked.groups]
  const query = { ...daysAsked.query, _itemsPerPage: String(daysAsked.query._itemsPerPage), '_groups[]': groups }
  const asked = readListQuery(days.contract, { ...query, 'order.id': String(noTrip) })
  const head = readItem(trx, resources, orders, noTrip, readGroups(orders.contract, { '_groups[]': groups }))
  // There is no such trip, and its head says so.
  await Promise.all([head.catch(() => null), listItems(trx, resources, days, asked)])
}
