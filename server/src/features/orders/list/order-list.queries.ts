import { mostTimelineOrders, type Timeline, type TimelineTrip } from '@reisewerk/domain/orders/order-list.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { listRows } from '../../../platform/resource/list.ts'
import type { ListQuery } from '../../../platform/resource/list-query.ts'
import type { Resource } from '../../../platform/resource/resource.ts'

/** The trips of a span as the timeline draws them: the list's own filters and search, nothing that is not drawn. */
export async function timelineOf(trx: Transaction, orders: Resource, asked: ListQuery): Promise<Timeline> {
  const query = { ...asked, order: [] }
  const columns = `t0.id, t0.order_number as "orderNumber", coalesce(nullif(t0.trip_name, ''), t0.group_name) as name,
    (select c.company_name from clients c where c.id = t0.client_id) as client, t0.start_at::text as "startAt",
    t0.end_at::text as "endAt", t0.current_status as status, t0.is_admin_only as "isAdminOnly",
    coalesce((select f.hotel_pax_asked from order_figures f where f.order_id = t0.id), 0) as pax`
  const { rows, total } = await listRows<TimelineTrip>(trx, orders, query, columns, mostTimelineOrders)
  return { trips: rows, total }
}

export type ExportedOrder = {
  orderNumber: string
  client: string | null
  groupName: string
  tripName: string
  startAt: string
  endAt: string
  destinations: string | null
  user: string
  dueDate: string | null
  status: string
  paxAsked: number
  paxReserved: number
  importId: string | null
}

/** The lines of the list in its order, all pages; `total` tells when there are more than asked for. */
export async function exportedOrders(
  trx: Transaction,
  orders: Resource,
  query: ListQuery,
  limit: number,
): Promise<{ rows: ExportedOrder[]; total: number }> {
  const columns = `t0.order_number as "orderNumber", c.company_name as client, t0.group_name as "groupName",
    t0.trip_name as "tripName", t0.start_at::text as "startAt", t0.end_at::text as "endAt",
    (select string_agg(d.name || case when d.id = t0.main_destination_id then ' ★' else '' end, ', '
        order by d.id = t0.main_destination_id desc, j.sort, j.id)
      from order_destinations j join destinations d on d.id = j.destination_id where j.order_id = t0.id) as destinations,
    concat_ws(' ', u.first_name, u.last_name) as user, f.urgent_todo_due_date::text as "dueDate", t0.current_status as status,
    coalesce(f.hotel_pax_asked, 0) as "paxAsked", coalesce(f.hotel_pax_reserved, 0) as "paxReserved", t0.import_id as "importId"`
  const joins = `left join clients c on c.id = t0.client_id left join users u on u.id = t0.user_id
    left join order_figures f on f.order_id = t0.id`
  return listRows<ExportedOrder>(trx, orders, query, columns, limit, joins)
}
