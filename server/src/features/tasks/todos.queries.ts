import type { Transaction } from '../../platform/database/transaction.ts'

/** @returns null when the actor sees no such trip */
export async function organisationOfTrip(trx: Transaction, orderId: number): Promise<number | null> {
  const rows = await trx.query<{ id: number }>('select organisation_id as id from orders where id = $1', [orderId])
  return rows[0]?.id ?? null
}

/** Writes the option to-do of a request: a new one for the trip's user, or the one there is, open again. */
export async function upsertOptionTodo(
  trx: Transaction,
  option: { orderId: number; requestId: number; name: string; dueDate: string },
): Promise<void> {
  await trx.query(
    `insert into todos (organisation_id, order_id, request_id, user_id, name, due_date)
     select o.organisation_id, o.id, $2, o.user_id, $3, $4 from orders o where o.id = $1
     on conflict (request_id) do update set due_date = excluded.due_date, status = 'open', done_date = null`,
    [option.orderId, option.requestId, option.name, option.dueDate],
  )
}

export async function saveOptionStatus(
  trx: Transaction,
  requestId: number,
  status: string,
  doneDate: Date | null,
): Promise<void> {
  await trx.query('update todos set status = $2, done_date = $3 where request_id = $1', [requestId, status, doneDate])
}

export async function deleteOptionTodo(trx: Transaction, requestId: number): Promise<void> {
  await trx.query('delete from todos where request_id = $1', [requestId])
}
