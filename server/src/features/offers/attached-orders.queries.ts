import type { AttachableOrder } from '@reisewerk/domain/offers/attached-orders.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Trips with what decides whether they may hang on one another's offers. */
export function readAttachable(trx: Transaction, orderIds: readonly number[]): Promise<AttachableOrder[]> {
  return trx.query<AttachableOrder>(
    `select o.id, o.order_number as "orderNumber", o.organisation_id::int as "organisationId", o.client_id::int as "clientId",
       case when x.id is not null then coalesce((select m.order_number from orders m where m.id = x.id), '') end as "managedBy",
       exists (select from offer_attached_orders j where j.order_id = o.id) as "speaksForOthers"
     from orders o left join lateral managing_order(o.id) x (id) on true where o.id = any ($1::bigint[])`,
    [orderIds],
  )
}

/** The trips an offer speaks for beside its own, in the order of its document, as far as the actor sees them. */
export async function readAttachedOrders(trx: Transaction, orderId: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select o.id from offer_attached_orders j join orders o on o.id = j.attached_order_id
     where j.order_id = $1 and o.current_status <> 'deleted' order by j.sort, j.id`,
    [orderId],
  )
  return rows.map(({ id }) => id)
}

/**
 * Those of them of which its papers tell: one that was cancelled hangs on the offer still, and nobody is offered it any more; one that only
 * administrators see is told by no paper that others read as well.
 */
export async function readOfferedOrders(trx: Transaction, orderId: number): Promise<number[]> {
  const rows = await trx.query<{ id: number }>(
    `select o.id from offer_attached_orders j join orders o on o.id = j.attached_order_id join orders m on m.id = j.order_id
     where j.order_id = $1 and o.current_status not in ('deleted', 'cancelled') and (m.is_admin_only or not o.is_admin_only)
     order by j.sort, j.id`,
    [orderId],
  )
  return rows.map(({ id }) => id)
}

/** Numbers of trips that only administrators see and that hang on an offer which others see, too; nobody else is told them. */
export async function readHiddenOrders(trx: Transaction, orderId: number): Promise<string[]> {
  const rows = await trx.query<{ orderNumber: string }>(
    `select o.order_number as "orderNumber" from offer_attached_orders j join orders o on o.id = j.attached_order_id
       join orders m on m.id = j.order_id
     where j.order_id = $1 and o.current_status not in ('deleted', 'cancelled') and o.is_admin_only and not m.is_admin_only
     order by j.sort, j.id`,
    [orderId],
  )
  return rows.map(({ orderNumber }) => orderNumber)
}

/** Cancelled trips that hang on an offer. */
export function readCancelledOrders(trx: Transaction, orderId: number): Promise<{ id: number; orderNumber: string }[]> {
  return trx.query<{ id: number; orderNumber: string }>(
    `select o.id, o.order_number as "orderNumber" from offer_attached_orders j join orders o on o.id = j.attached_order_id
     where j.order_id = $1 and o.current_status = 'cancelled' order by j.sort, j.id`,
    [orderId],
  )
}

/** How many trips an offer speaks for that the actor may not see. */
export async function countUnseenTrips(trx: Transaction, orderId: number): Promise<number> {
  const [all] = await trx.query<{ count: number }>('select count(*)::int as count from attached_orders_of($1)', [
    orderId,
  ])
  return (all?.count ?? 0) - (await readAttachedOrders(trx, orderId)).length
}

/** The trip whose offer speaks for a trip; null where it has its own. */
export async function readManagingOrder(trx: Transaction, orderId: number): Promise<number | null> {
  const [row] = await trx.query<{ id: number }>('select x.id::int from managing_order($1) x (id)', [orderId])
  return row?.id ?? null
}

/** Detaches those that are given and puts the others in their order; trips that nobody named stay as they are. */
export async function writeAttached(
  trx: Transaction,
  offerId: number,
  detached: readonly number[],
  attached: readonly number[],
): Promise<void> {
  await trx.query('delete from offer_attached_orders where offer_id = $1 and attached_order_id = any ($2::bigint[])', [
    offerId,
    detached,
  ])
  await trx.query(
    `insert into offer_attached_orders (offer_id, attached_order_id, sort)
     select $1, x.id, x.sort from unnest($2::bigint[]) with ordinality as x (id, sort)
     on conflict (offer_id, attached_order_id) do update set sort = excluded.sort
       where offer_attached_orders.sort <> excluded.sort`,
    [offerId, attached],
  )
}
