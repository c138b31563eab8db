import type { Transaction } from '../../platform/database/transaction.ts'
import { payments } from './invoices.tables.ts'

/** Locks the invoice that a payment is for; null when the actor sees none. */
export async function lockPaidInvoice(
  trx: Transaction,
  id: number,
): Promise<{ readonly orderId: number; readonly currency: string } | null> {
  const [found] = await trx.query<{ orderId: number; currency: string }>(
    'select order_id::int as "orderId", currency from client_invoices where id = $1 for update',
    [id],
  )
  return found ?? null
}

export async function insertPayment(trx: Transaction, row: typeof payments.$inferInsert): Promise<number> {
  const [kept] = await trx.db.insert(payments).values(row).returning({ id: payments.id })
  if (kept === undefined) throw new Error('a recorded payment has no row')
  return kept.id
}

/** @returns false when the actor sees no such payment, or it is removed already */
export async function markRemoved(trx: Transaction, id: number, by: number, at: Date): Promise<boolean> {
  const marked = await trx.query(
    'update payments set removed_at = $3, removed_by_id = $2 where id = $1 and removed_at is null returning id',
    [id, by, at],
  )
  return marked.length > 0
}
