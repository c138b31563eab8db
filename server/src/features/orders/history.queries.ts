import { linkTo, wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'

type LogRow = {
  id: number
  at: Date
  user_id: number | null
  user_name: string | null
  table_name: string
  row_id: number
  operation: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const pageSize = 100

/**
 * Who changed what on a trip and when, old and new values, newest first (APP-13).
 * @param before id of the oldest entry already known, for the next page
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function historyOf(trx: Transaction, orderId: number, before: number | null) {
  const [found, rows] = await Promise.all([
    trx.query('select from orders where id = $1', [orderId]),
    trx.query<LogRow>(
      `select l.id, l.at, l.user_id, trim(u.first_name || ' ' || u.last_name) as user_name, l.table_name, l.row_id,
         l.operation, l.before, l.after
       from change_log l left join users u on u.id = l.user_id
       where l.order_id = $1 and ($2::bigint is null or l.id < $2) order by l.id desc limit ${pageSize}`,
      [orderId, before],
    ),
  ])
  if (found.length === 0) throw notFound('Reise')
  return rows.map((row) => ({
    id: row.id,
    at: wireOfInstant(row.at),
    user: row.user_id === null ? null : linkTo('users', row.user_id),
    userName: row.user_name,
    table: row.table_name,
    row: row.row_id,
    operation: row.operation,
    before: row.before,
    after: row.after,
  }))
}
