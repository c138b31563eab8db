import { linkTo, wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import { withoutLoggedPurchase } from '../../../platform/resource/purchase.ts'
import type { ResourceSet } from '../../../platform/resource/resource.ts'
import { type Logged, toldOf } from './names.queries.ts'

type LogRow = Logged & {
  id: number
  at: Date
  user_id: number | null
  user_name: string | null
  operation: string
}

export type HistoryPage = {
  /** Id of the oldest entry already known: what is older follows. New entries then shift nothing. */
  before: number | null
  page: number
  itemsPerPage: number
}

/** Who changed what on a trip and when, newest first (APP-13). @throws ApiError 404 when the actor sees no such trip */
export async function historyOf(
  trx: Transaction,
  resources: ResourceSet,
  orderId: number,
  { before, page, itemsPerPage }: HistoryPage,
) {
  const [found, counted, logged] = await Promise.all([
    trx.query(`select from orders where id = $1 and current_status <> 'concept'`, [orderId]),
    trx.query<{ total: number }>('select count(*)::int as total from change_log where order_id = $1', [orderId]),
    trx.query<LogRow>(
      `select l.id, l.at, l.user_id, trim(u.first_name || ' ' || u.last_name) as user_name, l.table_name, l.row_id,
         l.operation, l.before, l.after
       from change_log l left join users u on u.id = l.user_id
       where l.order_id = $1 and ($2::bigint is null or l.id < $2) order by l.id desc limit $3 offset $4`,
      [orderId, before, itemsPerPage, (page - 1) * itemsPerPage],
    ),
  ])
  if (found.length === 0) throw notFound('Reise')
  const rows = withoutLoggedPurchase(trx, resources, logged)
  const told = await toldOf(trx, rows)
  const items = rows.map((row, index) => ({
    id: row.id,
    at: wireOfInstant(row.at),
    user: row.user_id === null ? null : linkTo('users', row.user_id),
    userName: row.user_name,
    table: row.table_name,
    row: row.row_id,
    operation: row.operation,
    before: row.before,
    after: row.after,
    ...told[index],
  }))
  return { items, total: counted[0]?.total ?? 0 }
}
