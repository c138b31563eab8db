import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { updateItem } from '../../platform/resource/write.ts'
import { withinAllotments } from './allotted-rooms.service.ts'
import { readDeletedTrips } from './orders.queries.ts'

/** Back to the status it had before (APP-11). @throws ApiError 404 when the actor sees no such trip */
export async function restoreOrder(trx: Transaction, id: number, desk: Desk): Promise<void> {
  await readDeletedTrips(trx)
  const [trip] = await trx.query<{ status: OrderStatus; before: OrderStatus | null }>(
    `select o.current_status as status,
       (select l.before->>'current_status' from change_log l where l.table_name = 'orders' and l.row_id = o.id
        and l.after->>'current_status' = 'deleted' order by l.id desc limit 1) as before
     from orders o where o.id = $1 and o.current_status <> 'concept' for update of o`,
    [id],
  )
  if (trip === undefined) throw notFound('Reise')
  if (trip.status !== 'deleted') return
  await withinAllotments(trx, 'orders', [id], desk.today, () =>
    updateItem(trx, desk.resources, resourceOf(desk.resources, 'orders'), id, { currentStatus: trip.before ?? 'new' }),
  )
}
