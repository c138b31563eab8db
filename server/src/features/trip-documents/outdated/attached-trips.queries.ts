import type { AttachedTrip } from '@reisewerk/domain/trip-documents/outdated/attached-changes.ts'
import type { LoggedRow } from '@reisewerk/domain/trip-documents/outdated/net-changes.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/**
 * Trips that hang on the offer of a trip, in the order of its papers, and others that did. One that only administrators see is told by no
 * paper that others read as well (decision 025).
 * @param others ids of trips that hang there no longer
 */
export function readAttachedNow(
  trx: Transaction,
  orderId: number,
  others: readonly number[],
): Promise<Omit<AttachedTrip, 'facts' | 'log'>[]> {
  return trx.query<Omit<AttachedTrip, 'facts' | 'log'>>(
    `select o.id, o.order_number as "orderNumber", j.id is not null as "isAttached",
       case when o.current_status = 'cancelled' then 'cancelled' else 'told' end as status
     from orders m join orders o on o.id <> m.id
       left join offer_attached_orders j on j.order_id = m.id and j.attached_order_id = o.id
     where m.id = $1 and (o.id = any ($2::bigint[]) or o.id in (select x.attached_order_id from offer_attached_orders x where x.order_id = $1))
       and (m.is_admin_only or not o.is_admin_only)
     order by j.sort, o.id`,
    [orderId, others],
  )
}

type Deleted = Pick<AttachedTrip, 'id' | 'orderNumber'> & { readonly status: string; readonly at: LoggedRow['at'] }

/** Trips that hung on the offer of a trip when they were deleted. */
export async function readDeletedAttached(trx: Transaction, orderId: number): Promise<AttachedTrip[]> {
  const rows = await trx.query<Deleted>(
    `select x.id, x.order_number as "orderNumber", x.status, x.deleted_at as at from orders m, deleted_attached_of(m.id) x where m.id = $1`,
    [orderId],
  )
  return rows.map(({ id, orderNumber, status, at }) => {
    const changed = { before: { current_status: status }, after: { current_status: 'deleted' } }
    const log = [{ table: 'orders', row: id, operation: 'update' as const, ...changed, at }]
    return { ...{ id, orderNumber, isAttached: true, facts: null, log }, status: 'deleted' as const }
  })
}
