import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

/** Brings a trip to a status that lies ahead of its own; one that has come farther, was cancelled or deleted stays. */
export async function advanceStatus(trx: Transaction, orderId: number, status: OrderStatus): Promise<void> {
  await trx.query(
    `update orders set current_status = $2
     where id = $1 and order_status_rank(current_status) < order_status_rank($2)`,
    [orderId, status],
  )
}
